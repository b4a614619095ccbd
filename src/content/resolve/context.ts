import { isArray, isObject, type JsonValue } from '../json/json.ts';
import type { CollectionName } from '../schema/placement.ts';
import { shapeOfItem } from '../schema/shape.ts';
import type { ItemData } from '../site/content.ts';
import { listPageRoute } from '../site/routes.ts';
import { isOf, type ValidItem, type ValidRoute } from '../site/valid-site.ts';
import { cardOfItem, childCards } from './cards.ts';
import { hasTranslated, spokenIn } from './language-of.ts';
import { neighboursOf, relatedItems } from './neighbours.ts';
import type { ResolveContext } from './resolver.ts';
import type { Shared } from './shared.ts';

/** What the resolvers of one page's blocks may ask for. */
export function contextOf(shared: Shared, entry: ValidRoute): ResolveContext {
  const { values, addresses, publicItems } = shared;
  const all: ResolveContext['items'] = (collection) => publicItems(collection).filter(isOf(collection));
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
    language: (item) => (hasTranslated(item, shared) ? {} : (shared.originalLanguage ?? {})),
    readingMinutes: (item) => Math.max(1, Math.round(wordsOf(item.value) / 220)),
    listPath: (page) => addresses.path(listPageRoute(listRoute(entry), page)),
    card: (item, linkLabel) => cardOfItem(item, shared, linkLabel),
    neighbours: (item) =>
      neighboursOf(item, {
        items: publicItems(item.collection),
        titleOf: (other) => cardOfItem(other, shared).title,
        hrefOf: shared.pathOf,
        string: shared.string,
      }),
    related: (collection, item) => relatedItems(item, publicItems(collection)),
    childCards: (href, linkLabel) => childCards(shared, entry.route, href, linkLabel),
    date: values.date,
    image: (src, alt) => values.image({ src, alt }),
    richText: values.richText,
    link: (label, href) => ({ label, href: addresses.href(href), newTab: false }),
    dataFile: shared.dataFile,
    grouping: shared.index.site.money.grouping,
    contact: shared.contact,
    searchIndex: addresses.basePath + shared.searchAddress,
  };
}

/** The route of the list that a page belongs to: its first page. */
const listRoute = (entry: ValidRoute) =>
  entry.listPage === null ? entry.route : entry.route.replace(/\/page\/\d+$/, '') || '/';

const READ = new Set(['body', 'text', 'heading', 'rows']);

/** Words in all texts of a value, for the reading time. */
function wordsOf(value: JsonValue): number {
  if (typeof value === 'string') return value.split(/\s+/).length;
  const parts = isArray(value)
    ? value
    : isObject(value)
      ? Object.entries(value).flatMap(([key, item]) => (READ.has(key) ? [item] : []))
      : [];
  return parts.reduce<number>((sum, part) => sum + wordsOf(part), 0);
}

function itemData<C extends CollectionName>(shared: Shared, item: ValidItem): ItemData[C] {
  const { resolved, options, values } = shared;
  // What nobody has translated at all is marked as a whole.
  const spoken = () => (hasTranslated(item, shared) ? spokenIn(shared, item.file, item.pointer) : undefined);
  const known =
    resolved.get(item) ?? values.resolve(shapeOfItem(item, options.shapeOf), item.value, spoken());
  resolved.set(item, known);
  // The schema of the collection has accepted the item, and resolving keeps its form.
  return known as ItemData[C];
}
