import type { SearchFinder, SearchHead } from '../model/search-index.ts';

const finders = new Map<string, Promise<SearchFinder>>();

/** JSON that our own build wrote. @throws Error where it cannot be fetched */
async function fetchJson(url: string) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

async function fetchFinder(url: string): Promise<SearchFinder> {
  const [{ createFinder }, head] = await Promise.all([
    import('./site-finder.ts'),
    fetchJson(url) as Promise<SearchHead>,
  ]);
  if ('entries' in head) return createFinder(head.entries);
  const { createPartsFinder } = await import('./parts-finder.ts');
  return createPartsFinder(head, (name) => fetchJson(url.replace(/\.json$/, `/${name}.json`)));
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
