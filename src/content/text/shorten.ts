/**
 * A text cut to a length, at the end of a sentence where one ends in its later half, else between two words.
 * @param most characters, the sign of omission included
 */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const head = text.slice(0, most);
  const sentence = Math.max(...['. ', '? ', '! ', '। '].map((end) => head.lastIndexOf(end)));
  if (sentence >= most / 2) return head.slice(0, sentence + 1);
  const word = head.slice(0, most - 1).lastIndexOf(' ');
  return `${head.slice(0, word > 0 ? word : most - 1).replace(/[\s,;:.–—-]+$/, '')}…`;
}
