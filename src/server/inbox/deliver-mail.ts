import type { ContactWords } from '../../contact/contact-words.ts';
import { reasonOf } from './deliver-http.ts';
import { type Deliver, DeliveryError } from './outbox.ts';

export interface MailAddress {
  /** `smtp://` or `smtps://`, with user and password, without the query. */
  readonly server: string;
  readonly to: string;
  readonly from: string;
}

const TIMEOUT = 15_000;

/** Reads `smtps://user:password@host/?to=…&from=…`; undefined where a part is missing. */
export function readMailAddress(text: string): MailAddress | undefined {
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
export function notifyByMail(address: MailAddress, words: (locale: string) => ContactWords): Deliver {
  return async ({ id, receivedAt, body }, locale) => {
    const { createTransport } = await import('nodemailer');
    const said = words(locale);
    const transport = createTransport(address.server, { from: address.from });
    try {
      await transport.sendMail({
        to: address.to,
        replyTo: body.email,
        subject: said.contactNotice.replaceAll('{name}', () => body.name),
        text: [
          body.name,
          `${said.email}: ${body.email}`,
          `${said.phone}: ${body.phoneNumber}`,
          '',
          body.description,
        ].join('\n'),
        date: new Date(receivedAt),
        // The same in every attempt, so that a mail program shows a repeated one once.
        messageId: `<${id}@${
          address.from
            .split('@')
            .at(-1)
            ?.replace(/[^\w.-]/g, '') || 'localhost'
        }>`,
      });
    } catch (error) {
      throw new DeliveryError(mailReason(error));
    } finally {
      transport.close();
    }
  };
}

function mailReason(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'responseCode' in error)
    return `SMTP ${Number(error.responseCode)}`;
  return reasonOf(error);
}
