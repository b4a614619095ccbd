import { CAPTCHA_HEADER, IDEMPOTENCY_HEADER } from '../../contact/contact-body.ts';

/** Seconds that a browser may remember what it was allowed. */
const MAX_AGE = '600';

/** Headers for an answer that a page of another origin may read; only `Vary` where it may not. */
export function corsHeaders(origin: string | null, allowed: ReadonlySet<string>): Record<string, string> {
  if (allowed.size === 0) return {};
  if (origin === null || !allowed.has(origin)) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'Retry-After',
  };
}

/** Headers for the answer to a browser that asks before it posts. */
export function preflightHeaders(origin: string | null, allowed: ReadonlySet<string>, methods: string) {
  const headers = corsHeaders(origin, allowed);
  if (headers['access-control-allow-origin'] === undefined) return { ...headers, allow: methods };
  return {
    ...headers,
    'access-control-allow-methods': methods,
    'access-control-allow-headers': `Content-Type, ${IDEMPOTENCY_HEADER}, ${CAPTCHA_HEADER}`,
    'access-control-max-age': MAX_AGE,
  };
}

/**
 * Whether a page of a foreign site sent this: the browser itself says so, whatever proxies do to `Host`.
 * Nothing here goes by cookies, so no such page could act in a visitor's name; it could only send spam by them.
 */
export function isForeign(headers: Headers, allowed: ReadonlySet<string>): boolean {
  const origin = headers.get('origin');
  if (origin !== null && allowed.has(origin)) return false;
  return headers.get('sec-fetch-site') === 'cross-site';
}
