/** The beginning of a text, of at most so many UTF-16 units: a sign of two is not halved. */
export const beginning = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
