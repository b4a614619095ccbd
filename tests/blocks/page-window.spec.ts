import { describe, expect, it } from 'vitest';
import { pageWindow, paginationOf } from '../../src/blocks/collection-list/page-window.ts';

describe('the pages that a list’s navigation names', () => {
  it.each([
    [1, 1, [1]],
    [1, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 10, [1, 2, 10]],
    [4, 10, [1, 2, 3, 4, 5, 10]],
    [5, 10, [1, 4, 5, 6, 10]],
    [7, 10, [1, 6, 7, 8, 9, 10]],
    [10, 10, [1, 9, 10]],
    [400, 834, [1, 399, 400, 401, 834]],
  ])('page %d of %d: %j', (page, pages, named) => expect(pageWindow(page, pages)).toEqual(named));
});

it('names pages in the digits of its language', () => {
  const words = { pagination: 'P', page: 'पृष्ठ {page}', status: '{page} / {pages}', previous: '<', next: '>' };
  const { format } = new Intl.NumberFormat('mr-IN');
  const pagination = paginationOf(
    1,
    2,
    words,
    (number) => format(number),
    (number) => `/${number}`,
  );
  expect(pagination).toMatchObject({ status: '१ / २', next: { href: '/2' } });
  expect(pagination?.pages[1]).toMatchObject({ number: 2, label: '२', name: 'पृष्ठ २', href: '/2' });
});
