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

/** An entry that a search found, and which of the index’s words it was found by. */
export interface SearchFound {
  readonly entry: SearchEntry;
  readonly words: ReadonlySet<string>;
}

/** The site-wide search, ready to answer. */
export interface SearchFinder {
  /** What fits some words, the best first. */
  find(text: string): readonly SearchFound[];
  /** The pages whose addresses or titles are like an address that does not exist, the most alike first. */
  nearest(path: string, most: number): readonly SearchEntry[];
}
