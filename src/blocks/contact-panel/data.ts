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

/** Words of the engine, by their own keys: what the panel shows, */
const LABELS = ['firstName', 'lastName', 'email', 'phone', 'message', 'required', 'messageCut'] as const;
const OTHERS = ['city', 'contactPerson', 'noScriptForm', 'captchaLabel', 'captchaChecking'] as const;
/** what it says of fields that are not right, */
const NAMES = ['firstNameMissing', 'lastNameMissing', 'nameInvalid', 'emailMissing', 'emailInvalid'] as const;
const TEXTS = ['phoneMissing', 'phoneShort', 'messageMissing', 'messageLong'] as const;
const CHECKS = [
  'captchaMissing',
  'captchaFailed',
  'captchaExpired',
  'captchaAway',
  'consentMissing',
] as const;
/** and of the message on its way. */
const SENDING = ['loading', 'contactSuccess', 'contactKept', 'contactKeptUntil', 'contactOffline'] as const;
const WAITING = ['contactRetryAfter', 'contactSendLater', 'contactWaiting', 'contactChange'] as const;

export const WORDS = [...LABELS, ...OTHERS, ...NAMES, ...TEXTS, ...CHECKS, ...SENDING, ...WAITING] as const;

/** Where a number or a time stands in one, it is filled in as `{name}`. */
export type ContactWords = Readonly<Record<(typeof WORDS)[number] | 'messageCount', string>>;

/** What is said of texts that are not right. */
export type FaultWords = Pick<ContactWords, (typeof NAMES | typeof TEXTS)[number]>;

export interface ContactPanelData extends Headed, Shown {
  /** What the site asks for besides. */
  readonly fields?: readonly OwnField[] | undefined;
  readonly privacy?: RichText | undefined;
  readonly sentText?: string | undefined;
  readonly cityHeading: string | undefined;
  readonly defaultCity: string;
  /** None where the form stands alone. */
  readonly cities: readonly ContactCity[];
  readonly back: { readonly label: string; readonly parent: string | undefined };
  readonly settings: ContactSettings;
  readonly language: string;
  /** How the page's language writes times of day, as a BCP 47 tag. */
  readonly format: string;
  readonly words: ContactWords;
}
