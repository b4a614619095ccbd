import type { Navigation, Site, Strings, Theme } from '../../model/content.gen.ts';
import { pathFinder } from '../diagnostics/nearest.ts';
import { objectAt, own } from '../json/json.ts';
import { forgetful, type Recall, remembered } from '../json/remembered.ts';
import { asList, asText, unchecked } from '../json/unchecked.ts';
import { localesOf } from '../overlay/locale.ts';
import { isDocument, meantSchema, placeOfSchema } from '../schema/placement.ts';
import type { SchemaFiles } from '../schema/schema-set.ts';
import { zoneOf } from '../schema/schema-set.ts';
import type { Schemas } from '../schema/schemas.ts';
import { siteVariables } from '../text/variables.ts';
import { type Clock, momentIn, todayOf, type When } from './clock.ts';
import type { UncheckedContent } from './content.ts';
import type { ContentFile } from './content-file.ts';
import { intendedNames, linkedFolders, type SiteInput } from './input.ts';
import { type Collections, isPublic, type PublicItems, readCollections } from './items.ts';
import {
  isUncertain,
  meantFile,
  type PageEntry,
  pageEntry,
  pageFacts,
  type RouteEntry,
  routesOf,
} from './page-entries.ts';
import { createUnread, fillParameter, routeOfFile as routeOfPath } from './routes.ts';

/** Everything that links can lead to. `Read` says what its parts are read as: while it may have mistakes, with care. */
export interface SiteIndex<Read extends UncheckedContent = UncheckedContent> extends Clock {
  /** How the site’s own language writes and sorts, BCP 47. */
  readonly format: string;
  readonly input: SiteInput;
  /** True where pages and items that are switched off are shown as well. */
  readonly drafts: boolean;
  /** True where the site is not shown as visitors see it now: search engines must keep out. */
  readonly preview: boolean;
  readonly files: ReadonlyMap<string, ContentFile>;
  /** The files and all their translations, as they are written. */
  readonly allFiles: ReadonlyMap<string, ContentFile>;
  readonly site: Read['site'];
  readonly theme: Read['theme'];
  readonly navigation: Read['navigation'];
  readonly strings: Read['strings'];
  /** What `{name}` stands for on every page. */
  readonly variables: ReadonlyMap<string, string>;
  readonly pages: readonly PageEntry<Read>[];
  /** Pages that are printed: no route leads to them. */
  readonly documents: readonly PageEntry<Read>[];
  /** The pages that stand for every item of a collection. */
  readonly templates: readonly PageEntry<Read>[];
  readonly collections: Collections;
  /** Those of their items that visitors see. */
  readonly shown: PublicItems;
  readonly routes: ReadonlyMap<string, RouteEntry<Read>>;
  /** Routes that are left out for now: switched off, or of items that are switched off or dated later. */
  readonly hidden: ReadonlySet<string>;
  /** Old addresses and where they lead. */
  readonly redirects: ReadonlyMap<string, string>;
  /** True for a route that a page or item which could not be read may well make: links to it are not called wrong. */
  mayExist(route: string): boolean;
  readonly notFound: string;
  /** The first route that a file has a part in, as page or as item. */
  readonly routeOfFile: ReadonlyMap<string, RouteEntry<Read>>;
  /** The route of an item’s own page, by collection and key: `articles/some-slug`. */
  readonly itemRoutes: ReadonlyMap<string, string>;
  /** What is the same as long as no entry says anything new to lists and addresses is made once. */
  readonly recall: Recall;
  /** What its files are checked against, the types of its own included. */
  readonly schemas: Schemas;
  /** The same site in its other languages, by their codes; in each of them, too. */
  readonly languages: ReadonlyMap<string, SiteIndex<Read>>;
  /** The route, or the file below `public/`, that was probably meant. */
  nearestRoute(path: string): string | undefined;
  nearestFile(path: string): string | undefined;
}

/** How a site is looked at: with drafts, or as of another moment. */
export interface View {
  readonly drafts?: boolean;
  /** True where the moment is not the present one. */
  readonly preview?: boolean;
}

/** The engine’s own words, in English. */
export const defaultWords = remembered((files: SchemaFiles) =>
  unchecked<Strings>(
    Object.fromEntries(
      Object.entries(objectAt(files.get('strings.schema.json'), 'properties')).flatMap(([name, schema]) => {
        const word = own(schema, 'default');
        return word === undefined ? [] : [[name, word]];
      }),
    ),
  ),
);

/** Redirects as written; of two with one address the first counts. */
function redirectsOf(site: SiteIndex['site']): Map<string, string> {
  const redirects = new Map<string, string>();
  for (const entry of asList(site.redirects)) {
    const [from, to] = [asText(entry?.from), asText(entry?.to)];
    if (from !== undefined && to !== undefined && !redirects.has(from)) redirects.set(from, to);
  }
  return redirects;
}

/** Indexes the files of a site. Never fails: what cannot be read is left out, and has its findings already. */
export function indexSite(
  input: SiteInput,
  files: ReadonlyMap<string, ContentFile>,
  schemas: Schemas,
  when: When,
  view: View = {},
): SiteIndex {
  const site = unchecked<Site>(files.get('site.json')?.value);
  const zone = asText(site.timeZone) ?? 'UTC';
  const timeZone = zoneOf(zone) === undefined ? 'UTC' : zone;
  const now = momentIn(when, timeZone);
  const [{ format } = { format: 'en' }] = localesOf(site);
  const moment = { now, timeZone, format, drafts: view.drafts === true };
  const collections = readCollections(files.values(), schemas.types);
  const shown: PublicItems = new Map(
    [...collections].map(([name, { all }]) => [name, all.filter((item) => isPublic(item, moment))]),
  );
  const clock = { ...moment, collections };
  const pages: PageEntry[] = [];
  const documents: PageEntry[] = [];
  const unread = createUnread();
  const off: string[] = [];
  for (const file of files.values()) {
    if (file.schema === undefined && meantSchema(file.value, schemas.types) === 'page.schema.json')
      unread.add(routeOfPath(placeOfSchema('page.schema.json', file.path, schemas.types) ?? file.path));
    if (file.schema !== 'page.schema.json') continue;
    const facts = pageFacts(file);
    if (isDocument(file.path)) {
      if (facts) documents.push(pageEntry(file, facts, shown, clock));
    } else if (!facts) unread.add(routeOfPath(file.path));
    else if (!moment.drafts && !facts.isActive) off.push(facts.route);
    else {
      const entry = pageEntry(file, facts, shown, clock);
      pages.push(entry);
      // That its name makes no address is said once, and not again of each link to what was meant.
      const meant = meantFile(file, collections);
      if (meant !== undefined) unread.add(routeOfPath(meant));
      for (const key of collections.get(entry.each ?? '')?.meant ?? [])
        unread.add(fillParameter(entry.route, key));
      if (isUncertain(facts, collections))
        unread.add(
          facts.route,
          facts.lists.some(({ query }) => query.filters !== undefined),
        );
    }
  }
  for (const path of intendedNames(input)) if (path.startsWith('pages/')) unread.add(routeOfPath(path));
  // Every site needs a home page: where it lacks one, that is said once.
  for (const folder of linkedFolders(input)) if (/^pages(\/|$)/.test(folder)) unread.addBelow(folder);
  if (!files.has('pages/index.json')) unread.add('/');
  const routes = new Map<string, RouteEntry>();
  for (const page of pages)
    for (const entry of routesOf(page, shown, schemas))
      if (!routes.has(entry.route)) routes.set(entry.route, entry);
  const routeOfFile = new Map<string, RouteEntry>();
  const itemRoutes = new Map<string, string>();
  for (const entry of routes.values()) {
    const { file, item, route } = entry;
    for (const path of item ? [file.path, item.file] : [file.path])
      if (!routeOfFile.has(path)) routeOfFile.set(path, entry);
    if (item) itemRoutes.set(`${item.collection}/${item.key}`, route);
  }
  const later = pages.flatMap(({ each, route }) => {
    const seen = new Set(shown.get(each ?? ''));
    const { all = [] } = collections.get(each ?? '') ?? {};
    return all.filter((item) => !seen.has(item)).map(({ key }) => fillParameter(route, key));
  });
  return {
    input,
    ...moment,
    preview: moment.drafts || view.preview === true,
    files,
    allFiles: files,
    site,
    theme: unchecked<Theme>(files.get('theme.json')?.value),
    navigation: unchecked<Navigation>(files.get('navigation.json')?.value),
    strings: { ...defaultWords(schemas.files), ...unchecked<Strings>(files.get('strings.json')?.value) },
    variables: siteVariables(site, todayOf(moment)),
    pages,
    documents,
    templates: pages.filter((page) => page.each !== null),
    collections,
    shown,
    schemas,
    routes,
    hidden: new Set([...off, ...later]),
    redirects: redirectsOf(site),
    mayExist: unread.has,
    notFound: asText(site.notFound) ?? '/404',
    routeOfFile,
    itemRoutes,
    languages: new Map(),
    recall: forgetful,
    nearestRoute: pathFinder(routes.keys()),
    nearestFile: pathFinder(input.media.keys()),
  };
}
