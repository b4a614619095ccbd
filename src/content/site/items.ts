import { isArray, type JsonValue } from '../json/json.ts';
import { remembered } from '../json/remembered.ts';
import { asText, unchecked } from '../json/unchecked.ts';
import type { CollectionName } from '../schema/placement.ts';
import type { AnyItem, ListFile, UncheckedContent } from './content.ts';
import type { ContentFile } from './content-file.ts';

/** One entry of a collection, as written. */
export interface ItemOf<Name extends CollectionName, Read extends UncheckedContent = UncheckedContent> {
  readonly collection: Name;
  /** What references name it by: its slug, or its id where it has no slug. */
  readonly key: string;
  readonly value: Read[Name];
  readonly file: string;
  readonly pointer: string;
}

export type Item<Read extends UncheckedContent = UncheckedContent> = {
  [Name in CollectionName]: ItemOf<Name, Read>;
}[CollectionName];

export interface Collection<One extends { readonly collection: CollectionName } = Item> {
  readonly name: One['collection'];
  /** All items that could be read, active or not, in the order of files and entries. */
  readonly all: readonly One[];
  readonly byKey: ReadonlyMap<string, One>;
  /** True where a file or entry of the collection could not be read: then a reference may well be right. */
  readonly incomplete: boolean;
}

export type Collections<Read extends UncheckedContent = UncheckedContent> = {
  readonly [Name in CollectionName]: Collection<ItemOf<Name, Read>>;
};

type Entries<Name extends CollectionName> = readonly (ItemOf<Name> | null)[];

/** Reads a collection; the entries of a file stay the same objects for as long as the file is the same. */
function readerOf<Name extends CollectionName>(name: Name) {
  const itemOf = (file: string, value: JsonValue | undefined, pointer: string): ItemOf<Name> | null => {
    const item = unchecked<AnyItem>(value);
    const key = asText(item.slug) ?? asText(item.id);
    return key === undefined ? null : { collection: name, key, value: item, file, pointer };
  };
  /** The entries of a file; null stands for what cannot be read. */
  const entriesOf = remembered(({ path, value }: ContentFile): Entries<Name> => {
    if (path !== `collections/${name}.json`) return [itemOf(path, value, '')];
    const { items } = unchecked<ListFile>(value);
    return isArray(items) ? items.map((entry, i) => itemOf(path, entry, `/items/${i}`)) : [null];
  });
  return (files: readonly ContentFile[]): Collection<ItemOf<Name>> => {
    const own = files.filter(({ schema }) => schema === `collections/${name}.schema.json`);
    const entries = own.flatMap((file) => entriesOf(file));
    const all = entries.filter((item) => item !== null);
    const byKey = new Map<string, ItemOf<Name>>();
    for (const item of all) if (!byKey.has(item.key)) byKey.set(item.key, item);
    return { name, all, byKey, incomplete: all.length < entries.length };
  };
}

const READERS = {
  services: readerOf('services'),
  profiles: readerOf('profiles'),
  articles: readerOf('articles'),
  events: readerOf('events'),
  publications: readerOf('publications'),
  team: readerOf('team'),
  testimonials: readerOf('testimonials'),
  cities: readerOf('cities'),
};

export function readCollections(files: Iterable<ContentFile>): Collections {
  const all = [...files].filter(({ schema }) => schema?.startsWith('collections/'));
  return {
    services: READERS.services(all),
    profiles: READERS.profiles(all),
    articles: READERS.articles(all),
    events: READERS.events(all),
    publications: READERS.publications(all),
    team: READERS.team(all),
    testimonials: READERS.testimonials(all),
    cities: READERS.cities(all),
  };
}

/** When a site is looked at, and by whom: a preview shows what is switched off, too. */
export interface Moment {
  readonly now: Date;
  readonly drafts: boolean;
}

/** True for an item that visitors may see at a moment: not switched off, and not dated later. */
export function isPublic({ value }: Item, { now, drafts }: Moment): boolean {
  if (!drafts && value.isActive === false) return false;
  const created = asText(value.createdAt);
  return created === undefined || !(Date.parse(created) > now.getTime());
}

const order = ({ value }: Item) => (typeof value.order === 'number' ? value.order : Number.MAX_SAFE_INTEGER);

/** The items that visitors see: by date, newest first, where they have dates; else by `order`; else as written. */
export function publicItems<One extends Item>({ all }: Collection<One>, moment: Moment): One[] {
  const dated = ({ value }: Item) => Date.parse(asText(value.createdAt) ?? '');
  return all
    .filter((item) => isPublic(item, moment))
    .sort((a, b) => {
      const [x, y] = [dated(a), dated(b)];
      if (!Number.isNaN(x) && !Number.isNaN(y) && x !== y) return y - x;
      return order(a) - order(b);
    });
}
