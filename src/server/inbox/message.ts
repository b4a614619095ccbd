import { createHash, randomBytes } from 'node:crypto';
import type { ContactBody } from '../../contact/contact-body.ts';

/** `unverified`: no captcha could be checked; `spam`: the field that only machines fill in was filled in. */
export type MessageState = 'stored' | 'unverified' | 'spam';

/** What was filled in at a field of the site's own, as it is kept: readable without the site. */
export interface KeptField {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** The value as people read it: of a choice its words. */
  readonly text: string;
}

/** A message as it is kept. */
export interface Message {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  readonly state: MessageState;
  readonly body: ContactBody;
  readonly fields: readonly KeptField[];
  /** The address of the page that it was sent from; null where nothing said which one that was. */
  readonly page: string | null;
}

/** A message on its way into the database. */
export interface NewMessage extends Message {
  readonly key: string | null;
  readonly sentAs: 'json' | 'form';
  readonly locale: string;
  /** Whether the visitor ticked the box; null where the browser alone saw it. */
  readonly consent: boolean | null;
  /** The captcha token that this message uses up. */
  readonly captcha: { readonly id: string; readonly expiresAt: number } | null;
}

/** The fields that every message's body has. */
export const FIELDS = ['name', 'email', 'phoneNumber', 'website', 'description'] as const;

/** Two bodies with the same hash say the same, however they were encoded. */
export function bodyHash(body: ContactBody): string {
  const own = body.fields ? [Object.entries(body.fields)] : [];
  const text = JSON.stringify([...FIELDS.map((field) => body[field]), ...own]);
  return createHash('sha256').update(text).digest('base64url');
}

/** Text that a database and every reader keeps whole: no lone surrogates, and no NUL, which ends text in SQLite. */
export function cleanText(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8').replaceAll('\0', '\uFFFD');
}

/** A new id (UUID version 7): later ones sort behind earlier ones, so that an index grows at its end. */
export function messageId(now: number): string {
  const time = now.toString(16).padStart(12, '0');
  const random = randomBytes(10).toString('hex');
  const variant = '89ab'[Number.parseInt(random.charAt(3), 16) % 4] ?? '8';
  const parts = [time.slice(0, 8), time.slice(8), `7${random.slice(0, 3)}`, variant + random.slice(4, 7)];
  return [...parts, random.slice(7, 19)].join('-');
}
