import { setImmediate } from 'node:timers/promises';
import type { LocaleSite } from '../../content/resolve/site-resolver.ts';

/** So many pages are resolved before anything else gets its turn. */
const AT_ONCE = 5;

/**
 * Counts the pages that show something of a file or of an item of a list, by `file` and `file#pointer`.
 * @param isCurrent asked now and then: false ends the counting
 */
export async function countUses(site: LocaleSite, isCurrent: () => boolean): Promise<Record<string, number>> {
  const counts = new Map<string, number>();
  const { collections, routes } = site.index;
  const placeOf = (read: string): string | undefined => {
    const [kind = '', subject = ''] = read.split(/ (.*)/s);
    if (kind === 'file') return subject;
    if (kind !== 'item' && kind !== 'card') return undefined;
    const slash = subject.indexOf('/');
    const item = collections.get(subject.slice(0, slash))?.byKey.get(subject.slice(slash + 1));
    return item && `${item.file}${item.pointer === '' ? '' : `#${item.pointer}`}`;
  };
  for (const [number, route] of [...routes.keys()].entries()) {
    const { reads } = site.during(() => site.page(route));
    for (const place of new Set(reads.map(placeOf)))
      if (place !== undefined) counts.set(place, (counts.get(place) ?? 0) + 1);
    if (number % AT_ONCE === 0) await setImmediate();
    if (!isCurrent()) break;
  }
  return Object.fromEntries(counts);
}
