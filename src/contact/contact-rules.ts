import { bare, bareName } from './bare.ts';
import type { TextField } from './contact-body.ts';

/** The longest message that is accepted, in characters. */
export const MESSAGE_LIMIT = 1000;
/** One more than the limit, so that a visitor can be told that the text is too long. */
const MESSAGE_CAP = MESSAGE_LIMIT + 1;
export const PHONE_MINIMUM = 10;
/** The longest first or last name and e-mail address, in characters: longer ones nobody has. */
export const NAME_LIMIT = 100;
export const EMAIL_LIMIT = 254;

/** What is wrong with a field; the words for it are content. */
export type ContactFault = 'missing' | 'not-letters' | 'not-email' | 'too-short' | 'too-long';

const isBlank = (text: string) => text.trim() === '';

/** Whose letters names may have: `contact.names` in site.json. */
export type Names = 'latin' | 'any';

type Need = 'required' | 'optional';

/** What a site asks of a message, besides what every message must be. */
export interface ContactRules {
  readonly names: Names;
  /** Whether a message needs a telephone number: `contact.phone` in site.json. */
  readonly phone: Need;
  /** Whether it may be empty: `contact.message` in site.json. Left out: it may not. */
  readonly message?: Need | undefined;
}

const NAME: Readonly<Record<Names, RegExp>> = {
  latin: /^[A-Za-z ]+$/,
  // Joiners are a part of names in many scripts.
  any: /^ *\p{L}(?:[\p{L}\p{M} '’‐·-]|\u200c|\u200d)*$/u,
};

/** A first or last name: required; letters a to z and spaces only, or those of any script with marks, joiners, hyphen, middle dot and apostrophe; at most 100. */
export function nameFault(text: string, names: Names, limit = NAME_LIMIT): ContactFault | null {
  if (isBlank(text)) return 'missing';
  if (text.length > limit) return 'too-long';
  return NAME[names].test(text) ? null : 'not-letters';
}

/** First and last name with a space between: each as `nameFault` has it. */
export const fullNameFault = (text: string, names: Names) => nameFault(text, names, 2 * NAME_LIMIT + 1);

/**
 * Required; at most 254 letters, digits and `@ . _ -` only, exactly one `@` with something on both sides, and a domain
 * that has a dot and neither starts nor ends with one. Where names may be any, `+` is a letter, too.
 */
export function emailFault(text: string, names: Names): ContactFault | null {
  if (isBlank(text)) return 'missing';
  if (text.length > EMAIL_LIMIT) return 'too-long';
  const [name = '', domain = '', ...more] = text.split('@');
  const isRight =
    /^[A-Za-z0-9@._-]+$/.test(names === 'any' ? text.replaceAll('+', '') : text) &&
    name !== '' &&
    more.length === 0 &&
    domain.includes('.') &&
    !domain.startsWith('.') &&
    !domain.endsWith('.');
  return isRight ? null : 'not-email';
}

/** At least ten characters, of any kind: some write when to call. Required, unless the site says otherwise. */
export function phoneFault(text: string, need: Need = 'required'): ContactFault | null {
  if (isBlank(text)) return need === 'optional' ? null : 'missing';
  return text.length < PHONE_MINIMUM ? 'too-short' : null;
}

/** Characters as people count them, whole emoji and not their halves; a line's end is one, however a form sends it. */
const charactersOf = (text: string): string[] => [...text.replaceAll('\r\n', '\n')];

export const messageLength = (text: string): number => charactersOf(text).length;

/**
 * As much of a message as a form takes: its limit and one more.
 * @param before what the form held: of what was put into it the end does not fit, wherever it was put
 */
export function cappedMessage(text: string, before: string): string {
  const [now, held] = [charactersOf(text), charactersOf(before)];
  const over = now.length - MESSAGE_CAP;
  if (over <= 0) return text;
  let start = 0;
  while (start < held.length && now[start] === held[start]) start += 1;
  let end = now.length;
  for (let at = held.length; at > start && end > start && now[end - 1] === held[at - 1]; at -= 1) end -= 1;
  return [...now.slice(0, Math.max(start, end - over)), ...now.slice(end)].join('');
}

/** At most 1000 characters. Required, unless the site says otherwise. */
export function messageFault(text: string, need: Need = 'required'): ContactFault | null {
  if (isBlank(text)) return need === 'optional' ? null : 'missing';
  return messageLength(text) > MESSAGE_LIMIT ? 'too-long' : null;
}

/** Whether a field of the form must be filled in. */
export const isRequired = (field: TextField, { phone, message }: Omit<ContactRules, 'names'>): boolean =>
  !(field === 'phoneNumber' && phone === 'optional') && !(field === 'comments' && message === 'optional');

/** What is wrong with each text of the form, as `contactBody` sends it. */
export const FAULTS: Readonly<Record<TextField, (text: string, rules: ContactRules) => ContactFault | null>> =
  {
    firstName: (text, { names }) => nameFault(bareName(text), names),
    lastName: (text, { names }) => nameFault(bareName(text), names),
    email: (text, { names }) => emailFault(bare(text), names),
    phoneNumber: (text, { phone }) => phoneFault(bare(text), phone),
    comments: (text, { message }) => messageFault(text, message),
  };
