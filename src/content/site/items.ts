import { pointerTo } from '../diagnostics/pointer.ts';
import { isArray, isObject, type JsonObject, type JsonValue, own, stringAt } from '../json/json.ts';
import { type CollectionName, FOLDER_COLLECTIONS, LIST_COLLECTIONS } from '../schema/placement.ts';
import type { ContentFile } from './content-file.ts';

/** One entry of a collection, as written. */
export interface Item {
  readonly collection: CollectionName;
  /** What references name it by: its slug, or its id where it has no slug. */
  readonly key: string;
  readonly value: JsonObject;
  readonly file: string;
  readonly pointer: string;
}

export interface Collection {
  readonly name: CollectionName;
  /** All items that could be read, active or not, in the order of files and entries. */
  readonly all: readonly Item[];
  readonly byKey: ReadonlyMap<string, Item>;
  /** True where a file or entry of the collection could not be read: then a reference may well be right. */
  readonly incomplete: boolean;
}

export type Collections = ReadonlyMap<CollectionName, Collection>;

/** The entries of a file; null stands for what cannot be read. */
function itemsOfFile(name: CollectionName, file: ContentFile): (Item | null)[] {
  const itemOf = (value: JsonValue | undefined, pointer: string): Item | null => {
    const key = stringAt(value, 'slug') ?? stringAt(value, 'id');
    return isObject(value) && key !== undefined
      ? { collection: name, key, value, file: file.path, pointer }
      : null;
  };
  if (file.path !== `collections/${name}.json`) return [itemOf(file.value, '')];
  const list = isObject(file.value) ? own(file.value, 'items') : undefined;
  return isArray(list) ? list.map((value, i) => itemOf(value, pointerTo('/items', i))) : [null];
}

const NAMES: readonly CollectionName[] = [...FOLDER_COLLECTIONS, ...LIST_COLLECTIONS];
const nameOfSchema: ReadonlyMap<string, CollectionName> = new Map(
  NAMES.map((name) => [`collections/${name}.schema.json`, name]),
);

/** The entries of each file, which stay the same objects for as long as the file is the same. */
const entriesOf = new WeakMap<ContentFile, readonly (Item | null)[]>();

function entriesIn(name: CollectionName, file: ContentFile): readonly (Item | null)[] {
  const known = entriesOf.get(file);
  if (known) return known;
  const entries = itemsOfFile(name, file);
  entriesOf.set(file, entries);
  return entries;
}

export function readCollections(files: Iterable<ContentFile>): Collections {
  const groups = new Map<CollectionName, ContentFile[]>(NAMES.map((name) => [name, []]));
  for (const file of files) {
    const name = nameOfSchema.get(file.schema ?? '');
    if (name) groups.get(name)?.push(file);
  }
  return new Map(
    NAMES.map((name) => {
      const entries = (groups.get(name) ?? []).flatMap((file) => entriesIn(name, file));
      const all = entries.filter((item) => item !== null);
      const byKey = new Map<string, Item>();
      for (const item of all) if (!byKey.has(item.key)) byKey.set(item.key, item);
      return [name, { name, all, byKey, incomplete: all.length < entries.length }];
    }),
  );
}

/** When a site is looked at, and by whom: a preview shows what is switched off, too. */
export interface Moment {
  readonly now: Date;
  readonly drafts: boolean;
}

/** True for an item that visitors may see at a moment: not switched off, and not dated later. */
export function isPublic(item: Item, { now, drafts }: Moment): boolean {
  if (!drafts && own(item.value, 'isActive') === false) return false;
  const created = stringAt(item.value, 'createdAt');
  return created === undefined || !(Date.parse(created) > now.getTime());
}

const order = (item: Item) => {
  const value = own(item.value, 'order');
  return typeof value === 'number' ? value : Number.MAX_SAFE_INTEGER;
};

/** The items that visitors see: by date, newest first, where they have dates; else by `order`; else as written. */
export function publicItems(collection: Collection, moment: Moment): Item[] {
  const dated = (item: Item) => Date.parse(stringAt(item.value, 'createdAt') ?? '');
  return collection.all
    .filter((item) => isPublic(item, moment))
    .sort((a, b) => {
      const [x, y] = [dated(a), dated(b)];
      if (!Number.isNaN(x) && !Number.isNaN(y) && x !== y) return y - x;
      return order(a) - order(b);
    });
}
