import { createHash } from 'node:crypto';
import type { CaptchaProvider } from '../../model/build-manifest.ts';
import { isRecord } from '../fields.ts';

/** What a captcha token turned out to be. */
export type Verdict =
  /** Good, once: `id` is what may not come again before `expiresAt` (milliseconds since 1970). */
  | { readonly kind: 'passed'; readonly id: string; readonly expiresAt: number }
  | { readonly kind: 'refused' }
  /** Nobody could say: the provider did not answer, or our own key is wrong. */
  | { readonly kind: 'unknown' };

export interface Captcha {
  /** Never rejects. */
  verify(token: string): Promise<Verdict>;
  /** A new challenge, for providers whose challenges we make. */
  challenge?(): Promise<object>;
  /** True where a token can be asked about once only, so that a retry must be recognised by its key before. */
  readonly once: boolean;
}

/** A token is a few hundred bytes long; whatever is longer is none. */
export const TOKEN_LIMIT = 4096;

type ForeignProvider = Exclude<CaptchaProvider, 'altcha' | 'none'>;

const ADDRESSES: Readonly<Record<ForeignProvider, string>> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
};

/** Codes that speak of us or of the provider, not of the visitor. */
const NOT_THE_VISITOR = /secret|internal-error|bad-request|sitekey/;

/** Milliseconds after which every provider refuses a token by itself. */
const TOKEN_LIFETIME = 10 * 60_000;

/** Milliseconds that the provider has to answer. */
const TIMEOUT = 5000;

/**
 * A captcha that its provider checks for us. The visitor's address is not passed on.
 * @param secret ours at the provider; empty where there is none, and nothing can be checked
 * @param url another address than the provider's own
 */
export function createSiteVerify(
  provider: ForeignProvider,
  secret: string,
  url = ADDRESSES[provider],
): Captcha {
  return {
    once: provider !== 'turnstile',
    async verify(token): Promise<Verdict> {
      if (token.length > TOKEN_LIMIT) return { kind: 'refused' };
      if (secret === '') return { kind: 'unknown' };
      const hash = createHash('sha256').update(token).digest('hex');
      const body = new URLSearchParams({ secret, response: token });
      // The one provider that lets the same question be asked again.
      if (provider === 'turnstile') body.set('idempotency_key', uuidOf(hash));
      try {
        const response = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(TIMEOUT) });
        return read(await response.json(), {
          kind: 'passed',
          id: hash,
          expiresAt: Date.now() + TOKEN_LIFETIME,
        });
      } catch {
        return { kind: 'unknown' };
      }
    },
  };
}

function read(answer: unknown, passed: Verdict): Verdict {
  if (!isRecord(answer) || !('success' in answer)) return { kind: 'unknown' };
  if (answer.success === true) return passed;
  return { kind: NOT_THE_VISITOR.test(String(answer['error-codes'])) ? 'unknown' : 'refused' };
}

/** A UUID that is the same for the same token. */
function uuidOf(hash: string): string {
  const part = (from: number, to: number) => hash.slice(from, to);
  return `${part(0, 8)}-${part(8, 12)}-4${part(13, 16)}-8${part(17, 20)}-${part(20, 32)}`;
}
