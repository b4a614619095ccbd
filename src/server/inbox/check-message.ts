import { type ContactBody, TEXT_FIELDS, type TextField } from '../../contact/contact-body.ts';
import { type ContactFault, type ContactRules, FAULTS, fullNameFault } from '../../contact/contact-rules.ts';
import type { OwnKey } from '../../contact/own-fields.ts';
import type { ContactWord, ContactWords } from '../../model/contact-words.ts';
import type { FormPost } from './body.ts';

export type FormErrors = Partial<Record<TextField | 'consent' | OwnKey, string>>;

const SAYINGS: Readonly<Record<TextField, Partial<Record<ContactFault, ContactWord>>>> = {
  firstName: { missing: 'firstNameMissing', 'not-letters': 'nameInvalid', 'too-long': 'fieldLong' },
  lastName: { missing: 'lastNameMissing', 'not-letters': 'nameInvalid', 'too-long': 'fieldLong' },
  email: { missing: 'emailMissing', 'not-email': 'emailInvalid', 'too-long': 'fieldLong' },
  phoneNumber: { missing: 'phoneMissing', 'too-short': 'phoneShort' },
  comments: { missing: 'messageMissing', 'too-long': 'messageLong' },
};

type Checked<Name extends string> = readonly [name: Name, field: TextField, fault: ContactFault | null];

/** What is said of the texts that are wrong, by the names that they were sent under; empty where none is. */
function errorsOf<Name extends string>(checked: readonly Checked<Name>[], words: ContactWords) {
  const errors: Partial<Record<Name, string>> = {};
  for (const [name, field, fault] of checked) {
    const word = fault === null ? undefined : SAYINGS[field][fault];
    if (word !== undefined) errors[name] = words[word];
  }
  return errors;
}

/** What is wrong with a JSON body, by its fields. */
export function bodyErrors(body: ContactBody, words: ContactWords, rules: ContactRules) {
  const { name, email, phoneNumber, description } = body;
  const checked: readonly Checked<keyof ContactBody>[] = [
    ['name', 'firstName', fullNameFault(name, rules.names)],
    ['email', 'email', FAULTS.email(email, rules)],
    ['phoneNumber', 'phoneNumber', FAULTS.phoneNumber(phoneNumber, rules)],
    ['description', 'comments', FAULTS.comments(description, rules)],
  ];
  return errorsOf(checked, words);
}

/** What is wrong with a form post, by its texts. */
export function formErrors(post: FormPost, asksConsent: boolean, words: ContactWords, rules: ContactRules) {
  const checked = TEXT_FIELDS.map(
    (field): Checked<TextField> => [field, field, FAULTS[field](post.texts[field], rules)],
  );
  const errors = errorsOf(checked, words);
  return asksConsent && !post.consent ? { ...errors, consent: words.consentMissing } : errors;
}
