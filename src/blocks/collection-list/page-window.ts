import { fill } from '../../model/fill.ts';
import type { PaginationProps } from '../../ui/pagination.tsx';
import type { CollectionListData } from './data.ts';

/** Pages on both sides of the one that is shown. */
const AROUND = 1;
/** So many pages are all named. */
const ALL = 7;

/**
 * The pages that a list's navigation names: the first, the last and those around the one that is shown.
 * @param page from 1, like `pages`
 * @returns page numbers in ascending order; where one is left out, the next is more than one higher
 */
export function pageWindow(page: number, pages: number): readonly number[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1);
  if (pages <= ALL) return all;
  const isNear = (number: number) => Math.abs(number - page) <= AROUND;
  const named = all.filter((number) => number === 1 || number === pages || isNear(number));
  // A gap of one page is no shorter than the page's own number.
  return all.filter(
    (number) => named.includes(number) || (named.includes(number - 1) && named.includes(number + 1)),
  );
}

/** The navigation of a list's pages; null where there is one page only. @param say writes a number; @param hrefOf the address of a page, from 1 */
export function paginationOf(
  page: number,
  pages: number,
  words: CollectionListData['templates'],
  say: (number: number) => string,
  hrefOf: (page: number) => string,
): PaginationProps | null {
  if (pages < 2) return null;
  const step = (label: string, target: number) =>
    target < 1 || target > pages ? null : { label, href: hrefOf(target) };
  return {
    name: words.pagination,
    status: fill(words.status, { page: say(page), pages: say(pages) }),
    pages: pageWindow(page, pages).map((number) => ({
      number,
      label: say(number),
      name: fill(words.page, { page: say(number) }),
      href: hrefOf(number),
      current: number === page,
    })),
    previous: step(words.previous, page - 1),
    next: step(words.next, page + 1),
  };
}
