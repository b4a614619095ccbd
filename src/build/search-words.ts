import type { SearchEntry, SearchIndex, SearchParts, SearchWords } from '../model/search-index.ts';
import { foldWord, slugWords, wordsIn } from '../ui/search-tokens.ts';

/** Characters in a file of words: a question asks for a few of them. */
const MOST = 24_000;

/** How much a word counts where it stands, and on a page: as in the search that is fetched whole. */
const FIELDS = { title: 6, headings: 2, text: 2, body: 1 } as const;
const PAGE = 1.5;

/** Thousands of pages use the same few thousand words. */
function createFold() {
  const folded = new Map<string, string>();
  return (word: string): string => {
    const known = folded.get(word) ?? foldWord(word);
    folded.set(word, known);
    return known;
  };
}

/** The words of an entry, and how much each counts there. */
function countsOf(entry: SearchEntry, fold: (word: string) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [field, weight] of Object.entries(FIELDS) as [keyof typeof FIELDS, number][])
    for (const word of new Set(wordsIn(entry[field]).map(fold)))
      counts.set(word, (counts.get(word) ?? 0) + weight);
  for (const word of slugWords(entry.href).map(fold)) counts.set(word, (counts.get(word) ?? 0) + 1);
  if (entry.kind === 'page') for (const [word, count] of counts) counts.set(word, count * PAGE);
  return counts;
}

/** For each word the entries that have it, by number, each followed by how much it counts there. */
export type Words = Map<string, number[]>;

export function wordsOf(index: SearchIndex): Words {
  const words: Words = new Map();
  const fold = createFold();
  for (const [number, entry] of index.entries())
    for (const [word, count] of countsOf(entry, fold)) {
      const entries = words.get(word);
      if (entries) entries.push(number, count);
      else words.set(word, [number, count]);
    }
  return words;
}

/** An entry that is another than in the build before. */
export interface Exchanged {
  readonly number: number;
  readonly old: SearchEntry;
  readonly now: SearchEntry;
}

/** Puts the words of some entries in the place of what was there before. */
export function exchange(words: Words, exchanged: readonly Exchanged[]): void {
  const fold = createFold();
  for (const { number, old, now } of exchanged) {
    for (const word of countsOf(old, fold).keys()) {
      const entries = words.get(word) ?? [];
      // Numbers stand at even places; how much something counts may equal one.
      for (let at = 0; at < entries.length; at += 2) if (entries[at] === number) entries.splice(at, 2);
      if (entries.length === 0) words.delete(word);
    }
    for (const [word, count] of countsOf(now, fold)) {
      const entries = words.get(word) ?? [];
      let at = 0;
      while (at < entries.length && Number(entries[at]) < number) at += 2;
      entries.splice(at, 0, number, count);
      words.set(word, entries);
    }
  }
}

/** The files of words by name, and the first word of each. */
export function wordFiles(words: Words): {
  readonly files: readonly (readonly [name: string, text: string])[];
  readonly first: SearchParts['words'];
} {
  const files: [string, string][] = [];
  const first: string[] = [];
  let open: [string, readonly number[]][] = [];
  let length = 0;
  const close = () => {
    files.push([`words-${first.length - 1}`, JSON.stringify(Object.fromEntries(open) satisfies SearchWords)]);
    [open, length] = [[], 0];
  };
  for (const [word, entries] of [...words].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (open.length === 0) first.push(word);
    open.push([word, entries]);
    length += word.length + 6 * entries.length;
    if (length > MOST) close();
  }
  if (open.length > 0) close();
  return { files, first };
}
