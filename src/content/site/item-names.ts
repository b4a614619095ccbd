import { isArray, type JsonValue, listAt } from '../json/json.ts';
import { remembered } from '../json/remembered.ts';
import { type ContentType, fieldsOf, isWords, namedBy } from '../schema/content-types.ts';
import {
  type Collections,
  follow,
  type Item,
  isPublic,
  type Moment,
  type PublicItems,
  textIn,
} from './items.ts';
import { keysOf } from './queries.ts';

/** What an item is called: as the one that it names, where its title is a reference, such as a performance as its play. */
export const titleIn = (collections: Collections, item: Item): string | undefined =>
  textIn(follow(collections, item)(item.type.roles.get('title')?.slice(1) ?? '') ?? item, 'title');

/**
 * What the item is called that a field refers to; undefined where it refers to none. Of those that a list names, each by its
 * key, one that visitors do not see has no name.
 */
export function nameOf(
  index: Moment & { readonly collections: Collections },
  item: Item,
  field: string,
  key?: string,
): string | undefined {
  const other = follow(index.collections, item)(field, key);
  return other && (key === undefined || isPublic(other, index) ? titleIn(index.collections, other) : '');
}

/** The words of a list that texts can say; undefined for any other field. */
export const wordsIn = ({ type, value }: Item, field: string): readonly string[] | undefined =>
  isArray(value[field]) && isWords(type, `/${field}`) ? value[field].map(String) : undefined;

/** The fields of an item that list others of which visitors see none. */
export function namelessIn({ type, value }: Item, shown: PublicItems): readonly string[] {
  return listsOfItems(type).flatMap(({ field, of }) => {
    const keys = listAt(value, field.slice(1));
    const seen = keysOf(shown.get(of) ?? []);
    return keys.length > 0 && !keys.some((key) => seen.has(key)) ? field : [];
  });
}

const listsOfItems = remembered((type: ContentType) =>
  fieldsOf(type.item).flatMap((field) => {
    const of = isWords(type, field) ? namedBy(type.item, field) : undefined;
    return of === undefined ? [] : { field, of };
  }),
);

/** What the texts of an item’s page can name of it. */
export const itemVariables = (collections: Collections, item: Item | undefined | null) => ({
  item: item?.value ?? null,
  ...(item && {
    follow: (field: string) => follow(collections, item)(field),
    say: (field: string, value: JsonValue) => wordsIn(item, field)?.join(', ') ?? value,
  }),
});
