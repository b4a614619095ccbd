import type { ResolvedNeighbour, ResolvedNeighbours } from '../../model/resolved.ts';
import type { Word } from '../../model/words.ts';
import { isArray } from '../json/json.ts';
import { type Item, inRole } from '../site/items.ts';

interface Tools {
  readonly items: readonly Item[];
  /** The place of an item among them; -1 where it has none. */
  readonly rankOf: (item: Item) => number;
  readonly titleOf: (item: Item) => string;
  /** Undefined for an item without a page. */
  readonly hrefOf: (item: Item) => string | undefined;
  string(key: Word): string;
}

/** What stands before and after an item in its list. */
export function neighboursOf(item: Item, tools: Tools): ResolvedNeighbours {
  const { items, titleOf, hrefOf, string } = tools;
  const at = tools.rankOf(item);
  const neighbour = (index: number, key: Word): ResolvedNeighbour | null => {
    const other = at === -1 ? undefined : items[index];
    const href = other && hrefOf(other);
    return other && href !== undefined ? { label: string(key), title: titleOf(other), href } : null;
  };
  return {
    name: string('neighboursNavigation'),
    previous: neighbour(at - 1, 'previous'),
    next: neighbour(at + 1, 'next'),
  };
}

function topicsOf(item: Item): readonly string[] {
  const topics = inRole(item, 'topics');
  return isArray(topics) ? topics.map(String) : [];
}

/**
 * The items that share topics with another one: those that share most first, and among equals in the order given.
 * The item itself is never among them, nor is one that shares nothing.
 * @param items newest first
 */
export function relatedItems(item: Item, items: readonly Item[]): readonly Item[] {
  const topics = new Set(topicsOf(item));
  return items
    .map((other) => ({ other, shared: topicsOf(other).filter((topic) => topics.has(topic)).length }))
    .filter(({ other, shared }) => shared > 0 && other !== item)
    .sort((a, b) => b.shared - a.shared)
    .map(({ other }) => other);
}
