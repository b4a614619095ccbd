import type { ItemRole } from '../../model/item-data.ts';
import { groupBy, repeats } from '../diagnostics/group-by.ts';
import { isArray, isObject, type JsonObject, type JsonValue, valueAt } from '../json/json.ts';
import { remembered } from '../json/remembered.ts';
import { asText, unchecked } from '../json/unchecked.ts';
import { type ContentType, type ContentTypes, choicesAt, namedBy, plays } from '../schema/content-types.ts';
import { rolesAmong } from '../schema/item-roles.ts';
import { meantSchema } from '../schema/placement.ts';
import { joinLines } from '../schema/walk.ts';
import { type Clock, dayOf, isToCome } from './clock.ts';
import type { ListFile } from './content.ts';
import type { ContentFile } from './content-file.ts';
import { addressPart } from './routes.ts';
import { compare } from './sorting.ts';

/** One entry of a collection, as written. */
export interface Item {
  readonly type: ContentType;
  /** The name of its type. */
  readonly collection: string;
  /** What references name it by. */
  readonly key: string;
  readonly value: JsonObject;
  /** The same before it was translated: what lists ask for and addresses are made of. */
  readonly original: JsonObject;
  readonly file: string;
  readonly pointer: string;
}

export interface Collection {
  readonly type: ContentType;
  readonly name: string;
  /** All items that could be read, active or not, in the order of files and entries. */
  readonly all: readonly Item[];
  readonly byKey: ReadonlyMap<string, Item>;
  /** True where a file or entry of the collection could not be read: then a reference may well be right. */
  readonly incomplete: boolean;
  /** What keys were to be that were refused for their form, `tax` of “Tax”, or lie in a wrong place. */
  readonly meant: ReadonlySet<string>;
}

export type Collections = ReadonlyMap<string, Collection>;

export const allItems = (collections: Collections): Item[] =>
  [...collections.values()].flatMap(({ all }) => all);

/** The items of each collection that visitors see, picked out once for all pages. */
export type PublicItems = ReadonlyMap<string, readonly Item[]>;

/** The entries of a file; null stands for what cannot be read. They stay the same objects for as long as the file is the same. */
const entriesOf = remembered(
  ({ path, value, original: whole }: ContentFile, type: ContentType): readonly (Item | null)[] => {
    const itemOf = (entry: JsonValue | undefined, pointer: string): Item | null => {
      const key = isObject(entry) ? asText(entry[type.key]) || undefined : undefined;
      if (!isObject(entry) || key === undefined) return null;
      const before = valueAt(whole, pointer);
      const original = isObject(before) ? before : entry;
      return { type, collection: type.name, key, value: entry, original, file: path, pointer };
    };
    if (type.store === 'folder') return [itemOf(value, '')];
    const { items } = unchecked<ListFile>(value);
    return isArray(items) ? items.map((entry, i) => itemOf(entry, `/items/${i}`)) : [null];
  },
);

function readCollection(
  type: ContentType,
  files: readonly ContentFile[],
  strays: readonly ContentFile[],
): Collection {
  const entries = files.flatMap((file) => entriesOf(file, type));
  const all = entries.filter((item) => item !== null);
  const byKey = new Map<string, Item>();
  for (const item of all) if (!byKey.has(item.key)) byKey.set(item.key, item);
  const unsound = new Set(files.flatMap(({ isSound, path }) => (isSound ? [] : path)));
  const refused = all.filter(({ file }) => unsound.has(file));
  const elsewhere = strays.flatMap((file) => entriesOf(file, type)).filter((item) => item !== null);
  // One that has the key of another has not its own, which its file mostly bears.
  const twice = type.store === 'folder' ? repeats(all, ({ key }) => key).flat() : [];
  const names = twice.map(({ file }) => file.slice(file.lastIndexOf('/') + 1, -'.json'.length));
  const keys = [...refused, ...elsewhere].map(({ key }) => key);
  const meant = new Set([...keys, ...names].map(addressPart));
  return { type, name: type.name, all, byKey, incomplete: all.length < entries.length, meant };
}

/** True where there is anything to read that feeds the feed. */
export const hasFeed = (collections: Collections): boolean =>
  [...collections.values()].some(({ type, all }) => type.feed && all.length > 0);

/** False for a key that no item has or may have. */
export const mayHold = ({ byKey, incomplete, meant }: Collection, key: string): boolean =>
  incomplete || byKey.has(key) || meant.has(key);

export function readCollections(files: Iterable<ContentFile>, types: ContentTypes): Collections {
  const own = groupBy([...files], ({ schema, value }) => schema ?? `stray ${meantSchema(value, types)}`);
  return new Map(
    [...types.values()].map((type) => [
      type.name,
      readCollection(
        type,
        own.get(`collections/${type.name}.schema.json`) ?? [],
        own.get(`stray collections/${type.name}.schema.json`) ?? [],
      ),
    ]),
  );
}

/** The collection whose items play some roles: of several the first that has any, or may have; else that of the site’s own type. */
export function collectionWith(collections: Collections, roles: readonly ItemRole[]): Collection | undefined {
  const able = [...collections.values()].filter(({ type }) => plays(type, roles));
  const held = able.find(({ all, incomplete }) => all.length > 0 || incomplete);
  return held ?? able.find(({ type }) => type.isOwn) ?? able[0];
}

/** The collection that a reference names an item of: that whose items play the roles it asks for, else that of its type. */
export function collectionNamed(
  collections: Collections,
  { collection, needs }: { readonly collection: string | null; readonly needs: readonly string[] },
): Collection | undefined {
  const roles = rolesAmong(needs);
  const played = collection !== null && roles.length > 0 ? collectionWith(collections, roles) : undefined;
  return played ?? collections.get(collection ?? '');
}

/** Finds the item that a field of another refers to, or one of those that its list does, if its type says so. */
export const follow =
  (collections: Collections, item: Item) =>
  (field: string, key = item.value[field]): Item | undefined => {
    const of = namedBy(item.type.item, `/${field}`);
    return collections.get(of ?? '')?.byKey.get(asText(key) ?? '');
  };

/** True where a field of an item names another that is not there. */
export const leadsNowhere = (collections: Collections, item: Item, field: string): boolean =>
  namedBy(item.type.item, `/${field}`) !== undefined &&
  asText(item.value[field]) !== undefined &&
  follow(collections, item)(field) === undefined;

/** What items are compared by: in every language the words of the original, as conditions of lists have them. */
const COMPARED: ReadonlySet<ItemRole> = new Set(['group', 'topics']);

/** What is written in the field of an item that plays a role. */
export function inRole({ type, value, original }: Item, role: ItemRole): JsonValue | undefined {
  const pointer = type.roles.get(role);
  return pointer === undefined ? undefined : valueAt(COMPARED.has(role) ? original : value, pointer);
}

export const textIn = (item: Item, role: ItemRole): string | undefined => asText(inRole(item, role));

/** The topics of an item; none where it names none. */
export function topicsOf(item: Item): readonly string[] {
  const topics = inRole(item, 'topics');
  return isArray(topics) ? topics.map(String) : [];
}

/** The Markdown of an item, its lines joined; undefined where it has none. */
export function longTextOf(item: Item): string | undefined {
  const found = inRole(item, 'text');
  return asText(found) ?? (isArray(found) ? joinLines(found.map(String)) : undefined);
}

/** Where the field of an item stands that plays a role; the item itself where none does. */
export const placeInRole = ({ type, file, pointer }: Item, role: ItemRole) => ({
  file,
  pointer: pointer + (type.roles.get(role) ?? ''),
});

/** The day that visitors read at an item: that on which it takes place, else that on which it was published. */
export const shownDate = (item: Item): string | undefined => textIn(item, 'startsAt') ?? textIn(item, 'date');

/** When an item was last changed, by its own dates: never the clock's, nor the day on which an event takes place. */
export const changedOn = (item: Item): string | undefined =>
  textIn(item, 'updated') ??
  (item.type.roles.get('date') === item.type.roles.get('startsAt') ? undefined : textIn(item, 'date'));

/** When and where a site is looked at, and by whom: a preview shows what is switched off, too. */
export interface Moment extends Clock {
  readonly drafts: boolean;
}

/** True for an item that visitors may see at a moment: not switched off, and not held back until later. */
export function isPublic(item: Item, moment: Moment): boolean {
  if (!moment.drafts && item.value.isActive === false) return false;
  const from = textIn(item, 'publishedFrom');
  return from === undefined || !isToCome(from, moment);
}

/** True for an item that shows by itself once its day has come. */
export const isHeldBack = (item: Item, clock: Clock): boolean =>
  item.value.isActive !== false && isToCome(textIn(item, 'publishedFrom') ?? '', clock);

/** What is held back for now, and the ISO day on which the first of it is shown; undefined where nothing is. */
export function heldBack(
  collections: Collections,
  clock: Clock,
): { readonly count: number; readonly next: string } | undefined {
  const days = allItems(collections)
    .filter((item) => isHeldBack(item, clock))
    .flatMap((item) => dayOf(textIn(item, 'publishedFrom') ?? '', clock) ?? []);
  const [next] = days.sort();
  return next === undefined ? undefined : { count: days.length, next };
}

/** In every language by the words of the original: so the first ones of a list are the same in all. */
const orderOf = ({ type, original }: Item) =>
  type.order.map((pointer) => {
    const found = valueAt(original, pointer);
    const choice = typeof found === 'string' ? choicesAt(type.item, pointer).indexOf(found) : -1;
    return choice === -1 ? found : choice;
  });

type Order = ReturnType<typeof orderOf>;

/** What lacks a field comes last. */
function compareOrders(a: Order, b: Order, format: string): number {
  for (const [i, rank] of a.entries()) {
    const other = b[i];
    const isOneBare = (rank === undefined) !== (other === undefined);
    const so = isOneBare ? (rank === undefined ? 1 : -1) : compare(rank, other, format);
    if (so !== 0) return so;
  }
  return 0;
}

/** In milliseconds since 1970. What has no date is older than all that has one, or no order would hold for all of them. */
function dateOf(item: Item): number {
  const time = Date.parse(textIn(item, 'date') ?? '');
  return Number.isNaN(time) ? Number.NEGATIVE_INFINITY : time;
}

/** The items of a type that visitors see: those with a date, newest first; then by their order; else as written. */
export const publicItems = (
  { shown, format }: { readonly shown: PublicItems; readonly format: string },
  name: string,
): Item[] =>
  (shown.get(name) ?? [])
    .map((item) => ({ item, date: dateOf(item), order: orderOf(item) }))
    .sort((a, b) => (a.date === b.date ? compareOrders(a.order, b.order, format) : b.date - a.date))
    .map(({ item }) => item);
