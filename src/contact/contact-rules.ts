/** The longest message that is accepted, in characters. */
export const MESSAGE_LIMIT = 1000;
/** One more than the limit, so that a visitor can be told that the text is too long. */
export const MESSAGE_CAP = MESSAGE_LIMIT + 1;
export const PHONE_MINIMUM = 10;

/** What is wrong with a field; the words for it are content. */
export type ContactFault = 'missing' | 'not-letters' | 'not-email' | 'too-short' | 'too-long';

const isBlank = (text: string) => text.trim() === '';

/** Whose letters names may have: `contact.names` in site.json. */
export type Names = 'latin' | 'any';

const NAME: Readonly<Record<Names, RegExp>> = {
  latin: /^[A-Za-z ]+$/,
  any: /^\p{L}[\p{L}\p{M} '’-]*$/u,
};

/** A first, last or full name: required; letters a to z and spaces only, or those of any script with marks, hyphen and apostrophe. */
export function nameFault(text: string, names: Names): ContactFault | null {
  if (isBlank(text)) return 'missing';
  return NAME[names].test(text) ? null : 'not-letters';
}

/**
 * Required; letters, digits and `@ . _ -` only, exactly one `@` with something on both sides, and a domain
 * that has a dot and neither starts nor ends with one. Where names may be any, `+` is a letter, too.
 */
export function emailFault(text: string, names: Names): ContactFault | null {
  if (isBlank(text)) return 'missing';
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

/** Required; ten characters or more, of any kind. */
export function phoneFault(text: string): ContactFault | null {
  if (isBlank(text)) return 'missing';
  return text.length < PHONE_MINIMUM ? 'too-short' : null;
}

/** Required; at most 1000 characters. */
export function messageFault(text: string): ContactFault | null {
  if (isBlank(text)) return 'missing';
  return text.length > MESSAGE_LIMIT ? 'too-long' : null;
}
