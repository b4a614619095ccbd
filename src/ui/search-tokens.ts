/** Scripts that write no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The form in which words are compared: lower case, Latin, Greek and Cyrillic letters without their accents. */
export const foldWord = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();

function segments(run: string, start: number) {
  // The browser knows the words of such scripts from its dictionaries; the oldest ones go letter by letter.
  const parts =
    'Segmenter' in Intl
      ? [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(run)]
      : [...run].map((segment, index) => ({ segment, index }));
  return parts.map(({ segment, index }) => ({ word: segment, start: start + index }));
}

/** The words of a text, in any script, and where each stands. */
export function tokensOf(text: string) {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) =>
    UNSPACED.test(word) ? segments(word, index) : [{ word, start: index }],
  );
}
