import type { ResolvedCard, TextLanguage } from '../../model/resolved.ts';
import type { SearchEntry, SearchIndex, SearchKind } from '../../model/search-index.ts';
import { type JsonObject, own, stringAt } from '../json/json.ts';
import type { Addresses } from '../link/addresses.ts';
import type { CollectionName } from '../schema/placement.ts';
import type { Shape } from '../schema/shape.ts';
import { shapeOfItem } from '../site/item-shape.ts';
import { type Item, isPublic } from '../site/items.ts';
import { type RouteEntry, sectionsOf } from '../site/page-entries.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { interpolate, type Variables } from '../text/variables.ts';
import { collectText } from './search-text.ts';

interface SearchSource {
  readonly index: SiteIndex;
  readonly addresses: Addresses;
  readonly variables: Variables;
  readonly shapeOf: (schema: string) => Shape;
  /** The language of what is not translated; undefined in that language itself. */
  readonly originalLanguage: TextLanguage | undefined;
  titleOf(entry: RouteEntry): string;
  card(item: Item): ResolvedCard;
}

/** The most characters of text that one entry has, and that all have together: a search file is fetched whole. */
const MOST = 8000;
const MOST_IN_ALL = 600_000;
const LEAST = 100;

const KINDS: Readonly<Record<string, SearchKind>> = {
  articles: 'article',
  events: 'event',
  publications: 'publication',
};
const kindOf = ({ collection }: Item): SearchKind => KINDS[collection] ?? 'page';

/** Items that have no page of their own and are read where a block of this type stands. */
const SHOWN: Readonly<Record<string, CollectionName>> = { 'team-list': 'team', 'contact-panel': 'cities' };

const isNoindex = (value: JsonObject) => stringAt(own(value, 'seo'), 'robots') === 'noindex';

function shownItems(block: JsonObject, { index }: SearchSource): Item[] {
  const name = SHOWN[stringAt(block, 'type') ?? ''];
  const group = stringAt(block, 'group');
  return name === undefined
    ? []
    : index
        .collection(name)
        .all.filter((item) => isPublic(item, index))
        .filter((item) => group === undefined || stringAt(item.value, 'group') === group);
}

function entryOfItem(item: Item, route: string | null, room: number, source: SearchSource): SearchEntry {
  const { title, text = '', date, file, link, lang, dir } = source.card(item);
  const words = collectText([title, text], room);
  words.add(shapeOfItem(item, source.shapeOf), item.value, (part) => interpolate(part, source.variables));
  return {
    href: route === null ? link.href : source.addresses.path(route),
    kind: kindOf(item),
    ...(lang !== undefined && { lang }),
    ...(dir && { dir }),
    title,
    text,
    ...words.text(),
    ...(date && { date }),
    ...(route === null && file !== undefined && { file }),
  };
}

function entryOfPage(entry: RouteEntry, room: number, source: SearchSource): SearchEntry {
  const { page, route, file } = entry;
  const fill = (text: string) => interpolate(text, source.variables);
  const title = source.titleOf(entry);
  const text = fill(stringAt(page, 'summary') ?? stringAt(own(page, 'seo'), 'description') ?? '');
  const words = collectText([title, text], room);
  for (const block of sectionsOf(page)) {
    words.add(source.shapeOf(`blocks/${stringAt(block, 'type')}.schema.json`), block, fill);
    for (const item of shownItems(block, source))
      words.add(shapeOfItem(item, source.shapeOf), item.value, fill);
  }
  const language = file.origins?.isTranslated('/title') ? {} : source.originalLanguage;
  return { href: source.addresses.path(route), kind: 'page', ...language, title, text, ...words.text() };
}

/**
 * What the site-wide search of one language knows: every page that may be indexed, and every document. It is made of
 * the linked content alone, not of resolved pages, so that a build which resolves one page can still write it whole.
 */
export function searchIndexOf(source: SearchSource): SearchIndex {
  const { index } = source;
  const routes = [...index.routes.values()].filter(
    ({ route, page, item, listPage }) =>
      route !== index.notFound &&
      (listPage ?? 1) === 1 &&
      !isNoindex(page) &&
      !(item && isNoindex(item.value)),
  );
  const documents = [...index.collections.values()]
    .flatMap(({ all }) => all)
    .filter((item) => isPublic(item, index) && stringAt(item.value, 'document') !== undefined)
    .filter((item) => !index.itemRoutes.has(`${item.collection}/${item.key}`));
  const count = Math.max(1, routes.length + documents.length);
  const room = Math.max(LEAST, Math.min(MOST, Math.floor(MOST_IN_ALL / count)));
  return [
    ...routes.map((entry) =>
      entry.item ? entryOfItem(entry.item, entry.route, room, source) : entryOfPage(entry, room, source),
    ),
    ...documents.map((item) => entryOfItem(item, null, room, source)),
  ];
}
