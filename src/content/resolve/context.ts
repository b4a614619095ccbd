import type { ItemRole } from '../../model/item-data.ts';
import { asking, quote } from '../diagnostics/fault.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { isArray, isObject, type JsonValue, own, valueAt } from '../json/json.ts';
import { fieldsOf, plays } from '../schema/content-types.ts';
import { shapeAt } from '../schema/fit.ts';
import { shapeOfItem } from '../schema/shape.ts';
import { isOver, todayOf } from '../site/clock.ts';
import { collectionWith, type Item, inRole, textIn } from '../site/items.ts';
import { queryName } from '../site/queries.ts';
import { ancestors, listOf, listPageRoute } from '../site/routes.ts';
import type { ValidRoute } from '../site/valid-site.ts';
import { denseLetters } from '../text/dense.ts';
import { authorsOf } from './authors.ts';
import { calendarFile, hasEnded } from './calendars.ts';
import { cardOfItem, childCards } from './cards.ts';
import { withStatus } from './event-status.ts';
import { eventTimes } from './event-times.ts';
import { documentWords, fieldText } from './field-text.ts';
import { choicesOf, partsOf } from './filters.ts';
import { hasTranslated, spokenIn } from './language-of.ts';
import { neighboursOf, relatedItems } from './neighbours.ts';
import type { ResolveContext, ShownItem } from './resolver.ts';
import { allBlocks, bodyOf } from './sections.ts';
import { found, queryRead, readName, relatedRead, selected } from './selected.ts';
import type { Shared } from './shared.ts';

/** What the resolvers of one page's blocks may ask for. */
export function contextOf(shared: Shared, entry: ValidRoute): ResolveContext<Item> {
  const { values, addresses, publicItems } = shared;
  const { note, whole } = shared.recorder;
  const list = entry.listPage === null ? entry.route : listOf(entry.route);
  const items = (collection: string) => {
    note(`items ${collection}`);
    return publicItems(collection);
  };
  const unfiltered = { item: entry.item, clock: shared.index, format: shared.locale.format };
  const moment = { ...unfiltered, filter: entry.filter };
  const named = (collection: string, key: string) => {
    note(`item ${collection}/${key}`);
    return shared.publicItem(collection, key) ?? [];
  };
  /** An item whose fields are looked at. */
  const read = (item: Item): Item => {
    note(`item ${readName(item)}`);
    return item;
  };
  const pick: ResolveContext<Item>['pick'] = (collection, keys) =>
    keys ? keys.flatMap((key) => named(collection, key)) : items(collection);
  const shownItem = <Role extends ItemRole>(item: Item): ShownItem<Role, Item> => ({
    item: read(item),
    data: itemData<Role>(shared, item),
  });
  return {
    locale: shared.locale,
    get today() {
      note('today');
      return todayOf(shared.index);
    },
    motif: shared.index.theme.motif ?? 'none',
    timeZone: shared.index.timeZone,
    route: entry.route,
    item: entry.item,
    listPage: entry.listPage ?? 1,
    blocks: allBlocks(entry.page.sections),
    string: shared.string,
    forms: shared.forms,
    items,
    nameOf: (query) => queryName(query, moment),
    select(query) {
      note(`select ${queryRead(query, moment)}`);
      return selected(shared, query, moment);
    },
    fieldText(item, field) {
      assertField(shared, item, field);
      return whole(`field ${JSON.stringify([field, readName(item)])}`, () => fieldText(shared, item, field));
    },
    fileWords(address) {
      const path = addresses.fileAt(address);
      if (path === undefined) return undefined;
      note(`media ${path}`);
      return documentWords(path, shared);
    },
    filters(query) {
      // The page of what all items are, or none, shows choices that its list does not offer.
      const asked = queryRead(query, entry.isWhole ? moment : unfiltered);
      return whole(`filters ${asked}`, () => choicesOf(shared, entry, query));
    },
    filterParts(item, fields) {
      note(`parts ${JSON.stringify([fields, readName(item)])}`);
      return partsOf(item, fields);
    },
    eventTimes(item) {
      const start = textIn(read(item), 'startsAt');
      return start === undefined
        ? undefined
        : eventTimes(start, textIn(item, 'endsAt') ?? start, shared.locale.format);
    },
    isOver: (of) =>
      typeof of === 'string'
        ? whole(`over ${of}`, () => isOver(of, shared.index))
        : whole(`over ${readName(of)}`, () => hasEnded(of, shared.index)),
    withStatus: (item, text) => withStatus(read(item), text, shared),
    pick,
    itemsWith(roles, keys, named) {
      note(`with ${roles.join(' ')}`);
      const collection = named ?? collectionWith(shared.index.collections, roles)?.name ?? '';
      return pick(collection, keys).map((item) => shownItem(item));
    },
    itemWith(roles, key) {
      const types = [...shared.index.schemas.types.values()].filter((type) => plays(type, roles));
      const own = entry.item && types.includes(entry.item.type) ? [entry.item] : [];
      const found = key === undefined ? own : types.flatMap(({ name }) => pick(name, [key]));
      return found[0] && shownItem(found[0]);
    },
    language: (item) => (hasTranslated(read(item), shared) ? {} : (shared.originalLanguage ?? {})),
    authors: (item) => whole(`authors ${readName(item)}`, () => authorsOf(shared, item)),
    parts: (item) =>
      bodyOf(read(item)).flatMap(({ part }) =>
        'heading' in part && part.heading !== undefined
          ? [{ id: part.id, title: values.text(part.heading) }]
          : [],
      ),
    readingMinutes: (item) => Math.max(1, Math.round(wordsOf(read(item).value) / 220)),
    parent:
      entry.route === '/'
        ? undefined
        : addresses.path(ancestors(entry.route).findLast((at) => shared.index.routes.has(at)) ?? '/'),
    listPath: (page) => addresses.path(listPageRoute(list, page)),
    calendarFile: (of) =>
      whole(`calendar ${typeof of === 'string' ? of : readName(of)}`, () => calendarFile(shared, of)),
    card: (item, linkLabel) => whole(`card ${readName(item)}`, () => cardOfItem(item, shared, linkLabel)),
    neighbours: (item) => whole(`near ${readName(item)}`, () => neighboursOf(item, shared)),
    related({ collection, where }, item) {
      const among = { collection, ...(where && { where }) };
      note(`related ${relatedRead(among, moment, item)}`);
      return relatedItems(item, found(shared, among, moment));
    },
    childCards(href, linkLabel) {
      const home = addresses.path('/');
      const parent = href === undefined ? entry.route : href.slice(home === '/' ? 0 : home.length) || '/';
      return whole(`children ${parent}`, () => childCards(shared, parent, linkLabel));
    },
    date: values.date,
    image: (src, alt) => values.image({ src, alt }),
    richText: values.richText,
    link: (label, href) => ({ label, href: addresses.href(href), newTab: false }),
    dataFile: shared.dataFile,
    money: { ...shared.index.site.money, locale: shared.locale.format },
    contact: shared.contact,
    get searchIndex() {
      note('search');
      return shared.searchAddress && addresses.basePath + shared.searchAddress;
    },
  };
}

/** @throws Error for a field that no item of its type can have: it would be an empty text for ever */
function assertField({ index }: Shared, { type, value }: Item, field: string): void {
  const shape = shapeOfItem(type, index.schemas.shapeOf);
  if (field.startsWith('/') && shapeAt(shape, value, field)) return;
  const message = `An item of ${type.name} has no field ${quote(field)}.`;
  throw new Error(asking(message, nearest(field, fieldsOf(type.item))));
}

const READ = ['body', 'text', 'heading', 'rows', 'entries', 'title', 'cells', 'blocks'];
const GAPS = /\s+/g;

/** Words in all texts of a value, for the reading time; where none are told apart, two letters are read like one. */
function wordsOf(value: JsonValue | undefined): number {
  if (isArray(value)) return value.reduce<number>((sum, part) => sum + wordsOf(part), 0);
  if (isObject(value)) return READ.reduce((sum, key) => sum + wordsOf(own(value, key)), 0);
  if (typeof value !== 'string') return 0;
  let words = 1;
  while (GAPS.test(value)) words += 1;
  return words + denseLetters(value) / 2;
}

/** The fields of an item as views receive them: what nobody asks for is not resolved. */
function itemData<Role extends ItemRole>(shared: Shared, item: Item): ShownItem<Role>['data'] {
  const { index, values } = shared;
  const shape = shapeOfItem(item.type, index.schemas.shapeOf);
  const data = {};
  for (const [role, at] of item.type.roles) {
    const get = () => {
      const value = role === 'group' ? inRole(item, role) : valueAt(item.value, at);
      const place = value === undefined ? undefined : shapeAt(shape, item.value, at);
      // What nobody has translated at all is marked as a whole.
      const spoken = hasTranslated(item, shared) ? spokenIn(shared, item.file, item.pointer + at) : undefined;
      return place && value !== undefined ? values.resolve(place, value, spoken) : undefined;
    };
    Object.defineProperty(data, role, { get, enumerable: true });
  }
  // Each field fits the role that its type’s schema gives it, and the schema has accepted the item.
  return data as ShownItem<Role>['data'];
}
