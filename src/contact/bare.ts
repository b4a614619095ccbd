/** What nobody sees; without the joiners, with which a name may end. */
const UNSEEN = /[\s\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069]/;

/** Without the blanks and unseen marks that a pasted text brings along, such as those round a number of an address book. */
export function bare(text: string): string {
  let [start, end] = [0, text.length];
  while (UNSEEN.test(text.charAt(start))) start += 1;
  while (end > start && UNSEEN.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** A name as it looks: whatever is seen as a space, such as one that does not break a line, is a space. */
export const bareName = (text: string): string =>
  Array.from(bare(text), (sign) => (/\s/.test(sign) ? ' ' : UNSEEN.test(sign) ? '' : sign)).join('');
