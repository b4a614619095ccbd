import type { ResolvedNeighbour, ResolvedNeighbours } from '../../model/resolved.ts';
import type { Word } from '../../model/words.ts';
import { groupBy } from '../diagnostics/group-by.ts';
import { remembered, rememberedBy } from '../json/remembered.ts';
import { type Item, topicsOf } from '../site/items.ts';
import { titleOfItem } from './cards.ts';
import { hasTranslated } from './language-of.ts';
import type { Shared } from './shared.ts';

type Parts = Pick<Shared, 'publicItems' | 'rankOf' | 'pathOf' | 'index' | 'originalLanguage'> &
  Parameters<typeof titleOfItem>[1];

/** What stands before and after an item in its list, as far as it has a page. */
export function neighboursOf(item: Item, parts: Parts): ResolvedNeighbours {
  const { publicItems, rankOf, pathOf, string, originalLanguage } = parts;
  const at = rankOf(item);
  const neighbour = (index: number, key: Word): ResolvedNeighbour | null => {
    const other = at === -1 ? undefined : publicItems(item.collection)[index];
    const href = other && pathOf(other);
    if (!other || href === undefined) return null;
    const language = hasTranslated(other, parts) ? undefined : originalLanguage;
    return { label: string(key), title: titleOfItem(other, parts), href, ...language };
  };
  return {
    name: string('neighboursNavigation'),
    previous: neighbour(at - 1, 'previous'),
    next: neighbour(at + 1, 'next'),
  };
}

/** As many as a block may show. */
const MOST_RELATED = 12;

/** Told once for all items with the same topics: each of thousands of pages may ask. */
const sharersIn = remembered((items: readonly Item[]) => {
  const named = items.flatMap((item, place) =>
    [...new Set(topicsOf(item))].map((topic) => ({ topic, place })),
  );
  const byTopic = groupBy(named, ({ topic }) => topic);
  return rememberedBy((asked: string) => {
    const topics: readonly string[] = JSON.parse(asked);
    const shared = new Uint32Array(items.length);
    for (const topic of topics)
      for (const { place } of byTopic.get(topic) ?? []) shared[place] = (shared[place] ?? 0) + 1;
    const found: Item[] = [];
    for (let count = topics.length; count > 0 && found.length <= MOST_RELATED; count -= 1)
      found.push(...items.filter((_, place) => shared[place] === count).slice(0, MOST_RELATED + 1));
    return found.slice(0, MOST_RELATED + 1);
  });
});

/**
 * The first twelve of the items that share topics with another one: those that share most first, and among equals in the
 * order given. The item itself is never among them, nor is one that shares nothing.
 * @param items newest first
 */
export function relatedItems(item: Item, items: readonly Item[]): readonly Item[] {
  const sharers = sharersIn(items)(JSON.stringify(topicsOf(item)));
  return sharers.filter((other) => other !== item).slice(0, MOST_RELATED);
}
