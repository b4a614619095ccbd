import type { ContactBody } from '../../contact/contact-body.ts';
import { IDEMPOTENCY_HEADER } from '../../contact/contact-body.ts';
import { type Deliver, DeliveryError } from './outbox.ts';

const TIMEOUT = 15_000;

async function post(url: string, id: string, body: object): Promise<void> {
  const sending = fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: id },
    body: JSON.stringify(body),
    // A redirect would turn the message into a GET.
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  const response = await sending.catch((error: unknown) => {
    throw new DeliveryError(reasonOf(error));
  });
  await response.body?.cancel().catch(() => undefined);
  if (!response.ok) throw new DeliveryError(`HTTP ${response.status}`);
}

/** The code of a network failure; its message may hold an address, and is not kept. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'no answer in time';
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' || typeof code === 'number' ? String(code) : 'not reached';
}

/** Passes a message on as the contact form would have sent it: the same body, the message's id as its key. */
export function forwardTo(url: string): Deliver {
  return ({ id, body }) => {
    const { name, email, phoneNumber, description } = body;
    const sent: ContactBody = { name, email, phoneNumber, website: '', description };
    return post(url, id, sent);
  };
}

/** Tells a webhook of a message; `text` is what chat services show. */
export function notifyWebhook(url: string, notice: (name: string, locale: string) => string): Deliver {
  return ({ id, receivedAt, state, body }, locale) => {
    const { name, email, phoneNumber, description } = body;
    const receivedOn = new Date(receivedAt).toISOString();
    const text = notice(name, locale);
    return post(url, id, { text, id, receivedOn, state, message: { name, email, phoneNumber, description } });
  };
}
