import { attempt } from './attempt.ts';

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

/** So many results are shown: who has not found it among them types another word. */
export const MOST_FOUND = 20;

/** How many letters of a word may be wrong. */
export const wrongLetters = (word: string): number => (word.length > 5 ? 2 : word.length > 4 ? 1 : 0);

export const wordsIn = (text: string): string[] =>
  UNSPACED.test(text) ? tokensOf(text).map(({ word }) => word) : [...(text.match(WORD) ?? [])];

/** An address as it is written by hand, without what ends it. */
export const cleanPath = (address: string): string =>
  (attempt(() => decodeURIComponent(address)) ?? address).replace(/\/$/, '');

/** The folders above a path, the nearest first, without the root. */
export function foldersAbove(path: string): string[] {
  const end = path.lastIndexOf('/');
  return end <= 0 ? [] : [path.slice(0, end), ...foldersAbove(path.slice(0, end))];
}

/** The last part of an address, without its kind of file. */
export const lastPart = (path: string): string =>
  path.slice(path.lastIndexOf('/') + 1).replace(/\.[a-z0-9]+$/i, '');

/** The words of an address’s last part, and all of them as one: visitors leave out the hyphens. */
export function slugWords(path: string): string[] {
  const words = wordsIn(lastPart(path));
  return [...words, words.join('')];
}

/** The words of a text, in any script, and where each stands. */
export function tokensOf(text: string) {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) =>
    UNSPACED.test(word) ? segments(word, index) : [{ word, start: index }],
  );
}
