import type { SharedWords } from '../model/page-model.ts';
import type { BootData } from './boot-data.ts';

async function fetchWords(url: string): Promise<SharedWords> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  // Written by our own build.
  return (await response.json()) as SharedWords;
}

/** What the scripts of a page say, in the language of the page that is open. */
export function createWords(boot: BootData) {
  let address = boot.words;
  const asked = new Map<string, Promise<SharedWords>>();
  const arrived = new Map<string, SharedWords>();
  /** @throws Error where they cannot be fetched; the next call asks again */
  const load = (): Promise<SharedWords> => {
    const url = address;
    const words = asked.get(url) ?? fetchWords(url);
    asked.set(url, words);
    words.then(
      (found) => arrived.set(url, found),
      () => asked.delete(url),
    );
    return words;
  };
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
