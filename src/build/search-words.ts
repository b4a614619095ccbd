import { groupBy } from '../content/diagnostics/group-by.ts';
import { rememberedBy } from '../content/json/remembered.ts';
import type { SearchEntry, SearchIndex, SearchParts, SearchWords } from '../model/search-index.ts';
import { foldWord, slugWords, wordsIn } from '../ui/search-tokens.ts';

/** Characters in a file of words: a question asks for a few of them. */
const MOST = 24_000;

/** So many files are cut anew one by one. */
const MOST_IN_TURN = 4;

/** How much a word counts where it stands, and on a page: as in the search that is fetched whole. */
const FIELDS = { title: 6, headings: 2, text: 2, body: 1 } as const;
const PAGE = 1.5;

/** Thousands of pages use the same few thousand words. */
const createFold = () => rememberedBy(foldWord);

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

/** For each word that counts otherwise than before the entries where it does, and how much now: 0 where it is gone. */
function changesOf(
  exchanged: readonly Exchanged[],
): ReadonlyMap<string, readonly (readonly [number, number])[]> {
  const fold = createFold();
  const changes = new Map<string, (readonly [number, number])[]>();
  for (const { number, old, now } of exchanged) {
    const [before, after] = [countsOf(old, fold), countsOf(now, fold)];
    for (const word of new Set([...before.keys(), ...after.keys()])) {
      const count = after.get(word) ?? 0;
      if (before.get(word) !== count) changes.set(word, [...(changes.get(word) ?? []), [number, count]]);
    }
  }
  return changes;
}

function change(words: Words, word: string, number: number, count: number): void {
  const entries = words.get(word) ?? [];
  let at = 0;
  while (at < entries.length && Number(entries[at]) < number) at += 2;
  entries.splice(at, entries[at] === number ? 2 : 0, ...(count === 0 ? [] : [number, count]));
  if (entries.length === 0) words.delete(word);
  else words.set(word, entries);
}

/**
 * Puts the words of some entries in the place of what was there before. Only the files that hold such words are made,
 * and those behind them that begin with another word then.
 * @param first the first word of each file
 * @param read what a file holds
 */
export function exchange(
  first: readonly string[],
  read: (number: number) => SearchWords,
  exchanged: readonly Exchanged[],
): WordFiles {
  const changes = changesOf(exchanged);
  const fileOf = (word: string) => first.findLastIndex((one, i) => i === 0 || one <= word);
  const touched = groupBy([...changes.keys()], fileOf);
  const last = first.length - 1;
  const add = (words: Words, file: number) => {
    for (const [word, entries] of Object.entries(read(file))) words.set(word, [...entries]);
    for (const word of touched.get(file) ?? [])
      for (const [number, count] of changes.get(word) ?? []) change(words, word, number, count);
  };
  const files: WordFiles['files'][number][] = [];
  const next = [...first];
  let end = -1;
  for (const from of [...touched.keys()].sort((a, b) => a - b)) {
    if (from <= end) continue;
    const words: Words = new Map();
    let made: ReturnType<typeof wordFiles>;
    end = from - 1;
    do {
      // Where one file after the other begins with another word, it is cheaper to make them all.
      for (const until = end < from + MOST_IN_TURN ? end + 1 : last; end < until; ) add(words, ++end);
      made = wordFiles(words, from);
    } while (made.isOpen && end < last);
    if (made.first.length !== end - from + 1) {
      // All that follow go by another number.
      const all: Words = new Map();
      for (let file = 0; file <= last; file += 1) add(all, file);
      return wordFiles(all);
    }
    files.push(...made.files);
    next.splice(from, made.first.length, ...made.first);
  }
  return { files, first: next };
}

export interface WordFiles {
  readonly files: readonly (readonly [name: string, text: string])[];
  /** The first word of each, and of those that are not made anew. */
  readonly first: SearchParts['words'];
}

/** The files of words by name. @param from the number of the first file */
export function wordFiles(words: Words, from = 0): WordFiles & { readonly isOpen: boolean } {
  const files: [string, string][] = [];
  const first: string[] = [];
  let open: [string, readonly number[]][] = [];
  let length = 0;
  const close = () => {
    files.push([
      `words-${from + files.length}`,
      JSON.stringify(Object.fromEntries(open) satisfies SearchWords),
    ]);
    [open, length] = [[], 0];
  };
  for (const [word, entries] of [...words].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (open.length === 0) first.push(word);
    open.push([word, entries]);
    length += word.length + 6 * entries.length;
    if (length > MOST) close();
  }
  const isOpen = open.length > 0;
  if (isOpen) close();
  return { files, first, isOpen };
}
