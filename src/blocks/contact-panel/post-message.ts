import {
  CAPTCHA_HEADER,
  CONTROL_NAMES,
  type ContactText,
  contactBody,
  IDEMPOTENCY_HEADER,
  TEXT_FIELDS,
} from '../../contact/contact-body.ts';
import { isOwnKey } from '../../contact/own-fields.ts';
import type { ContactAnswer, ContactErrors, ContactRequest } from '../../machines/contact-submit.machine.ts';

export interface Destination {
  readonly endpoint: string;
  /** True where another origin takes our headers too. */
  readonly headers: boolean;
  /** True where the site has a captcha. */
  readonly isChecked: boolean;
  /** Where the page is: its origin gets the headers in any case. */
  readonly page: string;
}

/** So many characters are surely fewer than the 64 kB that may go on without their page. */
const KEPT_ALIVE = 20_000;

/** Where the form shows what the server says of a field of the body. */
const FIELDS = [
  ['name', 'firstName'],
  ['email', 'email'],
  ['phoneNumber', 'phoneNumber'],
  ['description', 'comments'],
] as const;

/** A message as the browser itself posts it: without a token our service takes no other. Its consent was asked for before. */
const plainBody = (form: ContactText) =>
  new URLSearchParams([
    ...TEXT_FIELDS.map((field) => [CONTROL_NAMES[field], form[field]]),
    ...Object.entries(form).filter(([name, text]) => isOwnKey(name) && text !== ''),
    ['consent', 'on'],
  ]).toString();

/**
 * The POST of a message: exactly the specified body, and the headers that its destination takes. Where the captcha could not
 * be had our service gets it as a form without scripts, which it keeps as unverified.
 */
export function contactRequest(
  { form, key, page: writtenOn }: ContactRequest,
  { endpoint, headers, isChecked, page }: Destination,
): readonly [url: string, init: RequestInit & { readonly headers: Readonly<Record<string, string>> }] {
  const url = new URL(endpoint, page);
  const isOurs = url.origin === new URL(page).origin;
  const isPlain = isOurs && isChecked && form.captcha === '';
  const body = isPlain ? plainBody(form) : JSON.stringify(contactBody(form));
  const extra =
    isOurs || headers
      ? { [IDEMPOTENCY_HEADER]: key, ...(form.captcha && { [CAPTCHA_HEADER]: form.captcha }) }
      : {};
  return [
    url.href,
    {
      method: 'POST',
      headers: {
        'Content-Type': isPlain ? 'application/x-www-form-urlencoded' : 'application/json',
        Accept: 'application/json',
        ...extra,
      },
      body,
      // The service reads of it from which page a message comes.
      ...(writtenOn !== undefined && { referrer: writtenOn }),
      // The message is not lost where the visitor leaves the page while it is on its way; browsers refuse it of a long one.
      keepalive: body.length < KEPT_ALIVE,
    },
  ];
}

/** Seconds of a `Retry-After` header, written as a number or as a date; undefined for anything else. */
export function retryAfterOf(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

function errorsOf(answer: unknown): ContactErrors {
  const said: Readonly<Record<string, unknown>> = Object(Object(answer).errors);
  return Object.fromEntries(
    [...FIELDS, ...Object.keys(said).flatMap((key) => (isOwnKey(key) ? [[key, key] as const] : []))].flatMap(
      ([name, field]) => {
        const message = said[name];
        return typeof message === 'string' && message !== '' ? [[field, message]] : [];
      },
    ),
  );
}

/** What a host without the service says of a message, that answers everything with a page. */
const NOT_FOUND = 404;

/** What an answer means to the form. */
export async function answerOf(response: Response, now: number): Promise<ContactAnswer> {
  const isPage = response.ok && /^text\/html\b/i.test(response.headers.get('Content-Type') ?? '');
  const status = isPage ? NOT_FOUND : response.status;
  const retryAfter = retryAfterOf(response.headers.get('Retry-After'), now);
  // Nothing else is read, but a body that nobody takes would look like a request that was broken off.
  if (status !== 400) response.text().catch(() => '');
  const errors = status === 400 ? errorsOf(await response.json().catch(() => null)) : {};
  return { status, errors, ...(retryAfter !== undefined && { retryAt: now + retryAfter * 1000 }) };
}
