import type { SearchFinder, SearchIndex } from '../model/search-index.ts';

const finders = new Map<string, Promise<SearchFinder>>();

async function fetchFinder(url: string): Promise<SearchFinder> {
  const code = import('./site-finder.ts');
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  // Written by our own build.
  const index: SearchIndex = await response.json();
  return (await code).createFinder(index);
}

/**
 * The search of a language, fetched once for the life of the page.
 * @throws Error where it cannot be fetched; the next call asks again
 */
export function loadFinder(url: string): Promise<SearchFinder> {
  const known = finders.get(url) ?? fetchFinder(url);
  finders.set(url, known);
  known.catch(() => finders.delete(url));
  return known;
}
