import { createHash } from 'node:crypto';
import type { ContactSettings } from '../../model/contact-settings.ts';
import type { PageModel, SectionModel, ShellModel } from '../../model/page-model.ts';
import type { PluralText, ResolvedCard, RichText } from '../../model/resolved.ts';
import type { SearchIndex } from '../../model/search-index.ts';
import type { Origins } from '../locales/merge-overlay.ts';
import type { CollectionName } from '../schema/placement.ts';
import type { Shape } from '../schema/shape.ts';
import { searchIndexOf } from '../search/search-index.ts';
import { type Item, publicItems } from '../site/items.ts';
import type { ContentFile } from '../site/read-files.ts';
import { listPageRoute } from '../site/routes.ts';
import { type RouteEntry, type SiteIndex, sectionsOf } from '../site/site-index.ts';
import { isArray, isObject, type JsonObject, type JsonValue, own, stringAt } from '../source/json.ts';
import { pluralForms } from '../text/plural.ts';
import { siteVariables, type Variables } from '../text/variables.ts';
import { type Addresses, createAddresses } from './addresses.ts';
import { cardOfItem, cardOfPage } from './cards.ts';
import { contactSettings } from './contact.ts';
import type { Environment } from './environment.ts';
import { frameOf } from './frame.ts';
import { headOf } from './head.ts';
import type { ItemData } from './item-data.ts';
import { shapeOfItem } from './item-shape.ts';
import { isTranslated } from './language-of.ts';
import { type Locale, localesOf } from './locale.ts';
import { neighboursOf } from './neighbours.ts';
import { relatedItems } from './related.ts';
import type { ResolveBlock, ResolveContext } from './resolver.ts';
import { shellOf } from './shell.ts';
import { createValues, type Values } from './values.ts';

/** What the compiler brings along that is not content: shapes of the schemas and the blocks' resolvers. */
export interface ResolveOptions {
  readonly shapeOf: (schema: string) => Shape;
  readonly resolveBlock: ResolveBlock;
  readonly environment: Environment;
}

/** A linked site in one language, ready to be resolved page by page. */
export interface LocaleSite {
  readonly locale: Locale;
  /** The site as it is in this language. */
  readonly index: SiteIndex;
  readonly addresses: Addresses;
  readonly shell: ShellModel;
  page(route: string): PageModel;
  /** Data that views fetch when needed, by address below the base path; complete once all pages are resolved. */
  readonly dataFiles: ReadonlyMap<string, string>;
  /** The name of a page, with its variables filled in. */
  titleOf(entry: RouteEntry): string;
  card(item: Item): ResolvedCard;
  /** A word of `strings.json`. */
  string(key: string): string;
  richText(markdown: string): RichText;
  /**
   * Where the site-wide search fetches what it knows, below the base path. The address stays when the content
   * changes: it stands in what all pages share, and one edit must not make every page anew.
   */
  readonly searchAddress: string;
  searchIndex(): SearchIndex;
}

interface Shared {
  readonly index: SiteIndex;
  readonly options: ResolveOptions;
  readonly locale: Locale;
  readonly locales: readonly Locale[];
  readonly addresses: Addresses;
  readonly values: Values;
  readonly variables: Variables;
  readonly grouping: 'western' | 'indian';
  readonly originalLanguage: string | undefined;
  readonly contact: ContactSettings;
  readonly searchAddress: string;
  readonly dataFile: (name: string, make: () => unknown) => string;
  readonly publicItems: (name: Item['collection']) => readonly Item[];
  /** Items as views receive them: many pages show the same ones. */
  readonly resolved: Map<Item, unknown>;
  readonly children: () => ReadonlyMap<string, readonly RouteEntry[]>;
  string(key: string, fill?: Readonly<Record<string, string | number>>): string;
  forms(key: string): PluralText;
}

function contextOf(shared: Shared, entry: RouteEntry): ResolveContext {
  const { values, variables, addresses } = shared;
  const pick: ResolveContext['pick'] = (collection, keys) => {
    const items = shared.publicItems(collection);
    return keys ? keys.flatMap((key) => items.find((item) => item.key === key) ?? []) : items;
  };
  return {
    locale: shared.locale,
    route: entry.route,
    item: entry.item,
    listPage: entry.listPage ?? 1,
    string: shared.string,
    forms: shared.forms,
    items: shared.publicItems,
    pick,
    itemOr: (collection, key) =>
      key === undefined
        ? entry.item?.collection === collection
          ? entry.item
          : undefined
        : pick(collection, [key])[0],
    data: (_, item) => itemData(shared, item),
    readingMinutes: (item) => Math.max(1, Math.round(wordsOf(item.value) / 220)),
    listPath: (page) => addresses.path(listPageRoute(listRoute(entry), page)),
    card: (item, linkLabel) => cardOfItem(item, shared, linkLabel),
    neighbours: (item) =>
      neighboursOf(item, {
        items: shared.publicItems(item.collection),
        titleOf: (other) => cardOfItem(other, shared).title,
        hrefOf: (other) => {
          const route = shared.index.itemRoutes.get(`${other.collection}/${other.key}`);
          return route === undefined ? undefined : addresses.path(route);
        },
        string: shared.string,
      }),
    related: (collection, item) => relatedItems(item, shared.publicItems(collection)),
    childCards: (href, linkLabel) =>
      childCards(shared, href === undefined ? entry.route : routeOfHref(shared, href), linkLabel),
    date: values.date,
    image: (src, alt) => values.image({ src, alt }, variables),
    richText: (markdown) => values.richText(markdown, variables),
    link: (label, href) => ({ label, href: addresses.href(href), newTab: false }),
    dataFile: shared.dataFile,
    grouping: shared.grouping,
    contact: shared.contact,
    searchIndex: shared.addresses.basePath + shared.searchAddress,
  };
}

/** The route of the list that a page belongs to: its first page. */
const listRoute = (entry: RouteEntry) =>
  entry.listPage === null ? entry.route : entry.route.replace(/\/page\/\d+$/, '') || '/';

/** Words in all texts of a value, for the reading time. */
function wordsOf(value: JsonValue): number {
  if (typeof value === 'string') return value.split(/\s+/).length;
  if (isArray(value)) return value.reduce<number>((sum, item) => sum + wordsOf(item), 0);
  return isObject(value)
    ? wordsOf(
        Object.entries(value).flatMap(([key, item]) =>
          key === 'body' || key === 'text' || key === 'heading' || key === 'rows' ? [item] : [],
        ),
      )
    : 0;
}

function itemData<C extends CollectionName>(shared: Shared, item: Item): ItemData[C] {
  const shape = shapeOfItem(item, shared.options.shapeOf);
  const known = shared.resolved.get(item) ?? shared.values.resolve(shape, item.value, shared.variables);
  shared.resolved.set(item, known);
  // The schema of the collection has accepted the item, and resolving keeps its form.
  return known as ItemData[C];
}

/** The route that a resolved address leads to. */
function routeOfHref(shared: Shared, href: string): string {
  const { basePath } = shared.addresses;
  return href.slice(basePath.length + shared.locale.prefix.length) || '/';
}

/** The pages right below each route; of a list's pages only the first. */
function childrenByRoute(index: SiteIndex): ReadonlyMap<string, readonly RouteEntry[]> {
  const groups = new Map<string, RouteEntry[]>();
  for (const entry of index.routes.values()) {
    if (entry.route === '/' || (entry.listPage ?? 1) !== 1) continue;
    const parent = entry.route.slice(0, entry.route.lastIndexOf('/')) || '/';
    const group = groups.get(parent);
    if (group) group.push(entry);
    else groups.set(parent, [entry]);
  }
  return groups;
}

function childCards(shared: Shared, route: string, linkLabel: string | undefined): ResolvedCard[] {
  const children = [...(shared.children().get(route) ?? [])];
  const rank = (entry: RouteEntry) =>
    entry.item ? shared.publicItems(entry.item.collection).indexOf(entry.item) : 0;
  return children.sort((a, b) => rank(a) - rank(b)).map((entry) => cardOfPage(entry, shared, linkLabel));
}

const TONES = { paper: 'paper', tint: 'tint', ink: 'ink' } as const;
const toneOf = (block: JsonObject): SectionModel['tone'] => {
  const tone = stringAt(block, 'tone');
  return tone !== undefined && Object.hasOwn(TONES, tone) ? TONES[tone as keyof typeof TONES] : null;
};

/** Where a section is written. */
interface Written {
  readonly file: ContentFile | undefined;
  readonly pointer: string;
}

/** The language of a section's texts, where nobody has translated them: its own, or those of the item that it shows. */
function languageOf(shared: Shared, block: JsonObject, at: Written, shown: Item | null): string | undefined {
  const { originalLanguage, options, index } = shared;
  if (originalLanguage === undefined) return undefined;
  const shape = options.shapeOf(`blocks/${stringAt(block, 'type')}.schema.json`);
  const own = isTranslated(shape, block, at.pointer, at.file?.origins);
  const origins = shown ? index.files.get(shown.file)?.origins : undefined;
  const translated = own ?? (shown ? (origins?.isTranslated(shown.pointer) ?? hasAny(shown, origins)) : true);
  return translated ? undefined : originalLanguage;
}

const hasAny = ({ value, pointer }: Item, origins: Origins | undefined) =>
  Object.keys(value).some((key) => origins?.isTranslated(`${pointer}/${key}`));

function sectionOf(
  shared: Shared,
  block: JsonObject,
  context: ResolveContext,
  variables: Variables,
  at: Written,
): SectionModel | null {
  const type = stringAt(block, 'type') ?? '';
  const id = stringAt(block, 'id') ?? type;
  const resolved = shared.values.resolve(
    shared.options.shapeOf(`blocks/${type}.schema.json`),
    block,
    variables,
  );
  const made = shared.options.resolveBlock(type, resolved, context);
  if (made === null) return null;
  const data = made ?? resolved;
  const item = type === 'article-body' ? context.itemOr('articles', stringAt(block, 'item')) : undefined;
  const inner = item
    ? sectionsOf(item.value, 'body').flatMap((part, number) => {
        const place = { file: shared.index.files.get(item.file), pointer: `${item.pointer}/body/${number}` };
        return sectionOf(shared, part, context, variables, place) ?? [];
      })
    : undefined;
  const lang = languageOf(shared, block, at, context.item);
  return { id, type, tone: toneOf(block), level: 2, ...(lang && { lang }), data, ...(inner && { inner }) };
}

const hasHeading = (section: SectionModel) =>
  typeof section.data === 'object' &&
  section.data !== null &&
  'heading' in section.data &&
  typeof section.data.heading === 'string';

function titleOf({ values, variables }: Shared, entry: RouteEntry): string {
  return values.text(stringAt(entry.page, 'title') ?? '', {
    site: variables.site,
    item: entry.item?.value ?? null,
  });
}

function pageOf(shared: Shared, entry: RouteEntry): PageModel {
  const { index, addresses, values, options } = shared;
  const variables: Variables = { site: shared.variables.site, item: entry.item?.value ?? null };
  const context = contextOf(shared, entry);
  const sections = sectionsOf(entry.page).flatMap(
    (block, number) =>
      sectionOf(shared, block, context, variables, { file: entry.file, pointer: `/sections/${number}` }) ??
      [],
  );
  const first = sections.findIndex(hasHeading);
  const hidden = own(entry.page, 'hideOnMobile');
  const title = titleOf(shared, entry);
  const status = entry.route === index.notFound ? 404 : 200;
  const frame = frameOf(
    index,
    entry,
    title,
    addresses,
    values,
    shared.variables,
    isArray(hidden) ? hidden : [],
    shared.locales,
  );
  return {
    path: addresses.path(entry.route),
    locale: shared.locale.code,
    status,
    title,
    needsHeading: first === -1,
    head: headOf({
      breadcrumbs: frame.breadcrumbs,
      index,
      entry,
      variables,
      addresses,
      values,
      locale: shared.locale,
      locales: shared.locales,
      environment: options.environment,
      status,
      pageTitle: title,
    }),
    frame,
    sections: sections.map((section, i) => (i === first ? { ...section, level: 1 } : section)),
  };
}

const siteObject = (site: JsonValue | undefined, key: string) =>
  isObject(site) ? own(site, key) : undefined;

/** Prepares one language of a linked site. Call it only for a site without errors: it trusts what was checked. */
export function createLocaleSite(index: SiteIndex, locale: Locale, options: ResolveOptions): LocaleSite {
  const site = index.files.get('site.json')?.value;
  const addresses = createAddresses(index, locale);
  const values = createValues(index, addresses, locale);
  const variables: Variables = { site: siteVariables(site, index.now), item: null };
  const strings = index.files.get('strings.json')?.value;
  const lists = new Map<string, readonly Item[]>();
  const dataFiles = new Map<string, string>();
  const dataAddresses = new Map<string, string>();
  let children: ReadonlyMap<string, readonly RouteEntry[]> | undefined;
  const shared: Shared = {
    index,
    options,
    locale,
    locales: localesOf(site),
    originalLanguage: locale.prefix === '' ? undefined : localesOf(site)[0]?.code,
    addresses,
    values,
    variables,
    grouping: stringAt(siteObject(site, 'money'), 'grouping') === 'indian' ? 'indian' : 'western',
    contact: contactSettings(site, addresses.basePath, (text) => values.richText(text, variables)),
    searchAddress: `/_data/search/${locale.code}.json`,
    dataFile(name, make) {
      const known = dataAddresses.get(name);
      if (known !== undefined) return known;
      const text = JSON.stringify(make());
      const hash = createHash('sha256').update(text).digest('base64url').slice(0, 16);
      const address = `/_data/shared/${name}.${locale.code}.${hash}.json`;
      dataFiles.set(address, text);
      dataAddresses.set(name, addresses.basePath + address);
      return addresses.basePath + address;
    },
    publicItems(name) {
      const known = lists.get(name) ?? publicItems(index.collection(name), index);
      lists.set(name, known);
      return known;
    },
    resolved: new Map(),
    children() {
      children ??= childrenByRoute(index);
      return children;
    },
    forms(key) {
      return {
        locale: locale.format,
        forms: pluralForms(isObject(strings) ? own(strings, key) : undefined, key),
      };
    },
    string(key, fill = {}) {
      const text = stringAt(strings, key) ?? key;
      return text.replace(/\{([a-z]+)\}/g, (whole, name: string) =>
        Object.hasOwn(fill, name) ? String(fill[name]) : whole,
      );
    },
  };
  const shell = shellOf({
    index,
    addresses,
    values,
    variables,
    locale,
    strings: isObject(strings) ? strings : {},
    search: addresses.basePath + shared.searchAddress,
  });
  const cardOf = (item: Item) => cardOfItem(item, shared);
  const pageTitle = (entry: RouteEntry) => titleOf(shared, entry);
  return {
    locale,
    index,
    addresses,
    shell,
    dataFiles,
    titleOf: (entry) => titleOf(shared, entry),
    card: (item) => cardOfItem(item, shared),
    string: (key) => shared.string(key),
    richText: (markdown) => values.richText(markdown, variables),
    searchAddress: shared.searchAddress,
    searchIndex: () =>
      searchIndexOf({
        index,
        addresses,
        variables,
        shapeOf: options.shapeOf,
        titleOf: pageTitle,
        card: cardOf,
      }),
    page(route) {
      const entry = index.routes.get(route);
      if (!entry) throw new Error(`There is no page “${route}”.`);
      return pageOf(shared, entry);
    },
  };
}
