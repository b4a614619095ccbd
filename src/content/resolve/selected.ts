import { LRUCache } from 'lru-cache';
import { remembered } from '../json/remembered.ts';
import type { Item } from '../site/items.ts';
import { filterFor, type Query, type QueryMoment, select } from '../site/queries.ts';
import type { Shared } from './shared.ts';

/** The name of an item in the names of reads. */
export const readName = ({ collection, key }: Item): string => `${collection}/${key}`;

/** A query with the item that it is asked for, as the name of a read. */
export function queryRead(query: Query, moment: QueryMoment): string {
  const { collection, where, sort, limit, layout, filters } = query;
  const { item } = moment;
  const asked = JSON.stringify([
    { collection, where, sort, limit, layout, filters },
    filterFor(query, moment),
  ]);
  return asked.includes('"$item"') && item ? `${asked} ${readName(item)}` : asked;
}

/** Few: a query with a date of its page's item is never asked again. */
const selections = remembered((_: Shared) => new LRUCache<string, readonly Item[]>({ max: 200 }));

/** The items that a query finds: once for all pages of a language, where it does not ask for the item of its page. */
export function selected(shared: Shared, query: Query, moment: QueryMoment): readonly Item[] {
  const read = queryRead(query, moment);
  const known = selections(shared);
  const items = known.get(read) ?? select(shared.publicItems(query.collection), query, moment);
  if (read.endsWith(']')) known.set(read, items);
  return items;
}
