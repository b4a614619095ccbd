import type { Block } from '../../model/content.gen.ts';
import type { ResolvedCard, TextLanguage } from '../../model/resolved.ts';
import type { SearchEntry, SearchIndex, SearchKind } from '../../model/search-index.ts';
import type { Addresses } from '../link/addresses.ts';
import { type Shape, shapeOfItem } from '../schema/shape.ts';
import { isPublic } from '../site/items.ts';
import { isOf, type ValidItem, type ValidRoute, type ValidSite } from '../site/valid-site.ts';
import { collectText } from './search-text.ts';

interface SearchSource {
  readonly index: ValidSite;
  readonly addresses: Addresses;
  readonly shapeOf: (schema: string) => Shape;
  /** The language of what is not translated; undefined in that language itself. */
  readonly originalLanguage: TextLanguage | undefined;
  /** Fills in the variables of the site. */
  text(written: string): string;
  titleOf(entry: ValidRoute): string;
  card(item: ValidItem): ResolvedCard;
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
const kindOf = ({ collection }: ValidItem): SearchKind => KINDS[collection] ?? 'page';

const hasSeo = isOf('services', 'profiles', 'articles');
const isNoindex = ({ page, item }: ValidRoute) =>
  page.seo.robots === 'noindex' || (item !== null && hasSeo(item) && item.value.seo.robots === 'noindex');

/** Items that have no page of their own and are read where a block of this type stands. */
function shownItems(block: Block, { index }: SearchSource): ValidItem[] {
  const items: readonly ValidItem[] =
    block.type === 'team-list'
      ? index.collection('team').all.filter(({ value }) => value.group === block.group)
      : block.type === 'contact-panel'
        ? index.collection('cities').all
        : [];
  return items.filter((item) => isPublic(item, index));
}

function entryOfItem(item: ValidItem, route: string | null, room: number, source: SearchSource): SearchEntry {
  const { title, text = '', date, file, link, lang, dir } = source.card(item);
  const words = collectText([title, text], room);
  words.add(shapeOfItem(item, source.shapeOf), item.value, source.text);
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

function entryOfPage(entry: ValidRoute, room: number, source: SearchSource): SearchEntry {
  const { page, route, file } = entry;
  const title = source.titleOf(entry);
  const text = source.text(page.summary ?? page.seo.description);
  const words = collectText([title, text], room);
  for (const block of page.sections) {
    words.add(source.shapeOf(`blocks/${block.type}.schema.json`), block, source.text);
    for (const item of shownItems(block, source))
      words.add(shapeOfItem(item, source.shapeOf), item.value, source.text);
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
    (entry) => entry.route !== index.notFound && (entry.listPage ?? 1) === 1 && !isNoindex(entry),
  );
  const documents = index
    .collection('publications')
    .all.filter((item) => isPublic(item, index))
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
