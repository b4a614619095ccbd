import type { SearchFinder, SearchHead } from '../model/search-index.ts';
import { fetchJson, once } from './fetch-once.ts';

/**
 * The search of a language, by the address of its index.
 * @throws Error where it cannot be fetched
 */
export const loadFinder = once(async (url): Promise<SearchFinder> => {
  const [{ createFinder }, head] = await Promise.all([
    import('./site-finder.ts'),
    fetchJson(url) as Promise<SearchHead>,
  ]);
  if ('entries' in head) return createFinder(head.entries);
  const { createPartsFinder } = await import('./parts-finder.ts');
  return createPartsFinder(head, (name) => fetchJson(url.replace(/\.json$/, `/${name}.json`)));
});
