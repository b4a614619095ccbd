import { isArray, own } from '../json/json.ts';
import type { Item } from '../site/items.ts';

function topicsOf(item: Item): readonly string[] {
  const topics = own(item.value, 'topics');
  return isArray(topics) ? topics.filter((topic) => typeof topic === 'string') : [];
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
