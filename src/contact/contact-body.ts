/** What is sent to the contact service as JSON, exactly these fields. */
export interface ContactBody {
  /** First and last name, joined by a space. */
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
  /** Always empty: whoever fills it in is a machine. */
  readonly website: string;
  readonly description: string;
}

/** The texts that visitors write, in the form's order. */
export const TEXT_FIELDS = ['firstName', 'lastName', 'email', 'phoneNumber', 'comments'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];
export type ContactText = Readonly<Record<TextField, string>>;

/** What their controls are called in a form that the browser posts by itself. */
export const CONTROL_NAMES: ContactText = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  phoneNumber: 'phone_number',
  comments: 'comments',
};

export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
export const CAPTCHA_HEADER = 'X-Captcha-Token';

/** The body of a filled-in form. */
export function contactBody({ firstName, lastName, email, phoneNumber, comments }: ContactText): ContactBody {
  const name = `${firstName.trim()} ${lastName.trim()}`;
  return { name, email, phoneNumber, website: '', description: comments };
}
