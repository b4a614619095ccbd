import type { SearchHead, SearchIndex, SearchParts, SearchWords } from '../model/search-index.ts';
import { foldWord, slugWords, wordsIn } from '../ui/search-tokens.ts';

/** As many characters can be fetched whole: about 60 kB on the way. */
const WHOLE = 250_000;
/** Entries in a file, and characters in a file of words: a question asks for twenty of the ones and a few of the others. */
const PIECE = 8;
const WORDS = 24_000;

/** How much a word counts where it stands, and on a page: as in the search that is fetched whole. */
const FIELDS = { title: 6, headings: 2, text: 2, body: 1 } as const;
const PAGE = 1.5;

/** For each word the entries that have it, by number, each followed by how much it counts there; in the order of code units. */
function wordsOf(index: SearchIndex): (readonly [word: string, entries: readonly number[]])[] {
  const words = new Map<string, number[]>();
  // Thousands of pages use the same few thousand words.
  const folded = new Map<string, string>();
  const fold = (word: string) => {
    const known = folded.get(word) ?? foldWord(word);
    folded.set(word, known);
    return known;
  };
  for (const [number, entry] of index.entries()) {
    const counts = new Map<string, number>();
    for (const [field, weight] of Object.entries(FIELDS) as [keyof typeof FIELDS, number][])
      for (const word of new Set(wordsIn(entry[field]).map(fold)))
        counts.set(word, (counts.get(word) ?? 0) + weight);
    for (const word of slugWords(entry.href).map(fold)) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const [word, count] of counts) {
      const entries = words.get(word) ?? [];
      entries.push(number, entry.kind === 'page' ? count * PAGE : count);
      words.set(word, entries);
    }
  }
  return [...words].sort(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * The files of a language's search, by name: one while it is small; else its entries in pieces, and the words that lead to them.
 * @returns the text of each file; `''` is the first one
 */
export function searchFiles(index: SearchIndex, whole = WHOLE): ReadonlyMap<string, string> {
  const all = JSON.stringify({ entries: index } satisfies SearchHead);
  if (all.length <= whole) return new Map([['', all]]);
  const files = new Map<string, string>();
  for (let at = 0; at < index.length; at += PIECE)
    files.set(`entries-${at / PIECE}`, JSON.stringify(index.slice(at, at + PIECE)));
  const first: string[] = [];
  let open: [string, readonly number[]][] = [];
  let length = 0;
  const close = () => {
    files.set(`words-${first.length - 1}`, JSON.stringify(Object.fromEntries(open) satisfies SearchWords));
    [open, length] = [[], 0];
  };
  for (const [word, entries] of wordsOf(index)) {
    if (open.length === 0) first.push(word);
    open.push([word, entries]);
    length += word.length + 6 * entries.length;
    if (length > WORDS) close();
  }
  if (open.length > 0) close();
  const lengths = index.map(({ href }) => href.length);
  const home = lengths.indexOf(Math.min(...lengths));
  const head: SearchParts = { piece: PIECE, count: index.length, home, words: first };
  files.set('', JSON.stringify(head));
  return files;
}
