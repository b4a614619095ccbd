import type { Site } from './content.gen.ts';
import type { RichText } from './resolved.ts';

/** Where the captcha of the contact service asks for its challenges, below the base path. */
export const CHALLENGE_PATH = '/captcha/challenge';

type Contact = NonNullable<Site['contact']>;

/** What is wrong with a field of the site's own. */
export type OwnFault = 'missing' | 'long' | 'number' | 'least' | 'most';

/** A field that a site adds to its form, in the language of a page. */
export interface OwnField {
  readonly id: string;
  readonly type: 'text' | 'lines' | 'choice' | 'number' | 'date' | 'tick';
  readonly label: string;
  readonly hint?: string | undefined;
  readonly required: boolean;
  /** The smallest number. */
  readonly min?: number | undefined;
  /** The largest number; of texts the most characters. */
  readonly max?: number | undefined;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
  /** The words for what is wrong. */
  readonly says: Readonly<Record<OwnFault, string>>;
}

/** How the site takes messages, as `site.json` says it. */
export interface ContactSettings {
  /** Where they are sent. */
  readonly endpoint: string;
  /** Whose letters names may have. */
  readonly names: NonNullable<Contact['names']>;
  /** Whether a message needs a telephone number. */
  readonly phone: NonNullable<Contact['phone']>;
  /** Whether it may be empty; left out, it may not. */
  readonly message?: Contact['message'];
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
