import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import type { SearchEntry, SearchFinder, SearchFound, SearchIndex } from '../model/search-index.ts';
import {
  cleanPath,
  foldersAbove,
  foldWord,
  isTelling,
  lastPart,
  MOST_FOUND,
  mayBegin,
  otherSpellings,
  slugWords,
  wordsIn,
  wrongLetters,
} from './search-tokens.ts';

/** So many characters are taken in at a time: while thousands of entries are, the page still answers its visitor. */
const CHUNK = 25_000;

/** A page is what a visitor means more often than an item of the knowledge bank that has the same word. */
const PAGE_WEIGHT = 1.5;
/** An address in the same folder is nearer than another one. */
const FOLDER_WEIGHT = 1.5;
/** What has less than this part of the best one's score is not near. */
const NEAR = 0.4;

/** How many letters of a word may be wrong. */
const tolerance = (word: string) => wrongLetters(word) || false;

const TEXT: SearchOptions = {
  fields: ['title', 'headings', 'text', 'body'],
  boost: { title: 6, headings: 2, text: 2 },
  weights: { prefix: 0.6, fuzzy: 0.25 },
  combineWith: 'AND',
  prefix: mayBegin,
};
const ADDRESS: SearchOptions = {
  fields: ['title', 'slug'],
  boost: { slug: 2 },
  prefix: (word) => word.length > 2,
  fuzzy: (word) => (word.length > 4 ? Math.max(2, Math.round(word.length / 6)) : word.length > 3 ? 1 : false),
};

/** Makes the search of an index, in steps that leave the browser time for the visitor. */
export async function createFinder(index: SearchIndex): Promise<SearchFinder> {
  const engine = new MiniSearch<SearchEntry & { readonly id: number; readonly slug: string }>({
    fields: ['title', 'headings', 'text', 'body', 'slug'],
    tokenize: wordsIn,
    processTerm: foldWord,
  });
  const documents = index.map((entry, id) => ({ ...entry, id, slug: slugWords(entry.href).join(' ') }));
  const length = index.reduce(
    (sum, { body, headings, text }) => sum + body.length + headings.length + text.length,
    0,
  );
  await engine.addAllAsync(documents, {
    chunkSize: Math.ceil((CHUNK * index.length) / Math.max(CHUNK, length)),
  });

  const entryOf = ({ id }: SearchResult) => index[Number(id)];
  const found = (results: readonly SearchResult[]): SearchFound[] =>
    results.flatMap((result) => {
      const entry = entryOf(result);
      return entry ? [{ entry, words: new Set(result.terms) }] : [];
    });
  const options: SearchOptions = {
    ...TEXT,
    boostDocument: (id) => (index[Number(id)]?.kind === 'page' ? PAGE_WEIGHT : 1),
  };
  const shortest = Math.min(...index.map(({ href }) => href.length));
  // The home page is above everything, and near to nothing.
  const above = (path: string): SearchEntry | undefined =>
    foldersAbove(path)
      .filter(({ length }) => length > shortest)
      .flatMap((folder) => index.find(({ href }) => href === folder) ?? [])[0];

  const all = (text: string): SearchFound[] => {
    const words = wordsIn(text);
    if (words.length === 0) return [];
    // Each step is more lenient: what is written so, what is nearly written so, what has most of the words, what has one.
    const exact = engine.search(text, options);
    if (exact.length > 0) return found(exact);
    const meant = words.map(
      (word) =>
        [word, ...otherSpellings(word)].find((form) => engine.search(form, options).length > 0) ?? word,
    );
    const spelt = engine.search(meant.join(' '), options);
    if (spelt.length > 0) return found(spelt);
    const near = engine.search(text, { ...options, fuzzy: tolerance });
    if (near.length > 0 || words.length < 2) return found(near);
    const prefix = (word: string) => word.length > 3;
    const any: SearchOptions = { ...options, prefix, fuzzy: tolerance, combineWith: 'OR' };
    const most = engine.search(text, any).filter(({ queryTerms }) => queryTerms.length * 2 > words.length);
    if (most.length > 0) return found(most);
    const telling = words.filter((word) => isTelling(engine.search(word, any).length, index.length));
    return found(engine.search(telling.join(' '), any));
  };

  return {
    async find(text) {
      const found = all(text);
      return { found: found.slice(0, MOST_FOUND), count: found.length };
    },
    async nearest(address, most) {
      const path = cleanPath(address);
      const last = lastPart(path);
      const words = wordsIn(last);
      const folder = path.slice(0, path.lastIndexOf('/') + 1);
      const results = engine.search([...new Set([...words, words.join('')])].join(' '), {
        ...ADDRESS,
        boostDocument: (id) => (index[Number(id)]?.href.startsWith(folder) ? FOLDER_WEIGHT : 1),
      });
      const [best] = results;
      const like = results
        .filter(({ queryTerms }) => queryTerms.length * 2 >= words.length)
        .filter(({ score }) => score > (best?.score ?? 0) * NEAR)
        .flatMap((result) => entryOf(result) ?? []);
      const parent = above(path);
      const others = like.filter((entry) => entry !== parent);
      return parent ? [...others.slice(0, most - 1), parent] : others.slice(0, most);
    },
  };
}
