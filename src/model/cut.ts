/** The beginning of a text, of at most so many UTF-16 units: a sign of two is not halved. */
export const beginning = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\ud800-\udbff]$/, '');

/** A text that says where the rest of it is left out. @param most UTF-16 units, the sign of omission included */
export const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${beginning(text, most - 1)}…`;
