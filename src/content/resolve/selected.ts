import { LRUCache } from 'lru-cache';
import { remembered } from '../json/remembered.ts';
import type { Item } from '../site/items.ts';
import { filterFor, isOfItem, type Query, type QueryMoment, select } from '../site/queries.ts';
import type { Shared } from './shared.ts';

/** The name of an item in the names of reads. */
export const readName = ({ collection, key }: Item): string => `${collection}/${key}`;

const askedOf = (query: Query, moment: QueryMoment): string => {
  const { collection, where, sort, limit, layout, filters } = query;
  return JSON.stringify([{ collection, where, sort, limit, layout, filters }, filterFor(query, moment)]);
};

/** A query with the item that it is asked for, as the name of a read. */
export function queryRead(query: Query, moment: QueryMoment): string {
  const asked = askedOf(query, moment);
  return moment.item && isOfItem(query, moment) ? `${asked} ${readName(moment.item)}` : asked;
}

/** A query and an item that some of what it finds are related to, as the name of a read. */
export const relatedRead = (query: Query, moment: QueryMoment, item: Item): string =>
  `${askedOf(query, moment)} ${readName(item)}`;

/** Few: a query with a date of its page's item is never asked again. */
const selections = remembered((_: Shared) => new LRUCache<string, readonly Item[]>({ max: 200 }));

/** The items that a query finds: once for all pages of a language, where no condition names the item of its page. */
export function found(shared: Shared, query: Query, moment: QueryMoment): readonly Item[] {
  const asked = askedOf(query, moment);
  const known = selections(shared);
  const items = known.get(asked) ?? select(shared.publicItems(query.collection), query, moment);
  if (!asked.includes('"$item"')) known.set(asked, items);
  return items;
}

/** The items that a block shows: on the page of an item the others. */
export function selected(shared: Shared, query: Query, moment: QueryMoment): readonly Item[] {
  const { item } = moment;
  const { limit } = query;
  if (item?.collection !== query.collection) return found(shared, query, moment);
  const wider = found(shared, limit === undefined ? query : { ...query, limit: limit + 1 }, moment);
  return wider.includes(item) ? wider.filter((other) => other !== item) : found(shared, query, moment);
}
