import type { ContactSettings } from '../../../model/contact-settings.ts';
import type { ContactWords } from '../data.ts';

export interface CaptchaInput {
  /** An empty element; the captcha fills it. */
  readonly place: HTMLElement;
  readonly settings: ContactSettings['captcha'];
  readonly words: ContactWords;
  readonly language: string;
  /** Hears the token, and an empty one when it is no longer valid. */
  onToken(token: string): void;
  /** Hears that the check cannot be made, for a reason that is not the visitor's. */
  onFault(): void;
}

/** A captcha on the page, whoever provides it. */
export interface Captcha {
  /** The token; where there is none, one that needs nothing of the visitor, else an empty one. */
  solve(): Promise<string>;
  /** Resolves once nothing is being solved: a visitor may be quicker than the captcha. */
  settled(): Promise<void>;
  /** Forgets the token: it is used up, or was refused. */
  reset(): void;
  /** What takes the focus, and is described by what is said of the check. */
  control(): HTMLElement | null;
  remove(): void;
}
