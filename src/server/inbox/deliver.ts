import { type ContactBody, IDEMPOTENCY_HEADER } from '../../contact/contact-body.ts';
import type { ContactWords } from '../../model/contact-words.ts';
import { type Deliver, DeliveryError } from './outbox.ts';

/** Milliseconds that a receiver has to answer. */
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
function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'no answer in time';
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
  return typeof code === 'string' || typeof code === 'number' ? String(code) : 'not reached';
}

/** Passes a message on as the contact form would have sent it: the same body, the message's id as its key. */
export function forwardTo(url: string): Deliver {
  return ({ id, body }) => {
    const sent: ContactBody = { ...body, website: '' };
    return post(url, id, sent);
  };
}

/** The site's words in a language. */
export type Words = (locale: string) => ContactWords;

const noticeOf = ({ contactNotice }: ContactWords, name: string) =>
  contactNotice.replaceAll('{name}', () => name);

/** Tells a webhook of a message; `text` is what chat services show. */
export function notifyWebhook(url: string, words: Words): Deliver {
  return ({ id, receivedAt, state, body, fields, page }, locale) => {
    const { name, email, phoneNumber, description } = body;
    const receivedOn = new Date(receivedAt).toISOString();
    const text = noticeOf(words(locale), name);
    const message = { name, email, phoneNumber, description, ...(fields.length > 0 && { fields }) };
    return post(url, id, { text, id, receivedOn, state, message, ...(page !== null && { page }) });
  };
}

type MailAddress = NonNullable<ReturnType<typeof readMailAddress>>;

/** Reads `smtps://user:password@host/?to=…&from=…`; undefined where a part is missing. The server is without the query. */
export function readMailAddress(text: string) {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const to = url.searchParams.get('to') ?? '';
  const from = url.searchParams.get('from') ?? to;
  if (!/^smtps?:$/.test(url.protocol) || url.hostname === '' || !to.includes('@')) return undefined;
  url.searchParams.delete('to');
  url.searchParams.delete('from');
  // A server that hangs must not hold the row longer than it is leased.
  for (const name of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
    if (!url.searchParams.has(name)) url.searchParams.set(name, String(TIMEOUT));
  return { server: url.href, to, from };
}

/** Mails a message; an answer goes to the visitor. */
export function notifyByMail(address: MailAddress, words: Words): Deliver {
  return async ({ id, receivedAt, body, fields, page }, locale) => {
    const { createTransport } = await import('nodemailer');
    const said = words(locale);
    const transport = createTransport(address.server, { from: address.from });
    try {
      await transport.sendMail({
        to: address.to,
        replyTo: body.email,
        subject: noticeOf(said, body.name),
        text: [
          body.name,
          `${said.email}: ${body.email}`,
          // On one line: a second one would pass for a field of ours.
          `${said.phone}: ${body.phoneNumber.replace(/\s+/g, ' ')}`,
          ...fields.flatMap(({ label, text }) =>
            text === '' ? [] : `${label}: ${text.replace(/\s+/g, ' ')}`,
          ),
          ...(page === null ? [] : [said.kindPage === '' ? page : `${said.kindPage}: ${page}`]),
          '',
          body.description,
        ].join('\n'),
        date: new Date(receivedAt),
        // The same in every attempt, so that a mail program shows a repeated one once.
        messageId: `<${id}@${address.from.replace(/^.*@/s, '').replace(/[^\w.-]/g, '') || 'localhost'}>`,
      });
    } catch (error) {
      const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : undefined;
      throw new DeliveryError(code === undefined ? reasonOf(error) : `SMTP ${code}`);
    } finally {
      transport.close();
    }
  };
}
