import { expect, test } from 'vitest';
import { branch, library } from '../../support/branches.ts';
import { advice, page } from '../../support/site.ts';

const found = (...sizes: object[]) =>
  advice(
    /list-pages/,
    library({
      'collections/branches/pier.json': branch('pier'),
      'pages/a.json': page(
        ...sizes.map((size, i) => ({
          ...{ type: 'collection-list', id: `list-${i}`, heading: `Branches ${i}`, collection: 'branches' },
          ...{ search: false, ...size },
        })),
      ),
    }),
  );

test('reference/list-pages: two lists of a page that are turned together', () => {
  expect(found({ pageSize: 1 }, { pageSize: 1 })).toEqual([
    'pages/a.json:17:5-24:6 reference/list-pages /sections/1 · A list of this page has further pages already, at the same addresses: who turns one turns both. Write a "limit" or a higher "pageSize" in one of them, or move it to another page.',
  ]);
  expect(found({ pageSize: 1 }, { pageSize: 2 })).toEqual([]);
  expect(found({ pageSize: 1 }, { pageSize: 1, limit: 1 })).toEqual([]);
});
