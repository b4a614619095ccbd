import { quote } from '../../diagnostics/fault.ts';
import { asText } from '../../json/unchecked.ts';
import { allItems, type Item } from '../../site/items.ts';
import { blocksIn, traitsOf } from '../../site/page-entries.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import { mistake } from '../rule.ts';

/** The items whose texts a text shows, each with the block that does. */
function shownIn(item: Item, { collections }: SiteIndex) {
  return blocksIn(item.value).flatMap(({ block, pointer }) => {
    if (block.type !== 'article-body') return [];
    const key = asText(block.item);
    const named = [...collections.values()].flatMap(({ type, byKey }) =>
      type.roles.has('body') && key !== undefined ? (byKey.get(key) ?? []) : [],
    );
    return { target: key === undefined ? item : named[0], pointer };
  });
}

function leadsTo(wanted: Item, from: Item | undefined, index: SiteIndex, seen: Set<Item>): boolean {
  if (from === wanted) return true;
  if (!from || seen.has(from)) return false;
  seen.add(from);
  return shownIn(from, index).some(({ target }) => leadsTo(wanted, target, index, seen));
}

export const referenceItself = mistake({
  says: 'The text of an item shows itself, and so on without an end.',
  wrong: '"body": [{ "type": "article-body", "id": "again" }]',
  right: '"body": [{ "type": "callout", "id": "more", "text": "See also …" }]',
  remedy: 'Remove the block, or let it name another item.',
  *site({ index }) {
    for (const item of allItems(index.collections)) {
      const file = index.files.get(item.file);
      if (!file || !traitsOf(file).types.includes('article-body')) continue;
      for (const { target, pointer } of shownIn(item, index))
        if (leadsTo(item, target, index, new Set()))
          yield {
            file: item.file,
            pointer: `${item.pointer}${pointer}/type`,
            message: `The text of ${quote(item.key)} would show itself without an end. Remove this block, or let it name another item.`,
          };
    }
  },
});
