import { readFileSync } from 'node:fs';
import { rememberedBy } from '../content/json/remembered.ts';
import type { LocaleSite } from '../content/resolve/site-resolver.ts';
import type {
  SearchEntry,
  SearchHead,
  SearchIndex,
  SearchParts,
  SearchWords,
} from '../model/search-index.ts';
import { foldWord, slugWords, wordsIn } from '../ui/search-tokens.ts';
import type { Output } from './output.ts';

/** As many characters can be fetched whole: about 60 kB on the way. */
const WHOLE = 250_000;
/** Entries in a file, and characters in a file of words: a question asks for twenty of the ones and a few of the others. */
const PIECE = 8;
const WORDS = 24_000;

/** How much a word counts where it stands, and on a page: as in the search that is fetched whole. */
const FIELDS = { title: 6, headings: 2, text: 2, body: 1 } as const;
const PAGE = 1.5;

/** Of more entries their words are gathered anew. */
const MOST_EXCHANGED = 100;

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
type Words = Map<string, number[]>;

function wordsOf(index: SearchIndex): Words {
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
interface Exchanged {
  readonly number: number;
  readonly old: SearchEntry;
  readonly now: SearchEntry;
}

/** Puts the words of some entries in the place of what was there before. */
function exchange(words: Words, exchanged: readonly Exchanged[]): void {
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

const pieceOf = (number: number) => Math.floor(number / PIECE);
const pieceName = (piece: number) => `entries-${piece}`;

/** The files of words, and the first file, which leads to them. */
function wordFiles(words: Words, rest: Pick<SearchParts, 'count' | 'home'>): [name: string, text: string][] {
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
    if (length > WORDS) close();
  }
  if (open.length > 0) close();
  const head: SearchParts = { piece: PIECE, count: rest.count, home: rest.home, words: first };
  return [...files, ['', JSON.stringify(head)]];
}

const wholeOf = (index: SearchIndex) => JSON.stringify({ entries: index } satisfies SearchHead);

/**
 * The files of a language's search, by name: one while it is small; else its entries in pieces, and the words that lead to them.
 * @returns the text of each file; `''` is the first one
 */
export function searchFiles(index: SearchIndex, whole = WHOLE): ReadonlyMap<string, string> {
  const all = wholeOf(index);
  if (all.length <= whole) return new Map([['', all]]);
  const pieces = Array.from({ length: Math.ceil(index.length / PIECE) }, (_, piece) => {
    const at = piece * PIECE;
    return [pieceName(piece), JSON.stringify(index.slice(at, at + PIECE))] as const;
  });
  const lengths = index.map(({ href }) => href.length);
  const home = lengths.indexOf(Math.min(...lengths));
  return new Map([...pieces, ...wordFiles(wordsOf(index), { count: index.length, home })]);
}

/** What a build remembers of the search of a language. */
export interface RememberedSearch {
  /** What its entries were made of, in their order. */
  readonly prints: readonly string[];
  /** The addresses of its files. */
  readonly files: readonly string[];
  /** How many characters it has in one file. */
  readonly length: number;
}

type Searched = Pick<LocaleSite, 'searchAddress' | 'searchParts'>;

const addressOf = (site: Searched, name: string) =>
  name === '' ? site.searchAddress : site.searchAddress.replace(/\.json$/, `/${name}.json`);

/** The files of the build before, each read when it is asked for; undefined where one is missing. */
function openBefore(site: Searched, { files }: RememberedSearch, output: Output) {
  if (files.some((address) => output.pathBefore(address) === undefined)) return undefined;
  // Written by the build before.
  const read = <T>(name: string) =>
    JSON.parse(readFileSync(output.pathBefore(addressOf(site, name)) ?? '', 'utf8')) as T;
  const head = read<SearchHead>('');
  const piece = rememberedBy((number: number) => read<SearchIndex>(pieceName(number)));
  return {
    parts: 'entries' in head ? undefined : head,
    piece,
    entry: (number: number) =>
      'entries' in head ? head.entries[number] : piece(pieceOf(number))[number % PIECE],
    words: () =>
      new Map(
        'entries' in head
          ? []
          : head.words.flatMap((_, i) => Object.entries(read<Record<string, number[]>>(`words-${i}`))),
      ),
  };
}

/** Writes the search of a language. What the build before knew of entries that are as they were is not made again. */
export function writeSearch(
  site: Searched,
  known: RememberedSearch | undefined,
  output: Output,
): RememberedSearch {
  const parts = site.searchParts();
  const prints = parts.map(({ print }) => print);
  const changed = prints.flatMap((print, i) => (known?.prints[i] === print ? [] : i));
  const isSame = known?.prints.length === prints.length;
  if (isSame && changed.length === 0 && known.files.every((address) => output.keep(address))) return known;
  const before = known && openBefore(site, known, output);
  const write = ([name, text]: readonly [name: string, text: string]) => {
    const address = addressOf(site, name);
    output.write(address, address.slice(1), text, 'revalidate');
    return address;
  };

  const make = rememberedBy((number: number) => parts[number]?.make());

  /** Exchanges a few entries, where all others stand at their places; undefined where more must be made. */
  const exchanged = (): Omit<RememberedSearch, 'prints'> | undefined => {
    if (!isSame || !before?.parts || changed.length > MOST_EXCHANGED) return undefined;
    const all = changed.flatMap((number) => {
      const [old, now] = [before.entry(number), make(number)];
      return old && now ? { number, old, now } : [];
    });
    // The shortest address is that of the home page.
    if (all.length < changed.length || all.some(({ old, now }) => old.href !== now.href)) return undefined;
    const longer = all.map(({ old, now }) => JSON.stringify(now).length - JSON.stringify(old).length);
    const length = longer.reduce((sum, more) => sum + more, known.length);
    if (length <= WHOLE) return undefined;
    const words = before.words();
    exchange(words, all);
    const fresh = new Map(all.map(({ number, now }) => [number, now]));
    const touched = new Set(changed.map(pieceOf));
    const pieces = Array.from({ length: pieceOf(parts.length - 1) + 1 }, (_, piece) => {
      const address = addressOf(site, pieceName(piece));
      if (!touched.has(piece) && output.keep(address)) return address;
      const entries = before.piece(piece).map((entry, i) => fresh.get(piece * PIECE + i) ?? entry);
      return write([pieceName(piece), JSON.stringify(entries)]);
    });
    return { files: [...pieces, ...wordFiles(words, before.parts).map(write)], length };
  };

  const everything = () => {
    const numbers = new Map(known?.prints.map((print, i) => [print, i]));
    const index = prints.flatMap((print, i) => {
      const number = numbers.get(print);
      return (number === undefined ? undefined : before?.entry(number)) ?? make(i) ?? [];
    });
    return { files: [...searchFiles(index)].map(write), length: wholeOf(index).length };
  };
  return { prints, ...(exchanged() ?? everything()) };
}
