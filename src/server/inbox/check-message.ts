import type { ContactBody } from '../../contact/contact-body.ts';
import {
  type ContactFault,
  type ContactRules,
  emailFault,
  fullNameFault,
  messageFault,
  nameFault,
  phoneFault,
} from '../../contact/contact-rules.ts';
import type { ContactWord, ContactWords } from '../../contact/contact-words.ts';
import type { FormField, FormPost } from './parse-body.ts';

export type FormErrors = Partial<Record<FormField | 'consent', string>>;

type Check = readonly [
  faultOf: (text: string, rules: ContactRules) => ContactFault | null,
  sayings: Partial<Record<ContactFault, ContactWord>>,
];
type Checks<F extends string> = readonly (readonly [field: F, ...check: Check])[];

const FIRST_NAME: Check = [
  (text, { names }) => nameFault(text, names),
  { missing: 'firstNameMissing', 'not-letters': 'nameInvalid', 'too-long': 'fieldLong' },
];
const LAST_NAME: Check = [
  (text, { names }) => nameFault(text, names),
  { missing: 'lastNameMissing', 'not-letters': 'nameInvalid', 'too-long': 'fieldLong' },
];
const EMAIL: Check = [
  (text, { names }) => emailFault(text, names),
  { missing: 'emailMissing', 'not-email': 'emailInvalid', 'too-long': 'fieldLong' },
];
const PHONE: Check = [
  (text, { phone }) => phoneFault(text, phone),
  { missing: 'phoneMissing', 'too-short': 'phoneShort', 'too-long': 'fieldLong' },
];
const MESSAGE: Check = [messageFault, { missing: 'messageMissing', 'too-long': 'messageLong' }];

const BODY: Checks<keyof ContactBody> = [
  ['name', (text, { names }) => fullNameFault(text, names), FIRST_NAME[1]],
  ['email', ...EMAIL],
  ['phoneNumber', ...PHONE],
  ['description', ...MESSAGE],
];
const FORM: Checks<FormField> = [
  ['first_name', ...FIRST_NAME],
  ['last_name', ...LAST_NAME],
  ['email', ...EMAIL],
  ['phone_number', ...PHONE],
  ['comments', ...MESSAGE],
];

/** What is wrong with the texts of some fields, by field; empty where nothing is. */
function errorsOf<F extends string>(
  checks: Checks<F>,
  texts: Readonly<Record<F, string>>,
  words: ContactWords,
  rules: ContactRules,
): Partial<Record<F, string>> {
  const errors: Partial<Record<F, string>> = {};
  for (const [field, faultOf, sayings] of checks) {
    const fault = faultOf(texts[field], rules);
    const word = fault === null ? undefined : sayings[fault];
    if (word !== undefined) errors[field] = words[word];
  }
  return errors;
}

/** What is wrong with a JSON body, by its fields. */
export const bodyErrors = (body: ContactBody, words: ContactWords, rules: ContactRules) =>
  errorsOf(BODY, body, words, rules);

/** What is wrong with a form post, by the names of its controls. */
export function formErrors(
  post: FormPost,
  asksConsent: boolean,
  words: ContactWords,
  rules: ContactRules,
): FormErrors {
  const errors = errorsOf(FORM, post.fields, words, rules);
  return asksConsent && !post.consent ? { ...errors, consent: words.consentMissing } : errors;
}
