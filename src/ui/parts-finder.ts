import { distance } from 'fastest-levenshtein';
import type { SearchFinder, SearchIndex, SearchParts, SearchWords } from '../model/search-index.ts';
import { once } from './fetch-once.ts';
import {
  cleanPath,
  foldersAbove,
  foldWord,
  isTelling,
  MOST_FOUND,
  mayBegin,
  otherSpellings,
  slugWords,
  wordsIn,
  wrongLetters,
} from './search-tokens.ts';
import { createFinder } from './site-finder.ts';

/** Fetches a part by its name, as the build wrote it. */
type FetchPart = (name: string) => Promise<unknown>;

/** What a word was found in: how much it counts in each entry, and the words that it stands for. */
interface Hits {
  readonly scores: ReadonlyMap<number, number>;
  readonly words: ReadonlySet<string>;
}

/** More files than these hold words that begin like nearly everything. */
const MOST_FILES = 3;
/** As many entries may have the name of a folder above an address. */
const MOST_PARENTS = 5;
/** The beginning of a word counts less than the whole of it, and one with wrong letters least. */
const WEIGHT = { whole: 1, beginning: 0.6, near: 0.25 } as const;

/** The search of a site whose index is too large to be fetched whole: of its files only those that a question needs. */
export function createPartsFinder(
  { piece, count, home, words: first }: SearchParts,
  fetchPart: FetchPart,
): SearchFinder {
  const part = once(fetchPart);
  // The build wrote each of these by the type that it is read as.
  const entriesIn = (number: number) => part(`entries-${number}`) as Promise<SearchIndex>;
  const wordsOf = (number: number) => part(`words-${number}`) as Promise<SearchWords>;

  /** The files that words with a beginning may stand in. */
  const filesOf = (beginning: string): number[] => {
    const after = first.findIndex((word) => word > beginning && !word.startsWith(beginning));
    const last = (after === -1 ? first.length : after) - 1;
    const found = first.findIndex((word) => word >= beginning);
    const from = Math.max(0, (found === -1 ? first.length : found) - 1);
    return Array.from({ length: Math.max(0, last - from + 1) }, (_, i) => from + i).slice(0, MOST_FILES);
  };

  async function hits(beginning: string, weigh: (word: string) => number): Promise<Hits> {
    const scores = new Map<number, number>();
    const words = new Set<string>();
    for (const file of await Promise.all(filesOf(beginning).map(wordsOf)))
      for (const [word, entries] of Object.entries(file)) {
        const weight = word.startsWith(beginning) ? weigh(word) : 0;
        if (weight === 0) continue;
        words.add(word);
        // What few entries have says more than what all have.
        const rare = Math.log(1 + (2 * count) / entries.length);
        for (let i = 0; i < entries.length; i += 2) {
          const [entry = 0, counts = 0] = entries.slice(i, i + 2);
          scores.set(entry, Math.max(scores.get(entry) ?? 0, weight * rare * counts));
        }
      }
    return { scores, words };
  }

  const spelt = (word: string) =>
    hits(word, (other) => (other === word ? WEIGHT.whole : mayBegin(word) ? WEIGHT.beginning : 0));
  async function written(word: string): Promise<Hits> {
    const exact = await spelt(word);
    if (exact.scores.size > 0) return exact;
    const others = await Promise.all(otherSpellings(word).map(spelt));
    return others.find(({ scores }) => scores.size > 0) ?? exact;
  }
  const nearly = (word: string, most: number) =>
    hits(word.slice(0, 2), (other) =>
      distance(word, other.slice(0, word.length + most)) <= most ? WEIGHT.near : 0,
    );

  /** The entries that have more than some of the words, the best first. */
  function ranked(found: readonly Hits[], least: number): number[] {
    const scores = new Map<number, { words: number; score: number }>();
    for (const hit of found)
      for (const [entry, score] of hit.scores) {
        const sum = scores.get(entry) ?? { words: 0, score: 0 };
        scores.set(entry, { words: sum.words + 1, score: sum.score + score });
      }
    return [...scores]
      .filter(([, { words }]) => words >= least)
      .sort(([a, x], [b, y]) => y.score - x.score || a - b)
      .map(([entry]) => entry);
  }

  async function entriesOf(numbers: readonly number[]): Promise<SearchIndex> {
    const found = numbers.map(
      async (number) => (await entriesIn(Math.floor(number / piece)))[number % piece],
    );
    return (await Promise.all(found)).filter((entry) => entry !== undefined);
  }

  return {
    async find(text) {
      const asked = [...new Set(wordsIn(text).map(foldWord))];
      if (asked.length === 0) return { found: [], count: 0 };
      // Each step is more lenient: what is written so, what is nearly written so, what has most of the words, what has one.
      const exact = await Promise.all(asked.map(written));
      let [found, best] = [exact, ranked(exact, asked.length)];
      if (best.length === 0) {
        const near = asked.map((word, i) =>
          exact[i]?.scores.size ? exact[i] : nearly(word, wrongLetters(word)),
        );
        found = await Promise.all(near);
        best = ranked(found, asked.length);
        if (best.length === 0) best = ranked(found, Math.floor(asked.length / 2) + 1);
        if (best.length === 0) {
          found = found.filter(({ scores }) => isTelling(scores.size, count));
          best = ranked(found, 1);
        }
      }
      const words = new Set(found.flatMap((hit) => [...hit.words]));
      const entries = await entriesOf(best.slice(0, MOST_FOUND));
      return { found: entries.map((entry) => ({ entry, words })), count: best.length };
    },
    async nearest(address, most) {
      const path = cleanPath(address);
      const like = [...new Set(slugWords(path).map(foldWord))].filter((word) => word.length > 2);
      const found = await Promise.all(like.map((word) => nearly(word, word.length > 4 ? 2 : 1)));
      const parents = await Promise.all(
        foldersAbove(path).map((parent) => written(foldWord(slugWords(parent).at(-1) ?? ''))),
      );
      const numbers = [
        ...ranked(found, 1).slice(0, MOST_FOUND),
        ...ranked(parents, 1).slice(0, MOST_PARENTS),
        home,
      ];
      return (await createFinder(await entriesOf([...new Set(numbers)]))).nearest(path, most);
    },
  };
}
