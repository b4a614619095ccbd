import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;
const OWN_NAMES = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** A word that only pages of this run of the server know. */
export const createToken = (): string => randomBytes(24).toString('base64url');

type Asked = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

/**
 * Whether a request comes from a page of this server on this machine; else why not, in a sentence.
 * A name that was made to lead here, another port's page and another machine are all refused.
 */
export function refusalOf({ headers, socket }: Asked): string | undefined {
  const host = headers.host ?? '';
  if (!LOOPBACK.test(socket.remoteAddress ?? '')) return 'Editing is for this machine alone.';
  if (!OWN_NAMES.has(host.replace(/:\d+$/, ''))) return 'Editing is for 127.0.0.1 and localhost alone.';
  if (headers.origin !== undefined && headers.origin !== `http://${host}`)
    return 'Editing is for pages of this server alone.';
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin'
    ? undefined
    : 'Editing is for pages of this server alone.';
}

/** True for the token of this run. */
export function isToken(given: unknown, token: string): boolean {
  const [a, b] = [Buffer.from(typeof given === 'string' ? given : ''), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}
