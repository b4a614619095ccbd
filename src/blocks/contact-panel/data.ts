import type { ResolvedLink, RichText } from '../../model/resolved.ts';

export interface ContactCity {
  readonly id: string;
  readonly city: string;
  readonly person: string;
  readonly email: ResolvedLink;
  readonly phone: ResolvedLink;
  readonly address: ResolvedLink;
}

/** The fields of the form, in their order, with the browser's hints for filling them in. */
export type ContactField = 'firstName' | 'lastName' | 'email' | 'phone' | 'message';

export interface ContactPanelData {
  readonly heading: string;
  readonly eyebrow?: string | undefined;
  readonly text?: RichText | undefined;
  readonly formHeading: string;
  readonly cityHeading: string;
  readonly submitLabel: string;
  readonly mobileLabel: string;
  readonly defaultCity: string;
  readonly cities: readonly ContactCity[];
  /** Where the form posts to. */
  readonly endpoint: string;
  readonly labels: Readonly<
    Record<ContactField | 'required' | 'city' | 'contactPerson' | 'address' | 'noScript' | 'back', string>
  >;
}
