import { createHash } from 'node:crypto';
import type { ContactBody } from '../../contact/contact-body.ts';

/** `unverified`: no captcha could be checked; `spam`: the field that only machines fill in was filled in. */
export type MessageState = 'stored' | 'unverified' | 'spam';

/** A message as it is kept. */
export interface Message {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  readonly state: MessageState;
  readonly body: ContactBody;
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

const FIELDS = ['name', 'email', 'phoneNumber', 'website', 'description'] as const;

/** Two bodies with the same hash say the same, however they were encoded. */
export function bodyHash(body: ContactBody): string {
  const text = JSON.stringify(FIELDS.map((field) => body[field]));
  return createHash('sha256').update(text).digest('base64url');
}

/** Text that a database and every reader keeps whole: no lone surrogates, and no NUL, which ends text in SQLite. */
export function cleanText(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8').replaceAll('\0', '\uFFFD');
}
