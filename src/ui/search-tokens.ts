import { attempt } from '../model/attempt.ts';
import { digitOf } from '../model/digits.ts';
import { inHangulKeys } from '../model/hangul-letters.ts';
import { inTypedLetters } from '../model/latin-letters.ts';

/** Scripts that write no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * Those whose letters say so much that two of them are a word, and Korean, whose words are joined, end in particles and have
 * blanks at will; the last signs lengthen or voice a syllable.
 */
const PAIRED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}ー\uff70\uff9e\uff9f]/u;
/** The apostrophes of Ukrainian and Uzbek, which count as letters, part a word as those of a keyboard do. */
const WORD =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}ー\uff70\uff9e\uff9f]+|(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}ー\uff70\uff9e\uff9f\u02bb\u02bc])[\p{L}\p{M}\p{N}])+/gu;

export const isUnspaced = (text: string): boolean => UNSPACED.test(text);

/**
 * The form in which texts are compared: lower case, of letters that have several widths the usual one, Latin, Greek and Cyrillic
 * ones without their accents, strokes and ligatures, of apostrophes, quotation marks and dashes those of a keyboard, Arabic
 * and Hebrew ones without their points and other shapes, Devanagari ones without the dot below that many leave out and with
 * one sign for what is nasal, katakana as hiragana, Korean by its keys, digits of every script as ours, nothing that is not seen.
 */
export const foldText = (text: string): string =>
  inTypedLetters(
    text
      .normalize('NFKD')
      .replace(
        /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u065f\u0670\u093c\p{Cf}]/gu,
        '',
      )
      .normalize('NFC')
      .replace(/(?![0-9])\p{Nd}/gu, digitOf)
      .toLowerCase(),
  )
    .replace(/\p{sc=Hang}+/gu, inHangulKeys)
    .replace(/[‘’‚‛׳\u02bb\u02bc]/g, "'")
    .replace(/[“”„‟«»״]/g, '"')
    .replace(/[‐-―−־]/g, '-')
    .replace(/ँ/g, 'ं')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

/** The same of a word, which in Arabic begins with its article or not. */
export const foldWord = (word: string): string => foldText(word).replace(/^ال(?=.{3})/, '');

/** What the first letters of Welsh words become behind others, the usual way first: “pont”, “y bont”, “ei phont”. */
const MUTATIONS = [
  'p b, t d, c g, b f, m f, d dd, ll l, rh r, g',
  'p mh, t nh, c ngh, b m, d n, g ng',
  'p ph, t th, c ch',
].flatMap((kind) => kind.split(', ').map((pair) => pair.split(' ')));

/** A word with other first letters; none where it begins otherwise. */
const begunWith = (word: string, from: string, to: string): string[] =>
  word.startsWith(from) ? [to + word.slice(from.length)] : [];

/**
 * What a word may be meant as that nothing has. On a German page who has no umlauts on the keyboard wrote an “e” for them: “kuerbis” is
 * “kurbis”, as “kürbis” is; to others “Noel” is no “Nol”. On a Welsh one its first letters may be those that it has behind another word.
 */
export function otherSpellings(word: string): readonly string[] {
  const language = globalThis.document?.documentElement.lang.slice(0, 2);
  if (language === 'de') return [word.replace(/([aou])e/gi, '$1')];
  if (language !== 'cy' || word.length < 3) return [];
  const small = word.toLowerCase();
  return MUTATIONS.flatMap(([plain = '', other = '']) => [
    ...begunWith(small, plain, other),
    ...begunWith(small, other, plain),
  ]);
}

/** True where a word may be the beginning of others: one letter begins half of all words, but of dense scripts. */
export const mayBegin = (word: string): boolean => word.length > 1 || PAIRED.test(word);

/** True for a word that something has, and not most of a site, as “the”. */
export const isTelling = (found: number, all: number): boolean => found > 0 && found * 2 <= all;

/** A question is never parted by a dictionary as the text around it was: 婦人科 is found in 産婦人科 by what both have of pairs. */
function pairs(run: string, start: number) {
  const letters = [...run];
  let at = start;
  return letters.slice(0, Math.max(1, letters.length - 1)).map((letter, i) => {
    const pair = { word: letter + (letters[i + 1] ?? ''), start: at };
    at += letter.length;
    return pair;
  });
}

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

/** How many letters of a word may be wrong; none of a pair, however many keys it takes. */
export const wrongLetters = (word: string): number =>
  PAIRED.test(word) ? 0 : word.length > 5 ? 2 : word.length > 4 ? 1 : 0;

export const wordsIn = (text: string): string[] =>
  // Letters of half the width carry their marks beside them.
  UNSPACED.test(text) || PAIRED.test(text)
    ? tokensOf(text.normalize('NFKC')).map(({ word }) => word)
    : [...(text.match(WORD) ?? [])];

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

/** The words of a text, in any script, and where each stands; pairs of letters overlap. */
export function tokensOf(text: string) {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) =>
    PAIRED.test(word)
      ? pairs(word, index)
      : UNSPACED.test(word)
        ? segments(word, index)
        : [{ word, start: index }],
  );
}
