import { type BlockResolver, headOf } from '../block-resolver.ts';
import { paginationOf } from './page-window.ts';

/** The items of one page of the list, and the way to the others. */
export const resolveCollectionList: BlockResolver<'collection-list'> = (block, context) => {
  const items = context.select(block);
  // The page of an item has no second page: all of its list stands on it.
  const size = context.item ? Math.max(1, items.length) : (block.pageSize ?? 6);
  const page = context.listPage;
  // Nothing is written that no page asks for.
  const search = block.search !== false && {
    name: context.string('search'),
    placeholder: context.string('searchPlaceholder'),
    items: context.dataFile(`list-${context.nameOf(block)}`, () => items.map((item) => context.card(item))),
  };
  const templates = {
    status: context.string('pageOf'),
    page: context.string('goToPage'),
    pagination: context.string('paginationNavigation'),
    previous: context.string('previous'),
    next: context.string('next'),
  };
  return {
    ...headOf(block),
    ...(block.layout && { layout: block.layout }),
    collection: block.collection,
    cards: items.slice((page - 1) * size, page * size).map((item) => context.card(item)),
    total: items.length,
    pageSize: size,
    page,
    addresses: { first: context.listPath(1), other: context.listPath(2).replace(/2$/, '{page}') },
    count: context.forms('itemCount'),
    templates,
    search: search || null,
    pagination: paginationOf(page, Math.ceil(items.length / size), templates, context.listPath),
    empty: {
      text: context.string('noResult'),
      help: context.string('noResultHelp'),
      image: block.emptyImage,
    },
  };
};
