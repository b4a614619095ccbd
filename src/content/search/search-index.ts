import { contentHash } from '../../ground/content-hash.ts';
import type { Block } from '../../model/content.gen.ts';
import type { ItemRole } from '../../model/item-data.ts';
import type { ResolvedCard, TextLanguage } from '../../model/resolved.ts';
import type { SearchEntry } from '../../model/search-index.ts';
import { valueAt } from '../json/json.ts';
import { remembered } from '../json/remembered.ts';
import { asText } from '../json/unchecked.ts';
import type { Addresses } from '../link/addresses.ts';
import { type ContentType, fieldsOf, namedBy } from '../schema/content-types.ts';
import { CONTACT, PERSON } from '../schema/item-roles.ts';
import { schemasKey } from '../schema/schemas.ts';
import { shapeOfItem } from '../schema/shape.ts';
import { titleIn } from '../site/item-names.ts';
import { collectionWith, type Item, isPublic, textIn } from '../site/items.ts';
import { select } from '../site/queries.ts';
import { searchedIn } from '../site/searched.ts';
import type { ValidRoute, ValidSite } from '../site/valid-site.ts';
import { collectText, type Fill } from './search-text.ts';

interface SearchSource extends Fill {
  readonly index: ValidSite;
  readonly addresses: Addresses;
  /** The language of what is not translated; undefined in that language itself. */
  readonly originalLanguage: TextLanguage | undefined;
  titleOf(entry: ValidRoute): string;
  card(item: Item): ResolvedCard;
  /** Changes with what some files say. */
  print(of: string, paths: readonly string[]): string;
}

/** An entry that is not made yet. */
export interface SearchPart {
  /** As long as this is the same, so is the entry. */
  readonly print: string;
  make(): SearchEntry;
}

/** The most characters of text that one entry has, and that all have together: a search file is fetched whole. */
const MOST = 8000;
const MOST_IN_ALL = 600_000;
const LEAST = 100;

/** Items that have no page of their own and are read where a block of this type stands. */
function shownItems(block: Block, { index }: SearchSource): readonly Item[] {
  const named = asText(Object(block).collection);
  const itemsWith = (...roles: ItemRole[]) =>
    (named === undefined ? collectionWith(index.collections, roles) : index.collections.get(named))?.all ??
    [];
  const items =
    block.type === 'team-list'
      ? itemsWith(...PERSON).filter(
          (item) =>
            (block.group === undefined || textIn(item, 'group') === block.group) &&
            (block.items === undefined || block.items.includes(item.key)),
        )
      : block.type === 'contact-panel' && block.cityHeading !== undefined
        ? itemsWith(...CONTACT)
        : // A teaser is no place to look for one: its list answers.
          block.type === 'collection-list' && block.limit === undefined
          ? itemsWith()
          : [];
  const shown = items.filter((item) => isPublic(item, index) && !isFound(item, index));
  return block.type === 'collection-list' ? select(shown, block, { item: null, clock: index }) : shown;
}

/** True for what the search finds by itself: an item with a page, or a document. */
const isFound = ({ collection, key, type }: Item, index: ValidSite): boolean =>
  type.always.has('document') || index.itemRoutes.has(`${collection}/${key}`);

const references = remembered(({ item }: ContentType) =>
  fieldsOf(item).flatMap((field) => {
    const collection = namedBy(item, field);
    return collection === undefined ? [] : [{ field, collection }];
  }),
);

/** The items that visitors see of those that the fields of another name: its page says what these are called, such as its town. */
function namedIn({ type, value }: Item, index: ValidSite): readonly Item[] {
  return references(type).flatMap(({ field, collection }) =>
    [valueAt(value, field)].flat().flatMap((key) => {
      const named = index.collections.get(collection)?.byKey.get(asText(key) ?? '');
      return named && isPublic(named, index) ? [named] : [];
    }),
  );
}

type Words = ReturnType<typeof collectText>;

/** Adds what visitors read of an item, and the names of those that it refers to. */
function addItem(words: Words, item: Item, source: SearchSource): void {
  words.add(shapeOfItem(item.type, source.index.schemas.shapeOf), item.value, source);
  for (const named of namedIn(item, source.index))
    words.say(source.text(titleIn(source.index.collections, named) ?? named.key));
}

function entryOfItem(item: Item, route: string | null, room: number, source: SearchSource): SearchEntry {
  const { title, text = '', date, file, link, lang, dir } = source.card(item);
  const words = collectText([title, text], room);
  addItem(words, item, source);
  return {
    href: route === null ? link.href : source.addresses.path(route),
    kind: item.type.search,
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
    words.add(source.index.schemas.shapeOf(`blocks/${block.type}.schema.json`), block, source);
    for (const item of shownItems(block, source)) addItem(words, item, source);
  }
  const language = file.origins?.isTranslated('/title') ? {} : source.originalLanguage;
  return { href: source.addresses.path(route), kind: 'page', ...language, title, text, ...words.text() };
}

/**
 * What the site-wide search of one language knows: every page that may be indexed, and every document. It is made of
 * the linked content alone, not of resolved pages, so that a build which resolves one page can still write it whole.
 */
export function searchPartsOf(source: SearchSource): readonly SearchPart[] {
  const { index } = source;
  const { routes, documents } = searchedIn(index);
  const count = Math.max(1, routes.length + documents.length);
  const room = Math.max(LEAST, Math.min(MOST, Math.floor(MOST_IN_ALL / count)));
  const media = [...index.input.media].map(([path, { hash, bytes, size }]) => [path, hash, bytes, size]);
  // What every entry may be made of besides: words, names and types, but not the menus.
  const around = [...index.files.keys()].filter(
    (path) => !/^(?:(?:pages|collections)\/|navigation\.json$)/.test(path),
  );
  const common = contentHash(source.print(JSON.stringify([room, schemasKey(index.schemas), media]), around));
  const filesOf = (items: readonly Item[]) =>
    new Set(items.flatMap((item) => [item, ...namedIn(item, index)]).map(({ file }) => file));
  return [
    ...routes.map((entry): SearchPart => {
      const { item, route, file, page } = entry;
      const items = item ? [item] : page.sections.flatMap((block) => shownItems(block, source));
      return {
        // Which of them a list shows may be a matter of the day.
        print: source.print([common, route, ...items.map(({ key }) => key)].join(' '), [
          file.path,
          ...filesOf(items),
        ]),
        make: () => (item ? entryOfItem(item, route, room, source) : entryOfPage(entry, room, source)),
      };
    }),
    ...documents.map((item) => ({
      print: source.print(`${common} ${item.key}`, [...filesOf([item])]),
      make: () => entryOfItem(item, null, room, source),
    })),
  ];
}
