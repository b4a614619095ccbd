import { pointerTo } from '../diagnostics/pointer.ts';
import { type CollectionName, FOLDER_COLLECTIONS, LIST_COLLECTIONS } from '../schema/placement.ts';
import { isArray, isObject, type JsonObject, own, stringAt } from '../source/json.ts';
import type { ContentFile } from './read-files.ts';

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
  /** True where a file of the collection could not be parsed: then a reference may well be right. */
  readonly incomplete: boolean;
}

export type Collections = ReadonlyMap<CollectionName, Collection>;

function itemsOfFile(name: CollectionName, file: ContentFile): Item[] {
  if (!isObject(file.value)) return [];
  const list = own(file.value, 'items');
  const entries =
    file.path === `collections/${name}.json`
      ? isArray(list)
        ? [...list.entries()].map(([i, value]) => ({ value, pointer: pointerTo('/items', i) }))
        : []
      : [{ value: file.value, pointer: '' }];
  return entries.flatMap(({ value, pointer }) => {
    const key = stringAt(value, 'slug') ?? stringAt(value, 'id');
    return isObject(value) && key !== undefined
      ? [{ collection: name, key, value, file: file.path, pointer }]
      : [];
  });
}

export function readCollections(files: Iterable<ContentFile>): Collections {
  const names: readonly CollectionName[] = [...FOLDER_COLLECTIONS, ...LIST_COLLECTIONS];
  const groups = new Map<CollectionName, ContentFile[]>(names.map((name) => [name, []]));
  for (const file of files) {
    const name = names.find((candidate) => file.schema === `collections/${candidate}.schema.json`);
    if (name) groups.get(name)?.push(file);
  }
  return new Map(
    names.map((name) => {
      const sources = groups.get(name) ?? [];
      const all = sources.flatMap((file) => itemsOfFile(name, file));
      const byKey = new Map<string, Item>();
      for (const item of all) if (!byKey.has(item.key)) byKey.set(item.key, item);
      return [name, { name, all, byKey, incomplete: sources.some((file) => file.value === undefined) }];
    }),
  );
}

/** True for an item that visitors may see at a moment: not switched off, and not dated later. */
export function isPublic(item: Item, now: Date): boolean {
  if (own(item.value, 'isActive') === false) return false;
  const created = stringAt(item.value, 'createdAt');
  return created === undefined || !(Date.parse(created) > now.getTime());
}

const order = (item: Item) => {
  const value = own(item.value, 'order');
  return typeof value === 'number' ? value : Number.MAX_SAFE_INTEGER;
};

/** The items that visitors see: by date, newest first, where they have dates; else by `order`; else as written. */
export function publicItems(collection: Collection, now: Date): Item[] {
  const dated = (item: Item) => Date.parse(stringAt(item.value, 'createdAt') ?? '');
  return collection.all
    .filter((item) => isPublic(item, now))
    .sort((a, b) => {
      const [x, y] = [dated(a), dated(b)];
      if (!Number.isNaN(x) && !Number.isNaN(y) && x !== y) return y - x;
      return order(a) - order(b);
    });
}
