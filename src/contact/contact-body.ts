import { bare, bareName } from './bare.ts';
import { idOf, isOwnKey, type OwnKey } from './own-fields.ts';

/** What is sent to the contact service as JSON, exactly these fields. */
export interface ContactBody {
  /** First and last name, joined by a space. */
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  /** Always empty: whoever fills it in is a machine. */
  readonly website: string;
  readonly description: string;
  /** What was filled in at the fields of the site's own, by their ids; of a form that has some. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** The texts that visitors write, in the form's order. */
export const TEXT_FIELDS = ['firstName', 'lastName', 'email', 'phoneNumber', 'comments'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];
/** All that is filled in: the texts of every form, and those of a site's own fields. */
export type ContactText = Readonly<Record<TextField, string>> & { readonly [key: OwnKey]: string };

/** What their controls are called in a form that the browser posts by itself. */
export const CONTROL_NAMES: Readonly<Record<TextField, string>> = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phoneNumber: 'phone_number',
  comments: 'comments',
};

export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
export const CAPTCHA_HEADER = 'X-Captcha-Token';

/** The body of a filled-in form. */
export function contactBody(text: ContactText): ContactBody {
  const { firstName, lastName, email, phoneNumber, comments } = text;
  const name = `${bareName(firstName)} ${bareName(lastName)}`;
  const own = Object.entries(text).flatMap(([key, value]) => (isOwnKey(key) ? [[idOf(key), value]] : []));
  return {
    ...{ name, email: bare(email), phoneNumber: bare(phoneNumber), website: '', description: comments },
    ...(own.length > 0 && { fields: Object.fromEntries(own) }),
  };
}
