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
