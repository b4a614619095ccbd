/** The longest message that is accepted, in characters. */
export const MESSAGE_LIMIT = 1000;
/** One more than the limit, so that a visitor can be told that the text is too long. */
export const MESSAGE_CAP = MESSAGE_LIMIT + 1;
export const PHONE_MINIMUM = 10;

/** What is wrong with a field; the words for it are content. */
export type ContactFault = 'missing' | 'not-letters' | 'not-email' | 'too-short' | 'too-long';

const isBlank = (text: string) => text.trim() === '';

/** A first, last or full name: required, letters a to z and spaces only. */
export function nameFault(text: string): ContactFault | null {
  if (isBlank(text)) return 'missing';
  return /^[A-Za-z ]+$/.test(text) ? null : 'not-letters';
}

/**
 * Required; letters, digits and `@ . _ -` only, exactly one `@` with something on both sides, and a domain
 * that has a dot and neither starts nor ends with one.
 */
export function emailFault(text: string): ContactFault | null {
  if (isBlank(text)) return 'missing';
  const [name = '', domain = '', ...more] = text.split('@');
  const isRight =
    /^[A-Za-z0-9@._-]+$/.test(text) &&
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
