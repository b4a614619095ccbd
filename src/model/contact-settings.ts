import type { Site } from './content.gen.ts';
import type { RichText } from './resolved.ts';

/** Where the captcha of the contact service asks for its challenges, below the base path. */
export const CHALLENGE_PATH = '/captcha/challenge';

type Contact = NonNullable<Site['contact']>;

/** How the site takes messages, as `site.json` says it. */
export interface ContactSettings {
  /** Where they are sent. */
  readonly endpoint: string;
  /** Whose letters names may have. */
  readonly names: NonNullable<Contact['names']>;
  /** Whether a message needs a telephone number. */
  readonly phone: NonNullable<Contact['phone']>;
  /** Token and idempotency key travel as headers to another origin too. */
  readonly headers: boolean;
  /** A failed attempt shows nothing. */
  readonly silent: boolean;
  /** The words beside the box with which visitors consent; without them there is no box. */
  readonly consent: RichText | undefined;
  readonly captcha: {
    readonly provider: NonNullable<Site['captcha']>['provider'];
    readonly siteKey: string | undefined;
    /** Where the embedded captcha gets what it has to solve: beside the contact service. */
    readonly challenge: string;
  };
}
