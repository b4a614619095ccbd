import type { Word } from './words.ts';

/** The words that the contact service itself says, by their keys in `strings.json`. */
export const CONTACT_WORDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'message',
  'required',
  'home',
  'back',
  'kindPage',
  'firstNameMissing',
  'lastNameMissing',
  'nameInvalid',
  'emailMissing',
  'emailInvalid',
  'phoneMissing',
  'phoneShort',
  'fieldLong',
  'messageMissing',
  'messageLong',
  'captchaMissing',
  'consentMissing',
  'contactSuccess',
  'contactCorrect',
  'contactTooMany',
  'contactSend',
  'contactNotice',
  'systemErrorOnline',
] as const satisfies readonly Word[];

export type ContactWord = (typeof CONTACT_WORDS)[number];
export type ContactWords = Readonly<Record<ContactWord, string>>;
