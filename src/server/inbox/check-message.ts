import type { ContactBody } from '../../contact/contact-body.ts';
import {
  type ContactFault,
  emailFault,
  messageFault,
  nameFault,
  phoneFault,
} from '../../contact/contact-rules.ts';
import type { ContactWord, ContactWords } from '../../contact/contact-words.ts';
import type { FormField, FormPost } from './parse-body.ts';

export type BodyErrors = Partial<Record<keyof ContactBody, string>>;
export type FormErrors = Partial<Record<FormField | 'consent', string>>;

type Sayings = Partial<Record<ContactFault, ContactWord>>;

const FIRST_NAME: Sayings = { missing: 'firstNameMissing', 'not-letters': 'nameInvalid' };
const LAST_NAME: Sayings = { missing: 'lastNameMissing', 'not-letters': 'nameInvalid' };
const EMAIL: Sayings = { missing: 'emailMissing', 'not-email': 'emailInvalid' };
const PHONE: Sayings = { missing: 'phoneMissing', 'too-short': 'phoneShort' };
const MESSAGE: Sayings = { missing: 'messageMissing', 'too-long': 'messageLong' };

type Checked<F extends string> = readonly (readonly [
  field: F,
  fault: ContactFault | null,
  sayings: Sayings,
])[];

function errorsOf<F extends string>(checked: Checked<F>, words: ContactWords): Partial<Record<F, string>> {
  const errors: Partial<Record<F, string>> = {};
  for (const [field, fault, sayings] of checked) {
    const word = fault === null ? undefined : sayings[fault];
    if (word !== undefined) errors[field] = words[word];
  }
  return errors;
}

/** What is wrong with a JSON body, by its fields; empty where nothing is. */
export function bodyErrors(body: ContactBody, words: ContactWords): BodyErrors {
  const checked: Checked<keyof ContactBody> = [
    ['name', nameFault(body.name), FIRST_NAME],
    ['email', emailFault(body.email), EMAIL],
    ['phoneNumber', phoneFault(body.phoneNumber), PHONE],
    ['description', messageFault(body.description), MESSAGE],
  ];
  return errorsOf(checked, words);
}

/** What is wrong with a form post, by the names of its controls; empty where nothing is. */
export function formErrors(
  { fields, consent }: FormPost,
  asksConsent: boolean,
  words: ContactWords,
): FormErrors {
  const checked: Checked<FormField> = [
    ['first_name', nameFault(fields.first_name), FIRST_NAME],
    ['last_name', nameFault(fields.last_name), LAST_NAME],
    ['email', emailFault(fields.email), EMAIL],
    ['phone_number', phoneFault(fields.phone_number), PHONE],
    ['comments', messageFault(fields.comments), MESSAGE],
  ];
  const errors = errorsOf(checked, words);
  return asksConsent && !consent ? { ...errors, consent: words.consentMissing } : errors;
}
