/** A text as it stands between the quotes of a JSON literal. */
export const escaped = (text: string): string => JSON.stringify(text).slice(1, -1);

/**
 * Where characters of a text stand in the file: an escape such as \u0041 is one character of the text and six of the file.
 * @param source the whole file
 * @param offset of the literal’s opening quote
 * @returns the offset in the file of the text’s character number `index`
 */
export function offsetInLiteral(source: string, offset: number, index: number): number {
  let at = offset + 1;
  for (let seen = 0; seen < index; seen += 1)
    at += source[at] === '\\' ? (source[at + 1] === 'u' ? 6 : 2) : 1;
  return at;
}
