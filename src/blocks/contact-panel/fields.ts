import type { InputHTMLAttributes, ReactNode } from 'react';
import type { ContactText, TextField } from '../../contact/contact-body.ts';
import {
  type ContactFault,
  EMAIL_LIMIT,
  FAULTS,
  isRequired,
  messageFault,
  NAME_LIMIT,
  PHONE_MINIMUM,
} from '../../contact/contact-rules.ts';
import { ownFault, ownKey } from '../../contact/own-fields.ts';
import type { OwnField } from '../../model/contact-settings.ts';
import type { TextLanguage } from '../../model/resolved.ts';
import type { ContactPanelData, ContactWords, FaultWords } from './data.ts';

/** What the form holds. The captcha's token is empty until it is solved. */
export interface FormValues extends ContactText {
  readonly captcha: string;
  readonly consent: boolean;
}

export const EMPTY: FormValues = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  comments: '',
  captcha: '',
  consent: false,
};

/** What the browser needs to know of a field to help with it. */
type FieldHints = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'minLength' | 'maxLength' | 'autoCapitalize' | 'spellCheck'
>;

const OF_NAMES = {
  maxLength: NAME_LIMIT,
  inputMode: 'text',
  autoCapitalize: 'words',
  spellCheck: false,
} as const;
const OF_PHONES = { inputMode: 'tel', minLength: PHONE_MINIMUM } as const;

export const ONE_LINERS: readonly (FieldHints & { readonly field: Exclude<TextField, 'comments'> })[] = [
  { field: 'firstName', type: 'text', autoComplete: 'given-name', ...OF_NAMES },
  { field: 'lastName', type: 'text', autoComplete: 'family-name', ...OF_NAMES },
  { field: 'email', type: 'email', autoComplete: 'email', inputMode: 'email', maxLength: EMAIL_LIMIT },
  { field: 'phoneNumber', type: 'tel', autoComplete: 'tel', ...OF_PHONES },
];

/** The word that a field is called by, and those for its faults. */
interface FieldWords extends Partial<Readonly<Record<ContactFault, keyof FaultWords>>> {
  readonly label: keyof ContactWords;
}

const WORDS: Readonly<Record<TextField, FieldWords>> = {
  firstName: { label: 'firstName', missing: 'firstNameMissing', 'not-letters': 'nameInvalid' },
  lastName: { label: 'lastName', missing: 'lastNameMissing', 'not-letters': 'nameInvalid' },
  email: { label: 'email', missing: 'emailMissing', 'not-email': 'emailInvalid' },
  phoneNumber: { label: 'phone', missing: 'phoneMissing', 'too-short': 'phoneShort' },
  comments: { label: 'message', missing: 'messageMissing', 'too-long': 'messageLong' },
};

/** What is said of a text in a field; undefined where it is right. */
export function messageOf(
  field: TextField,
  text: string,
  { words, settings }: Pick<ContactPanelData, 'settings'> & { readonly words: FaultWords },
): string | undefined {
  const fault = FAULTS[field](text, settings);
  const key = fault === null ? undefined : WORDS[field][fault];
  return key && words[key];
}

/** A field as the form shows it. */
export interface Asked {
  readonly field: keyof ContactText;
  readonly label: string;
  /** How the label stands there, where that is more than its text. */
  readonly shown?: ReactNode;
  readonly hint?: string | undefined;
  /** That of label and hint, where it is not the page's. */
  readonly language?: TextLanguage | undefined;
  readonly required: boolean;
  /** What is said of a text in it; undefined where it is right. */
  check(text: string): string | undefined;
}

export const fixedField = (field: TextField, data: ContactPanelData): Asked => ({
  field,
  label: data.words[WORDS[field].label],
  required: isRequired(field, data.settings),
  check: (text) => messageOf(field, text, data),
});

export const ownField = (own: OwnField): Asked => ({
  ...own,
  field: ownKey(own),
  check(text) {
    const fault = ownFault(own, text);
    return fault === null ? undefined : own.says[fault];
  },
});

/** What is said while somebody still writes: only that the message has become too long. */
export const messageWhileWriting = (text: string, { messageLong }: FaultWords): string | undefined =>
  messageFault(text) === 'too-long' ? messageLong : undefined;
