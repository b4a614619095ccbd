import { readFileSync } from 'node:fs';
import { rememberedBy } from '../content/json/remembered.ts';
import type { LocaleSite } from '../content/resolve/site-resolver.ts';
import type { SearchHead, SearchIndex, SearchParts, SearchWords } from '../model/search-index.ts';
import type { Output } from './output.ts';
import { exchange, type WordFiles, wordFiles, wordsOf } from './search-words.ts';

/** As many characters can be fetched whole: about 60 kB on the way. */
const WHOLE = 250_000;
/** Entries in a file: a question asks for twenty of them. */
const PIECE = 8;

/** Of more entries their words are gathered anew. */
const MOST_EXCHANGED = 100;

const pieceOf = (number: number) => Math.floor(number / PIECE);
const pieceName = (piece: number) => `entries-${piece}`;
const wordsName = (number: number) => `words-${number}`;

/** A file of a search; `''` is the first one. */
type SearchFile = readonly [name: string, text: string];

/** The files of words, and the first file, which leads to them. */
function filesOfWords(
  { files, first }: WordFiles,
  { count, home }: Pick<SearchParts, 'count' | 'home'>,
): SearchFile[] {
  const head: SearchParts = { piece: PIECE, count, home, words: first };
  return [...files, ['', JSON.stringify(head)]];
}

const wholeOf = (index: SearchIndex) => JSON.stringify({ entries: index } satisfies SearchHead);

/**
 * The files of a language's search: one while it is small; else its entries in pieces, and the words that lead to them.
 * @param all what it has in one file
 */
export function* searchFiles(index: SearchIndex, whole = WHOLE, all = wholeOf(index)): Generator<SearchFile> {
  if (all.length <= whole) return yield ['', all];
  for (let at = 0; at < index.length; at += PIECE)
    yield [pieceName(pieceOf(at)), JSON.stringify(index.slice(at, at + PIECE))];
  const lengths = index.map(({ href }) => href.length);
  const home = lengths.indexOf(Math.min(...lengths));
  yield* filesOfWords(wordFiles(wordsOf(index)), { count: index.length, home });
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

type Searched = Pick<LocaleSite, 'searchParts'> & { readonly searchAddress: string };

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
    words: (number: number) => read<SearchWords>(wordsName(number)),
  };
}

/** Writes the search of a language. What the build before knew of entries that are as they were is not made again. */
export async function writeSearch(
  site: Searched,
  known: RememberedSearch | undefined,
  output: Output,
): Promise<RememberedSearch> {
  const parts = site.searchParts();
  const prints = parts.map(({ print }) => print);
  const changed = prints.flatMap((print, i) => (known?.prints[i] === print ? [] : i));
  const isSame = known?.prints.length === prints.length;
  if (isSame && changed.length === 0 && known.files.every((address) => output.keep(address))) return known;
  const before = known && openBefore(site, known, output);
  const make = rememberedBy((number: number) => parts[number]?.make());

  /** Exchanges a few entries, where all others stand at their places; undefined where more must be made. */
  const exchanged = () => {
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
    const words = exchange(before.parts.words, before.words, all);
    const fresh = new Map(all.map(({ number, now }) => [number, now]));
    const touched = new Set(changed.map(pieceOf));
    const kept: string[] = [];
    const pieces = Array.from({ length: pieceOf(parts.length - 1) + 1 }, (_, piece): SearchFile[] => {
      const address = addressOf(site, pieceName(piece));
      if (!touched.has(piece) && output.keep(address)) {
        kept.push(address);
        return [];
      }
      const entries = before.piece(piece).map((entry, i) => fresh.get(piece * PIECE + i) ?? entry);
      return [[pieceName(piece), JSON.stringify(entries)]];
    });
    const made = filesOfWords(words, before.parts);
    const names = new Set(made.map(([name]) => name));
    const others = words.first
      .flatMap((_, i) => (names.has(wordsName(i)) ? [] : addressOf(site, wordsName(i))))
      .filter((address) => output.keep(address));
    return { kept: [...kept, ...others], made: [...pieces.flat(), ...made], length };
  };

  const everything = () => {
    const numbers = new Map(known?.prints.map((print, i) => [print, i]));
    const index = prints.flatMap((print, i) => {
      const number = numbers.get(print);
      return (number === undefined ? undefined : before?.entry(number)) ?? make(i) ?? [];
    });
    const all = wholeOf(index);
    return { kept: [], made: searchFiles(index, WHOLE, all), length: all.length };
  };
  const { kept, made, length } = exchanged() ?? everything();
  const files = [...kept];
  for (const [name, text] of made) {
    const address = addressOf(site, name);
    await output.send(address, text);
    files.push(address);
  }
  return { prints, files, length };
}
