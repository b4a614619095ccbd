import type { ContactSettings, OwnField } from '../../model/contact-settings.ts';
import type { Headed, ResolvedLink, RichText, TextLanguage } from '../../model/resolved.ts';
import type { BlockOf } from '../block-of.ts';

export interface ContactCity {
  readonly id: string;
  readonly city: string;
  /** The language of its name, person and address. */
  readonly language: TextLanguage;
  readonly person: string;
  readonly email: ResolvedLink;
  readonly phone: ResolvedLink;
  readonly address: ResolvedLink;
}

/** What the view gets as the block says it. */
type Shown = Pick<BlockOf<'contact-panel'>, 'formHeading' | 'submitLabel' | 'mobileLabel'>;

type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** What is said of fields that are not right. */
export type ContactMessages = Texts<
  | `${'firstName' | 'lastName' | 'email' | 'phone' | 'comments' | 'captcha' | 'consent'}Missing`
  | `${'name' | 'email'}Invalid`
  | 'phoneShort'
  | 'commentsLong'
  | `captcha${'Failed' | 'Away'}`
>;

export type CaptchaLabels = Texts<'label' | 'checking' | 'failed' | 'expired'>;

export interface ContactPanelData extends Headed, Shown {
  /** What the site asks for besides. */
  readonly fields?: readonly OwnField[] | undefined;
  readonly privacy?: RichText | undefined;
  readonly sentText?: string | undefined;
  readonly cityHeading: string | undefined;
  readonly defaultCity: string;
  /** None where the form stands alone. */
  readonly cities: readonly ContactCity[];
  readonly cityLabels: Texts<'city' | 'contactPerson'>;
  readonly back: { readonly label: string; readonly parent: string | undefined };
  readonly settings: ContactSettings;
  readonly language: string;
  /** How the page's language writes times of day, as a BCP 47 tag. */
  readonly format: string;
  /** The words of the form. Where a number or a time stands in one, it is filled in as `{name}`. */
  readonly labels: Texts<
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'phoneNumber'
    | 'comments'
    | 'required'
    | 'count'
    | 'lost'
    | 'noScript'
  >;
  readonly messages: ContactMessages;
  readonly captchaLabels: CaptchaLabels;
  /** What is said of the message on its way. */
  readonly sendingLabels: Texts<
    'sending' | 'sent' | 'kept' | 'keptUntil' | 'retryAfter' | 'offline' | 'sendLater' | 'waiting' | 'change'
  >;
}
