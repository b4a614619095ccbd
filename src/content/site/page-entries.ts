import type { Article, Block, Page } from '../../model/content.gen.ts';
import { pointerTo } from '../diagnostics/pointer.ts';
import { isArray, isObject, type JsonValue } from '../json/json.ts';
import { asList, asText, type UncheckedObject, unchecked } from '../json/unchecked.ts';
import type { CollectionName } from '../schema/placement.ts';
import type { UncheckedContent } from './content.ts';
import type { ContentFile } from './content-file.ts';
import type { Collections, Item } from './items.ts';
import { fillParameter, listPageRoute, parameterOf, routeOfFile } from './routes.ts';

/** One address of the site, before it is resolved. */
export interface RouteEntry<Read extends UncheckedContent = UncheckedContent> {
  readonly route: string;
  readonly file: ContentFile;
  readonly page: Read['page'];
  readonly item: Item<Read> | null;
  /** The page of its list, from 1; null where the page shows no list. */
  readonly listPage: number | null;
}

/** A page file and the routes that come of it. */
export interface PageEntry<Read extends UncheckedContent = UncheckedContent> {
  readonly file: ContentFile;
  readonly page: Read['page'];
  readonly route: string;
  readonly each: CollectionName | null;
  /** How many pages its lists fill; null where it shows none. */
  readonly listPages: number | null;
}

/** The items of each collection that visitors see, picked out once for all pages. */
export type PublicItems = ReadonlyMap<string, readonly Item[]>;

/** What a page file says by itself. */
interface PageFacts {
  readonly page: UncheckedObject<Page>;
  readonly route: string;
  readonly isActive: boolean;
  readonly isTemplate: boolean;
  readonly each: string | undefined;
  readonly lists: readonly { readonly collection: string; readonly pageSize: number }[];
}

/** The sections of a page or the body of an item, as far as they can be read. */
export function sectionsOf(
  value: { readonly sections?: JsonValue; readonly body?: JsonValue } | undefined,
  key: 'sections' | 'body' = 'sections',
): UncheckedObject<Block>[] {
  const list = value?.[key];
  return isArray(list) ? list.filter(isObject).map((block) => unchecked<Block>(block)) : [];
}

/** The sections of a page or the body of an item as they are written, each with its pointer. */
export function blocksIn(value: JsonValue | undefined) {
  const written = unchecked<Page | Article>(value);
  return (['sections', 'body'] as const).flatMap((list) =>
    asList(written[list]).flatMap((block, i) =>
      isObject(block) ? { list, block, pointer: pointerTo(`/${list}`, i) } : [],
    ),
  );
}

function listsOf(page: PageFacts['page']): PageFacts['lists'] {
  return sectionsOf(page)
    .filter(({ type }) => type === 'collection-list')
    .map(({ collection, pageSize: size }) => ({
      collection: asText(collection) ?? '',
      pageSize: typeof size === 'number' && size >= 1 ? size : 6,
    }));
}

// One edit leaves thousands of pages as they were.
const known = new WeakMap<ContentFile, PageFacts | null>();

/** What a page file says; null for a file that is no page, or cannot be read. */
export function pageFacts(file: ContentFile): PageFacts | null {
  const before = known.get(file);
  if (before !== undefined) return before;
  const route = routeOfFile(file.path);
  const page = unchecked<Page>(file.value);
  const facts: PageFacts | null =
    file.schema !== 'page.schema.json' || !isObject(file.value)
      ? null
      : {
          page,
          route,
          isActive: page.isActive !== false,
          isTemplate: parameterOf(route) !== undefined,
          each: asText(page.each),
          lists: listsOf(page),
        };
  known.set(file, facts);
  return facts;
}

const byName = (collections: Collections, name: string | undefined) =>
  Object.values(collections).find((collection) => collection.name === name);

/** Pages that depend on no collection: they stay the same objects for as long as their files are the same. */
const plainEntries = new WeakMap<ContentFile, PageEntry>();
const plainRoutes = new WeakMap<PageEntry, RouteEntry[]>();

/** A page and the routes that come of it, as the collections stand. */
export function pageEntry(
  file: ContentFile,
  facts: PageFacts,
  collections: Collections,
  shown: PublicItems,
): PageEntry {
  const { page, route, lists } = facts;
  const before = plainEntries.get(file);
  if (before) return before;
  if (!facts.isTemplate && lists.length === 0) {
    const entry: PageEntry = { file, page, route, each: null, listPages: null };
    plainEntries.set(file, entry);
    return entry;
  }
  const each = facts.isTemplate ? byName(collections, facts.each) : undefined;
  const sizes = lists.map(({ collection, pageSize }) =>
    Math.max(1, Math.ceil((shown.get(collection)?.length ?? 0) / pageSize)),
  );
  return { file, page, route, each: each?.name ?? null, listPages: sizes.length ? Math.max(...sizes) : null };
}

/** True where the routes of a page cannot be told, since a part of its collection could not be read. */
export function isUncertain({ isTemplate, each, lists }: PageFacts, collections: Collections): boolean {
  if (isTemplate) return byName(collections, each)?.incomplete ?? true;
  return lists.some(({ collection }) => byName(collections, collection)?.incomplete);
}

export function routesOf(entry: PageEntry, shown: PublicItems): RouteEntry[] {
  const before = plainRoutes.get(entry);
  if (before) return before;
  const base = { file: entry.file, page: entry.page };
  if (entry.each)
    return (shown.get(entry.each) ?? []).map((item) => ({
      ...base,
      route: fillParameter(entry.route, item.key),
      item,
      listPage: null,
    }));
  if (parameterOf(entry.route) !== undefined) return [];
  if (entry.listPages === null) {
    const routes = [{ ...base, route: entry.route, item: null, listPage: null }];
    plainRoutes.set(entry, routes);
    return routes;
  }
  return Array.from({ length: entry.listPages }, (_, i) => ({
    ...base,
    route: listPageRoute(entry.route, i + 1),
    item: null,
    listPage: i + 1,
  }));
}
