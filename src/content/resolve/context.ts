import type { ContactSettings } from '../../model/contact-settings.ts';
import type { PluralText, TextLanguage } from '../../model/resolved.ts';
import type { FormsWord, Word } from '../../model/words.ts';
import { isArray, isObject, type JsonValue } from '../json/json.ts';
import type { Addresses } from '../link/addresses.ts';
import type { Locale } from '../overlay/locale.ts';
import type { CollectionName } from '../schema/placement.ts';
import type { Shape } from '../schema/shape.ts';
import { shapeOfItem } from '../site/item-shape.ts';
import { listPageRoute } from '../site/routes.ts';
import { isOf, type ValidItem, type ValidRoute, type ValidSite } from '../site/valid-site.ts';
import type { compileMarkdown } from '../text/markdown.ts';
import type { Variables } from '../text/variables.ts';
import { cardOfItem } from './cards.ts';
import { childCards, routeOfHref } from './child-pages.ts';
import type { Environment } from './environment.ts';
import type { ItemData } from './item-data.ts';
import { hasTranslated, spokenIn } from './language-of.ts';
import { neighboursOf } from './neighbours.ts';
import { relatedItems } from './related.ts';
import type { ResolveBlock, ResolveContext } from './resolver.ts';
import type { Values } from './values.ts';

/** What the compiler brings along that is not content: shapes of the schemas and the blocks' resolvers. */
export interface ResolveOptions {
  readonly shapeOf: (schema: string) => Shape;
  readonly resolveBlock: ResolveBlock;
  readonly environment: Environment;
  /** Another way to compile Markdown than that of pages that are shown. */
  readonly compile?: typeof compileMarkdown;
}

/** What all pages of a language share while they are resolved. */
export interface Shared {
  readonly index: ValidSite;
  readonly options: ResolveOptions;
  readonly locale: Locale;
  readonly locales: readonly Locale[];
  readonly addresses: Addresses;
  readonly values: Values;
  readonly variables: Variables;
  readonly grouping: 'western' | 'indian';
  readonly originalLanguage: TextLanguage | undefined;
  readonly contact: ContactSettings;
  readonly searchAddress: string;
  readonly dataFile: (name: string, make: () => unknown) => string;
  readonly publicItems: (name: CollectionName) => readonly ValidItem[];
  /** Items as views receive them: many pages show the same ones. */
  readonly resolved: Map<ValidItem, unknown>;
  readonly children: () => ReadonlyMap<string, readonly ValidRoute[]>;
  string(key: Word, fill?: Readonly<Record<string, string | number>>): string;
  forms(key: FormsWord): PluralText;
}

/** What the resolvers of one page's blocks may ask for. */
export function contextOf(shared: Shared, entry: ValidRoute): ResolveContext {
  const { values, variables, addresses } = shared;
  const all: ResolveContext['items'] = (collection) =>
    shared.publicItems(collection).filter(isOf(collection));
  const pick: ResolveContext['pick'] = (collection, keys) => {
    const items = all(collection);
    return keys ? keys.flatMap((key) => items.find((item) => item.key === key) ?? []) : items;
  };
  return {
    locale: shared.locale,
    route: entry.route,
    item: entry.item,
    listPage: entry.listPage ?? 1,
    string: shared.string,
    forms: shared.forms,
    items: all,
    pick,
    itemOr: (collection, key) =>
      key === undefined
        ? [entry.item].flatMap((item) => item ?? []).find(isOf(collection))
        : pick(collection, [key])[0],
    data: (_, item) => itemData(shared, item),
    language: (item) =>
      hasTranslated(item, shared.index.files.get(item.file)?.origins) ? {} : (shared.originalLanguage ?? {}),
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
const listRoute = (entry: ValidRoute) =>
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

function itemData<C extends CollectionName>(shared: Shared, item: ValidItem): ItemData[C] {
  const known = shared.resolved.get(item) ?? resolveItem(shared, item);
  shared.resolved.set(item, known);
  // The schema of the collection has accepted the item, and resolving keeps its form.
  return known as ItemData[C];
}

function resolveItem(
  { index, options, originalLanguage, values, variables }: Shared,
  item: ValidItem,
): unknown {
  const origins = index.files.get(item.file)?.origins;
  // What nobody has translated at all is marked as a whole.
  const spoken = hasTranslated(item, origins) ? spokenIn(originalLanguage, origins, item.pointer) : undefined;
  return values.resolve(shapeOfItem(item, options.shapeOf), item.value, variables, spoken);
}
