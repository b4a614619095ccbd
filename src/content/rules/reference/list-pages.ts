import { publicItems } from '../../site/items.ts';
import { blocksOf } from '../../site/page-entries.ts';
import { select } from '../../site/queries.ts';
import { advice } from '../rule.ts';

/** No mistake: a day on which an item comes would stop the build. */
export const referenceListPages = advice({
  says: 'Advice: two lists of a page are longer than a page, and are turned together.',
  wrong: 'two lists on one page, each of more items than its "pageSize"',
  right: '"limit": 6 in one of them',
  remedy: 'Give one of them a "limit" or a higher "pageSize", or a page of its own.',
  soundSite: ({ index }) =>
    index.pages.flatMap(({ file, listPages }) => {
      if ((listPages ?? 1) === 1) return [];
      const long = blocksOf(file, 'collection-list').filter(({ block: { pageSize = 6, ...query } }) => {
        const shown = publicItems(index, String(query.collection));
        return select(shown, query, { item: null, clock: index }).length > Number(pageSize);
      });
      const message =
        'A list of this page has further pages already, at the same addresses: who turns one turns both. Write a "limit" or a higher "pageSize" in one of them, or move it to another page.';
      return long.slice(1).map(({ pointer }) => ({ file: file.path, pointer, message }));
    }),
});
