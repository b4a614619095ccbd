import type { ResolvedDate, TextLanguage } from './resolved.ts';

export type SearchKind = 'page' | 'article' | 'event' | 'publication';

/** One thing that the site-wide search can find. */
export interface SearchEntry extends TextLanguage {
  readonly href: string;
  readonly kind: SearchKind;
  readonly title: string;
  /** What it is about, in a sentence or two. */
  readonly text: string;
  /** Its headings and topics. */
  readonly headings: string;
  /** Its text, as much as a search file has room for. */
  readonly body: string;
  readonly date?: ResolvedDate;
  /** Set where it is a document, which opens in a new tab: its kind and size. */
  readonly file?: string;
}

export type SearchIndex = readonly SearchEntry[];

/** The first file of a search: all of it where that is little, else how its other files are cut. */
export type SearchHead = { readonly entries: SearchIndex } | SearchParts;

/** A search in parts: `…/entries-0.json` and so on hold entries, `…/words-0.json` and so on the words that lead to them. */
export interface SearchParts {
  /** Entries in each file. */
  readonly piece: number;
  /** Entries in all. */
  readonly count: number;
  /** The number of the entry that lies above all others. */
  readonly home: number;
  /** The first word of each file of words, in the order of code units. */
  readonly words: readonly string[];
}

/** A file of words: for each the entries that have it, by number, each followed by how much it counts there. */
export type SearchWords = Readonly<Record<string, readonly number[]>>;

/** An entry that a search found, and which of the index’s words it was found by. */
export interface SearchFound {
  readonly entry: SearchEntry;
  readonly words: ReadonlySet<string>;
}

export interface SearchAnswer {
  /** The best, in their order. */
  readonly found: readonly SearchFound[];
  /** How many there are in all. */
  readonly count: number;
}

/** The site-wide search, ready to answer. */
export interface SearchFinder {
  /** What fits some words. @throws Error where a part of the index cannot be fetched */
  find(text: string): Promise<SearchAnswer>;
  /** The pages whose addresses or titles are like an address that does not exist, the most alike first. */
  nearest(path: string, most: number): Promise<readonly SearchEntry[]>;
}
