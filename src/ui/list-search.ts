import { useCallback, useSyncExternalStore } from 'react';
import { attempt, type TextStorage } from '../model/attempt.ts';

const KEY = 'list-search:';

/** What visitors searched for in each list, until they close the tab. A browser that keeps nothing forgets it on reload. */
export function createListSearch(storage: () => TextStorage) {
  const texts = new Map<string, string>();
  const watchers = new Set<() => void>();
  return {
    get(section: string): string {
      const known = texts.get(section);
      if (known !== undefined) return known;
      const kept = attempt(() => storage().getItem(KEY + section)) ?? '';
      texts.set(section, kept);
      return kept;
    },
    set(section: string, text: string): void {
      texts.set(section, text);
      attempt(() =>
        text === '' ? storage().removeItem(KEY + section) : storage().setItem(KEY + section, text),
      );
      for (const watcher of watchers) watcher();
    },
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
}

const listSearch = createListSearch(() => sessionStorage);

/** The search text of a list, kept by its section; empty on the server and in the first client render. */
export function useListSearch(section: string): readonly [string, (text: string) => void] {
  const text = useSyncExternalStore(
    listSearch.watch,
    () => listSearch.get(section),
    () => '',
  );
  const change = useCallback((next: string) => listSearch.set(section, next), [section]);
  return [text, change];
}
