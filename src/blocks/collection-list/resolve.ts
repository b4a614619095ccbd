import { asList } from '../../content/json/unchecked.ts';
import { calledIn } from '../../content/resolve/filters.ts';
import type { NamedItem, ResolveContext } from '../../content/resolve/resolver.ts';
import { fieldAt } from '../../content/schema/content-types.ts';
import { isSearched, type Query, timeless } from '../../content/site/queries.ts';
import type { BlockOf } from '../block-of.ts';
import { type BlockResolver, headOf } from '../block-resolver.ts';
import type { ListCell, ListEntry } from './data.ts';

type Block = BlockOf<'collection-list'>;

type Shown = NonNullable<Block['columns']>[number] & { readonly hasCents?: boolean };
/** `prices`: the field of amounts below the titles that are all written with cents. */
type Drawn = Block & { readonly columns?: readonly Shown[]; readonly prices?: string | undefined };

/** What a cell says: of amounts below each other all have cents, or none. */
function saidIn({ field, hasCents }: Shown, context: ResolveContext, item: NamedItem) {
  const { exact, ...said } = context.fieldText(item, field);
  return hasCents && exact !== undefined ? { ...said, text: exact } : said;
}

/** A file and an address are links with the words of their column, a mailbox, a telephone and another item with their own; anything else is said. */
function cellOf(column: Shown, context: ResolveContext, item: NamedItem, about: string): ListCell {
  const { label, field } = column;
  const { href, ...said } = saidIn(column, context, item);
  if (href === undefined) return said.lang || said.parts ? said : said.text;
  const { text, ...language } = said;
  const format = fieldAt(item.type.item, field)?.schema.format;
  if (format === 'media') return { link: { label, about, href, newTab: true }, file: text };
  if (format === 'link') return { link: { label, about, href, newTab: false } };
  return { link: { label: text, href, newTab: false }, ...language };
}

/** What leads to the item, whatever it leads to elsewhere. */
function headOfRow(column: Shown, context: ResolveContext, item: NamedItem): ListCell {
  const { href: _, parts: __, ...said } = saidIn(column, context, item);
  return said.lang ? said : said.text;
}

/** What an item is in a list: its card, the cells of its row, when it is. */
function entryOf(block: Drawn, context: ResolveContext, item: NamedItem): ListEntry {
  const { layout, columns = [], prices } = block;
  const exact = prices === undefined ? undefined : context.fieldText(item, prices).exact;
  const card = { ...context.card(item), ...(exact !== undefined && { subtitle: exact }) };
  if (layout === 'table') {
    // A row is its cells and a link.
    const { image, copy, ...row } = card;
    return {
      ...row,
      cells: columns.map((column, at) =>
        at === 0 && card.link.href !== ''
          ? headOfRow(column, context, item)
          : cellOf(column, context, item, card.title),
      ),
    };
  }
  const times = layout === 'calendar' ? context.eventTimes(item) : undefined;
  if (!times) return card;
  const { whole, ...when } = times;
  const place = item.type.roles.get('place');
  return {
    ...card,
    when: { ...when, place: place === undefined ? '' : context.fieldText(item, place).text },
  };
}

/** What items say in a field, and whether of its amounts some have cents and others none. */
function saidOf(items: readonly NamedItem[], field: string, context: ResolveContext) {
  const said = items.map((item) => context.fieldText(item, field)).filter(({ text }) => text !== '');
  const whole = said.filter(({ exact }) => exact !== undefined);
  return { isEmpty: said.length === 0, hasCents: whole.length > 0 && whole.length < said.length };
}

/** The block without the columns that no item fills. */
function filled(block: Block, context: ResolveContext, items: readonly NamedItem[]): Drawn {
  const columns = block.columns?.flatMap((column, at) => {
    const { isEmpty, hasCents } = saidOf(items, column.field, context);
    // The first one leads to the items.
    return at > 0 && isEmpty ? [] : { ...column, hasCents };
  });
  const { item, roles, isOwn = false } = items[0]?.type ?? {};
  const field = roles?.get('subtitle') ?? '';
  const isMoney = isOwn && item && fieldAt(item, field)?.schema.format === 'money';
  const prices = isMoney && saidOf(items, field, context).hasCents ? field : undefined;
  return { ...block, prices, ...(columns && { columns }) };
}

/** The columns of a table; figures stand below each other. */
function columnsOf({ layout, columns = [] }: Block, [first]: readonly NamedItem[]) {
  if (layout !== 'table') return {};
  const isNumber = (field: string) =>
    /^(number|integer)$/.test(String(first && fieldAt(first.type.item, field)?.schema.type));
  return { columns: columns.map(({ label, field }) => ({ label, isNumber: isNumber(field) })) };
}

/** Who hears it alone hears of what: another list of the page may have one, too. With a choice of the items all others would come. */
function calendarLink(block: Block, context: ResolveContext) {
  const { collection, heading: about } = block;
  const isWhole = asList(timeless(block).where).length === 0;
  const href = isWhole ? context.calendarFile(collection) : undefined;
  return href === undefined ? null : { label: context.string('calendarFeed'), about, href, newTab: false };
}

type List = Query & Pick<Block, 'pageSize'>;

const sizeOf = ({ pageSize = 6 }: List) => pageSize;

/** Another list may have more pages than the one that is shown. */
const isOver = (items: readonly NamedItem[], size: number, page: number) =>
  page > 1 && (page - 1) * size >= items.length;

/** The name of a navigation, with its list's where another list of the page has one, too. */
function nameOf(
  name: string,
  { id, heading }: Block,
  { blocks, select, listPage }: ResolveContext,
  hasOne: (list: List, items: readonly NamedItem[]) => boolean,
): string {
  const isShared = blocks.some((other) => {
    if (other.type !== 'collection-list' || other.id === id) return false;
    const items = select(other);
    return !isOver(items, sizeOf(other), listPage) && hasOne(other, items);
  });
  return isShared ? `${name}: ${heading}` : name;
}

/** The items of one page of the list, and the way to the others. */
export const resolveCollectionList: BlockResolver<'collection-list'> = (block, context) => {
  const items = context.select(block);
  // The page of an item has no second page: all of its list stands on it.
  const size = context.item ? Math.max(1, items.length) : sizeOf(block);
  const page = context.listPage;
  const drawn = filled(block, context, items);
  const entry = (item: NamedItem) => entryOf(drawn, context, item);
  const { emptyText, whenEmpty = block.search === false && emptyText === undefined && 'hide' } = block;
  // A heading above nothing helps nobody.
  if (isOver(items, size, page) || (items.length === 0 && whenEmpty === 'hide')) return null;
  const { filters = [], filterLabels } = block;
  const choices = context.filters(block).map((choice) => {
    const name = calledIn(filterLabels, choice.field, choice.label);
    return name === choice.label ? choice : { ...choice, name };
  });
  const shown = choices.find(({ current, field }) => current && field !== '');
  // Of all that the list's pages show: a box that some of them had alone would come and go.
  const whole = choices[0]?.count ?? items.length;
  const search = (block.search ?? isSearched(whole, size)) &&
    whole > 0 && {
      name: context.string('search'),
      // A table is searched in all that its rows say.
      placeholder: context.string(block.layout === 'table' ? 'search' : 'searchPlaceholder'),
    };
  // A list with several fields to choose from is narrowed by more than one of them in the browser.
  const combines = filters.length > 1 && choices.length > 0;
  const found = (item: NamedItem) => ({
    ...entry(item),
    ...(combines && { in: context.filterParts(item, filters) }),
  });
  // Nothing is written that no page asks for.
  const address =
    search || combines
      ? context.dataFile(`list-${context.nameOf(block)}`, () => items.map(found))
      : undefined;
  return {
    ...headOf(block),
    ...(shown && { heading: `${block.heading}: ${shown.name ?? shown.label}` }),
    ...(block.layout && { layout: block.layout }),
    collection: block.collection,
    ...columnsOf(drawn, items),
    ...(choices.length > 0 && {
      filters: {
        name: nameOf(context.string('filters'), block, context, (list) => context.filters(list).length > 0),
        ...(filterLabels && { labels: filterLabels }),
        choices,
      },
    }),
    total: items.length,
    pageSize: size,
    page,
    addresses: { first: context.listPath(1), other: context.listPath(2).replace(/2$/, '{page}') },
    count: context.forms('itemCount'),
    templates: {
      status: context.string('pageOf'),
      page: context.string('goToPage'),
      pagination: nameOf(
        context.string('paginationNavigation'),
        block,
        context,
        (list, { length }) => length > sizeOf(list),
      ),
      previous: context.string('previous'),
      next: context.string('next'),
    },
    search: search || null,
    ...(address !== undefined && { items: address, loading: context.string('loading') }),
    ...(block.layout === 'calendar' && { calendar: calendarLink(block, context) }),
    empty:
      items.length === 0
        ? { text: emptyText ?? context.string('noItems') }
        : {
            text: context.string('noResult'),
            help: context.string('noResultHelp'),
            // It knows misspelt words, and other pages.
            ...(search && context.searchIndex && { find: context.string('siteSearch') }),
            image: block.emptyImage,
          },
    shown: { cards: items.slice((page - 1) * size, page * size).map(entry) },
  };
};
