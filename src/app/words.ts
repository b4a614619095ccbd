import type { SharedWords } from '../model/page-model.ts';
import { fetchJson, once } from '../ui/fetch-once.ts';
import type { BootData } from './boot-data.ts';

/** What the scripts of a page say, in the language of the page that is open. */
export function createWords(boot: BootData) {
  let address = boot.words;
  const arrived = new Map<string, SharedWords>();
  const fetchWords = once(async (url) => {
    const words: SharedWords = await fetchJson(url);
    arrived.set(url, words);
    return words;
  });
  /** @throws Error where they cannot be fetched; the next call asks again */
  const load = (): Promise<SharedWords> => fetchWords(address);
  void load().catch(() => {});
  return {
    load,
    /** The words, where they are there. */
    known: () => arrived.get(address),
    /** Takes the language of another page. */
    follow(next: BootData): void {
      address = next.words;
      void load().catch(() => {});
    },
  };
}

export type PageWords = ReturnType<typeof createWords>;
