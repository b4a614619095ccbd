import type { ResolveContext } from '../../content/resolve/resolver.ts';
import type { BlockResolver } from '../block-resolver.ts';
import { headOf } from '../head-of.ts';
import type { CollectionListData } from './data.ts';
import { pageWindow } from './page-window.ts';

function pagination(page: number, pages: number, context: ResolveContext): CollectionListData['pagination'] {
  if (pages < 2) return null;
  const link = (key: 'previous' | 'next', target: number) =>
    target < 1 || target > pages ? null : { label: context.string(key), href: context.listPath(target) };
  return {
    name: context.string('paginationNavigation'),
    status: context.string('pageOf', { page, pages }),
    pages: pageWindow(page, pages).map((number) => ({
      label: String(number),
      name: context.string('goToPage', { page: number }),
      href: context.listPath(number),
      current: number === page,
    })),
    previous: link('previous', page - 1),
    next: link('next', page + 1),
  };
}

/** The items of one page of the list, and the way to the others. */
export const resolveCollectionList: BlockResolver<'collection-list'> = (block, context) => {
  const size = block.pageSize ?? 6;
  const items = context.items(block.collection);
  const page = context.listPage;
  const search = {
    name: context.string('search'),
    placeholder: context.string('searchPlaceholder'),
    items: context.dataFile(`list-${block.collection}`, () => items.map((item) => context.card(item))),
  };
  return {
    ...headOf(block),
    collection: block.collection,
    cards: items.slice((page - 1) * size, page * size).map((item) => context.card(item)),
    total: items.length,
    pageSize: size,
    page,
    addresses: { first: context.listPath(1), other: context.listPath(2).replace(/2$/, '{page}') },
    count: context.forms('itemCount'),
    templates: {
      status: context.string('pageOf'),
      page: context.string('goToPage'),
      pagination: context.string('paginationNavigation'),
      previous: context.string('previous'),
      next: context.string('next'),
    },
    search: block.search === false ? null : search,
    pagination: pagination(page, Math.ceil(items.length / size), context),
    empty: {
      text: context.string('noResult'),
      help: context.string('noResultHelp'),
      image: block.emptyImage,
    },
  };
};
