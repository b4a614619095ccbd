import { isOf, type ValidItem } from '../site/valid-site.ts';

const isTopical = isOf('articles', 'events', 'publications');

const topicsOf = (item: ValidItem): readonly string[] => (isTopical(item) && item.value.topics) || [];

/**
 * The items that share topics with another one: those that share most first, and among equals in the order given.
 * The item itself is never among them, nor is one that shares nothing.
 * @param items newest first
 */
export function relatedItems(item: ValidItem, items: readonly ValidItem[]): readonly ValidItem[] {
  const topics = new Set(topicsOf(item));
  return items
    .map((other) => ({ other, shared: topicsOf(other).filter((topic) => topics.has(topic)).length }))
    .filter(({ other, shared }) => shared > 0 && other !== item)
    .sort((a, b) => b.shared - a.shared)
    .map(({ other }) => other);
}
