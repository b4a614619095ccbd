import type { Block, Page } from '../../model/content.gen.ts';
import { isObject, type JsonValue, listAt, stringAt } from '../json/json.ts';
import { remembered, rememberedBy } from '../json/remembered.ts';
import { asList, asText, type UncheckedObject, unchecked } from '../json/unchecked.ts';
import { fieldAt } from '../schema/content-types.ts';
import type { Schemas } from '../schema/schemas.ts';
import { boundPage } from './bindings.ts';
import type { UncheckedContent } from './content.ts';
import type { ContentFile, Traits } from './content-file.ts';
import type { Collections, Item, PublicItems } from './items.ts';
import {
  countsOf,
  type Filter,
  filterFor,
  filtersOf,
  type Query,
  type QueryMoment,
  select,
  timeless,
} from './queries.ts';
import { fillParameter, filterRoute, listPageRoute, meantPath, parameterOf, routeOfFile } from './routes.ts';

/** One address of the site, before it is resolved. */
export interface RouteEntry<Read extends UncheckedContent = UncheckedContent> {
  readonly route: string;
  readonly file: ContentFile;
  readonly page: Read['page'];
  readonly item: Item | null;
  /** The page of its list, from 1; null where the page shows no list. */
  readonly listPage: number | null;
  /** The one value of a field that its list is narrowed to. */
  readonly filter?: Filter;
  /** True where it shows the whole list: that has no link to it. */
  readonly isWhole?: boolean;
  /** Of a page that is bound to its item: for each bound place that in the item’s file. */
  readonly places?: ReadonlyMap<string, string>;
  /** For each entry before which one was left out its place in the page’s file. */
  readonly moved?: ReadonlyMap<string, string>;
}

/** True for what shows a part of a list whose first page stands elsewhere. */
export const isFurther = ({ listPage, filter }: Pick<RouteEntry, 'listPage' | 'filter'>): boolean =>
  (listPage ?? 1) > 1 || filter !== undefined;

/** A page file and the routes that come of it. */
export interface PageEntry<Read extends UncheckedContent = UncheckedContent> {
  readonly file: ContentFile;
  readonly page: Read['page'];
  readonly route: string;
  readonly each: string | null;
  /** How many pages its lists fill; null where it shows none. */
  readonly listPages: number | null;
  /** The values that its lists can be narrowed to, each on pages of its own. */
  readonly filters: readonly (Required<Pick<RouteEntry, 'filter' | 'isWhole'>> & {
    readonly route: string;
    readonly pages: number;
  })[];
}

const foundIn = remembered((entries: readonly JsonValue[], list: 'sections' | 'body') =>
  entries.flatMap((whole, i) => {
    const at = `/${list}/${i}`;
    return [whole, ...listAt(whole, 'blocks')].flatMap((block, number) => {
      const pointer = number === 0 ? at : `${at}/blocks/${number - 1}`;
      return isObject(block) ? { list, block: unchecked<Block>(block), pointer } : [];
    });
  }),
);

/** The sections of a page or the body of an item as they are written, with what stands in columns, each with its pointer. */
export const blocksIn = (value: JsonValue | undefined) =>
  // The lists are asked for each time: a file that was noted tells which rule looked into it.
  [...foundIn(listAt(value, 'sections'), 'sections'), ...foundIn(listAt(value, 'body'), 'body')];

/** Those of one type. */
export const blocksOf = <Type extends Block['type']>({ value }: ContentFile, type: Type) =>
  blocksIn(value).flatMap(({ block, pointer }) =>
    block.type === type ? { block: unchecked<Extract<Block, { type: Type }>>(block), pointer } : [],
  );

/** What asks for items: blocks, and the columns of one that asks for others in each. */
export const queriesIn = (value: JsonValue | undefined) =>
  blocksIn(value).flatMap(({ block, pointer }) => [
    { query: unchecked<Query>(block), pointer },
    ...listAt(block, 'columns').map((column, i) => ({
      query: unchecked<Query>(column),
      pointer: `${pointer}/columns/${i}`,
    })),
  ]);

const listsOf = (file: ContentFile) =>
  blocksOf(file, 'collection-list').map(({ block }) => {
    const { collection, pageSize: size } = block;
    const pageSize = typeof size === 'number' && size >= 1 ? size : 6;
    const query: UncheckedObject<Query> = block;
    return { collection: asText(collection) ?? '', pageSize, query };
  });

/** What a page file says by itself; null for one that cannot be read. One edit leaves thousands as they were. */
export const pageFacts = remembered((file: ContentFile) => {
  if (!isObject(file.value)) return null;
  const route = routeOfFile(file.path);
  const page = unchecked<Page>(file.value);
  const isTemplate = parameterOf(route) !== undefined;
  const [isActive, each] = [page.isActive !== false, asText(page.each)];
  return { page, route, isActive, isTemplate, each, lists: listsOf(file) };
});

type PageFacts = NonNullable<ReturnType<typeof pageFacts>>;

/** A page and the routes that come of it, as the collections stand. */
export function pageEntry(
  file: ContentFile,
  facts: PageFacts,
  shown: PublicItems,
  clock: QueryMoment['clock'],
): PageEntry {
  const { page, route, lists, isTemplate } = facts;
  if (!isTemplate && lists.length === 0)
    return { file, page, route, each: null, listPages: null, filters: [] };
  const each = isTemplate ? clock.collections.get(facts.each ?? '') : undefined;
  const found = lists.map(({ collection, query, pageSize }) => {
    const all = shown.get(collection) ?? [];
    const items = select(all, query, { item: null, clock });
    const ever = timeless(query);
    // What is over keeps its addresses: a link to them is none the less right on the day after.
    const named = ever === query ? items : select(all, ever, { item: null, clock });
    const isWhole = rememberedBy((field: string) =>
      [...countsOf(items, field).values()].every((count) => count === items.length),
    );
    return { query, pageSize, items, named, isWhole };
  });
  const pagesOf = (filter?: Filter) =>
    Math.max(
      ...found.map(({ query, pageSize, items }) => {
        const own = filterFor(query, { item: null, clock, filter });
        const length = own ? (countsOf(items, own.field).get(own.value) ?? 0) : items.length;
        return Math.max(1, Math.ceil(length / pageSize));
      }),
    );
  const filters = found.flatMap(({ query, items, named, isWhole }) =>
    (isTemplate ? [] : filtersOf(route, query, named, shown)).map((filter) => {
      const { list, field, value } = filter;
      const isAll = isWhole(field) || !countsOf(items, field).has(value);
      return { filter, isWhole: isAll, route: filterRoute(list, field, value), pages: pagesOf(filter) };
    }),
  );
  return { file, page, route, each: each?.name ?? null, listPages: lists.length ? pagesOf() : null, filters };
}

/** True where the routes of a page cannot be told: a part of its collection could not be read, or a list names it wrongly. */
export function isUncertain({ isTemplate, each, lists }: PageFacts, collections: Collections): boolean {
  if (isTemplate) return collections.get(each ?? '')?.incomplete ?? true;
  return lists.some(({ collection, query }) => {
    const { incomplete = true, type } = collections.get(collection) ?? {};
    return (
      incomplete || asList(query.filters).some((name) => !type || !fieldAt(type.item, asText(name) ?? ''))
    );
  });
}

/** The path that a page's file was to have: its own makes no address, or has no parameter and names a collection. */
export function meantFile({ path, value }: ContentFile, collections: Collections): string | undefined {
  const each = parameterOf(routeOfFile(path)) === undefined ? stringAt(value, 'each') : undefined;
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const meant =
    each === undefined ? meantPath(path) : `${folder}[${collections.get(each)?.type.key ?? 'slug'}].json`;
  return meant === path ? undefined : meant;
}

export function routesOf(entry: PageEntry, shown: PublicItems, schemas: Schemas): RouteEntry[] {
  const { file, page, route, each, listPages } = entry;
  const base = { file, page, item: null, listPage: null };
  if (each)
    return (shown.get(each) ?? []).map((item) => {
      const { value, places, moved } = boundPage(file.value, item, { schemas, shown });
      const route = fillParameter(entry.route, item.key);
      return { ...base, route, item, page: unchecked<Page>(value), places, moved };
    });
  if (parameterOf(route) !== undefined) return [];
  if (listPages === null) return [{ ...base, route }];
  return listRoutes(entry).map((one) => ({ ...base, ...one }));
}

/** The addresses that the lists of a page fill: page by page, and each value that narrows them likewise. */
export const listRoutes = ({ route: whole, listPages, filters }: PageEntry) =>
  [{ route: whole, pages: listPages ?? 1 }, ...filters].flatMap(({ route, pages, ...narrowed }) =>
    Array.from({ length: pages }, (_, i) => ({
      ...narrowed,
      route: listPageRoute(route, i + 1),
      listPage: i + 1,
    })),
  );

const BEYOND = /[\u0370-\u1dff\u2c00-\ud7ff]/;

const made = remembered(({ text = '', value }: ContentFile): Traits => {
  const blocks = blocksIn(value);
  const inBody = (name: 'type' | 'id') =>
    blocks.flatMap(({ list, block }) => (list === 'body' ? (asText(block[name]) ?? []) : []));
  return {
    isBeyondLatin: BEYOND.test(text),
    types: [...new Set(inBody('type'))],
    ids: inBody('id'),
    lists:
      blocks.some(({ block: { type } }) => type === 'collection-list') ||
      queriesIn(value).some(({ query: { collection } }) => asText(collection) !== undefined),
    amounts: blocks.some(({ block }) =>
      listAt(block, 'columns').some((of) => stringAt(of, 'kind') === 'money'),
    ),
  };
});

export const traitsOf = (file: ContentFile): Traits => file.traits ?? made(file);

/** The files of which a block lists items. */
export const listing = ({ files }: { readonly files: ReadonlyMap<string, ContentFile> }): ContentFile[] =>
  [...files.values()].filter((file) => traitsOf(file).lists);
