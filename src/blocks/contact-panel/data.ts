import type { ContactSettings } from '../../model/contact-settings.ts';
import type { Headed, ResolvedLink, RichText, TextLanguage } from '../../model/resolved.ts';

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

/** The words of the form. Where a number or a time stands in one, it is filled in as `{name}`. */
export interface ContactLabels {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly comments: string;
  readonly required: string;
  readonly count: string;
  readonly noScript: string;
}

/** What is said of fields that are not right. */
export interface ContactMessages {
  readonly firstNameMissing: string;
  readonly lastNameMissing: string;
  readonly nameInvalid: string;
  readonly emailMissing: string;
  readonly emailInvalid: string;
  readonly phoneMissing: string;
  readonly phoneShort: string;
  readonly commentsMissing: string;
  readonly commentsLong: string;
  readonly captchaMissing: string;
  readonly captchaFailed: string;
  readonly consentMissing: string;
}

export interface CaptchaLabels {
  readonly label: string;
  readonly checking: string;
  readonly failed: string;
  readonly expired: string;
}

/** What is said of the message on its way. */
export interface SendingLabels {
  readonly sent: string;
  readonly kept: string;
  readonly retryAfter: string;
  readonly offline: string;
  readonly sendLater: string;
  readonly waiting: string;
  readonly change: string;
}

export interface ContactPanelData extends Headed {
  readonly formHeading: string;
  readonly cityHeading: string;
  readonly submitLabel: string;
  readonly mobileLabel: string;
  readonly privacy?: RichText | undefined;
  readonly sentText?: string | undefined;
  readonly defaultCity: string;
  readonly cities: readonly ContactCity[];
  readonly cityLabels: { readonly city: string; readonly contactPerson: string };
  readonly back: string;
  readonly settings: ContactSettings;
  readonly language: string;
  /** How the page's language writes times of day, as a BCP 47 tag. */
  readonly format: string;
  readonly labels: ContactLabels;
  readonly messages: ContactMessages;
  readonly captchaLabels: CaptchaLabels;
  readonly sendingLabels: SendingLabels;
}
