import type { SharedWords } from '../model/page-model.ts';
import type { BootData } from './boot-data.ts';

/** What the scripts of a page say, in the language of the page that is open. */
export interface PageWords {
  /** The words, fetched when they are first wanted. @throws Error where they cannot be fetched; the next call asks again */
  load(): Promise<SharedWords>;
  /** The words, where they are there. */
  known(): SharedWords | undefined;
  /** Takes the language of another page. */
  follow(boot: BootData): void;
  readonly address: string;
}

export function createWords(boot: BootData): PageWords {
  let address = boot.words;
  const kept = new Map<string, SharedWords | Promise<SharedWords>>();
  const fetchWords = async (url: string): Promise<SharedWords> => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    // Written by our own build.
    const words = (await response.json()) as SharedWords;
    kept.set(url, words);
    return words;
  };
  const words: PageWords = {
    async load() {
      const url = address;
      const known = kept.get(url) ?? fetchWords(url);
      kept.set(url, known);
      if (known instanceof Promise) known.catch(() => kept.delete(url));
      return known;
    },
    known() {
      const found = kept.get(address);
      return found instanceof Promise ? undefined : found;
    },
    follow(next) {
      if (next.words === address) return;
      address = next.words;
      void words.load().catch(() => {});
    },
    get address() {
      return address;
    },
  };
  void words.load().catch(() => {});
  return words;
}
