import type { CollectionName } from '../schema/placement.ts';
import { isArray, isObject, type JsonObject, own, stringAt } from '../source/json.ts';
import type { SiteInput } from './input.ts';
import {
  type Collection,
  type Collections,
  type Item,
  isPublic,
  publicItems,
  readCollections,
} from './items.ts';
import type { ContentFile } from './read-files.ts';
import { fillParameter, listPageRoute, parameterOf, routeOfFile as routeOfPath } from './routes.ts';

/** One address of the site, before it is resolved. */
export interface RouteEntry {
  readonly route: string;
  readonly file: ContentFile;
  readonly page: JsonObject;
  readonly item: Item | null;
  /** The page of its list, from 1; null where the page shows no list. */
  readonly listPage: number | null;
}

/** A page file and the routes that come of it. */
export interface PageEntry {
  readonly file: ContentFile;
  readonly page: JsonObject;
  readonly route: string;
  readonly each: CollectionName | null;
}

/** Everything that links can lead to. */
export interface SiteIndex {
  readonly input: SiteInput;
  readonly now: Date;
  readonly files: ReadonlyMap<string, ContentFile>;
  readonly pages: readonly PageEntry[];
  readonly collections: Collections;
  readonly routes: ReadonlyMap<string, RouteEntry>;
  /** Routes that exist although their page could not be read, so that links to them are not called wrong. */
  readonly unread: ReadonlySet<string>;
  readonly notFound: string;
  /** The first route that a file has a part in, as page or as item. */
  readonly routeOfFile: ReadonlyMap<string, RouteEntry>;
  /** The route of an item’s own page, by collection and key: `articles/some-slug`. */
  readonly itemRoutes: ReadonlyMap<string, string>;
  collection(name: CollectionName): Collection;
}

const isActive = (page: JsonObject) => own(page, 'isActive') !== false;

/** The sections of a page or the body of an item, as far as they can be read. */
export function sectionsOf(value: JsonObject | undefined, key = 'sections'): JsonObject[] {
  const list = value ? own(value, key) : undefined;
  return isArray(list) ? list.filter(isObject) : [];
}

/** How many pages the lists of a page fill; 1 where it has none. */
function listPages(page: JsonObject, collections: Collections, now: Date): number | null {
  const lists = sectionsOf(page).filter((section) => stringAt(section, 'type') === 'collection-list');
  if (lists.length === 0) return null;
  return Math.max(
    ...lists.map((section) => {
      const name = stringAt(section, 'collection');
      const collection = [...collections.values()].find((candidate) => candidate.name === name);
      const size = own(section, 'pageSize');
      const count = collection ? publicItems(collection, now).length : 0;
      return Math.max(1, Math.ceil(count / (typeof size === 'number' && size > 0 ? size : 6)));
    }),
  );
}

function routesOf(entry: PageEntry, collections: Collections, now: Date): RouteEntry[] {
  const base = { file: entry.file, page: entry.page };
  if (entry.each) {
    const collection = collections.get(entry.each);
    return (collection?.all ?? [])
      .filter((item) => isPublic(item, now))
      .map((item) => ({ ...base, route: fillParameter(entry.route, item.key), item, listPage: null }));
  }
  const pages = listPages(entry.page, collections, now);
  if (pages === null) return [{ ...base, route: entry.route, item: null, listPage: null }];
  return Array.from({ length: pages }, (_, i) => ({
    ...base,
    route: listPageRoute(entry.route, i + 1),
    item: null,
    listPage: i + 1,
  }));
}

/** Indexes the files of a site. Never fails: what cannot be read is left out, and has its findings already. */
export function indexSite(input: SiteInput, files: ReadonlyMap<string, ContentFile>, now: Date): SiteIndex {
  const collections = readCollections(files.values());
  const pages: PageEntry[] = [];
  const unread = new Set<string>();
  for (const file of files.values()) {
    if (file.schema !== 'page.schema.json') continue;
    const route = routeOfPath(file.path);
    if (!isObject(file.value)) unread.add(route);
    else if (isActive(file.value)) {
      const each = stringAt(file.value, 'each');
      const collection = [...collections.keys()].find((name) => name === each) ?? null;
      pages.push({
        file,
        page: file.value,
        route,
        each: parameterOf(route) === undefined ? null : collection,
      });
    }
  }
  const routes = new Map<string, RouteEntry>();
  for (const page of pages)
    for (const entry of routesOf(page, collections, now))
      if (!routes.has(entry.route)) routes.set(entry.route, entry);
  const routeOfFile = new Map<string, RouteEntry>();
  const itemRoutes = new Map<string, string>();
  for (const entry of routes.values()) {
    if (!routeOfFile.has(entry.file.path)) routeOfFile.set(entry.file.path, entry);
    if (entry.item) {
      if (!routeOfFile.has(entry.item.file)) routeOfFile.set(entry.item.file, entry);
      itemRoutes.set(`${entry.item.collection}/${entry.item.key}`, entry.route);
    }
  }
  const site = files.get('site.json')?.value;
  return {
    input,
    now,
    files,
    pages,
    collections,
    routes,
    unread,
    notFound: stringAt(site, 'notFound') ?? '/404',
    routeOfFile,
    itemRoutes,
    collection(name) {
      const found = collections.get(name);
      if (!found) throw new Error(`There is no collection “${name}”.`);
      return found;
    },
  };
}
