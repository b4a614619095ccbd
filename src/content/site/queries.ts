import { contentHash } from '../../ground/content-hash.ts';
import type { Block, Where } from '../../model/content.gen.ts';
import { isArray, type JsonObject, type JsonValue, valueAt } from '../json/json.ts';
import { remembered, rememberedBy } from '../json/remembered.ts';
import { asList, asText, type UncheckedObject } from '../json/unchecked.ts';
import { choicesAt, namedBy } from '../schema/content-types.ts';
import { type Clock, isBefore, isOver } from './clock.ts';
import type { Collections, Item, PublicItems } from './items.ts';
import { compare } from './sorting.ts';

type List = Extract<Block, { type: 'collection-list' }>;

/** What a block says of the items that it shows, or of their absence. */
export type Query = Pick<
  List,
  | 'collection'
  | 'where'
  | 'sort'
  | 'limit'
  | 'filters'
  | 'filterLabels'
  | 'layout'
  | 'columns'
  | 'emptyText'
  | 'whenEmpty'
>;

/** What `$item` and `now` stand for, and when days begin. */
export interface QueryMoment {
  readonly item: Item | null;
  /** With the language of the originals, BCP 47, and what items refer to. */
  readonly clock: Clock & { readonly format: string; readonly collections: Collections };
  /** In whose order texts are sorted; that of the originals where left out. */
  readonly format?: string;
  /** On the page of one. */
  readonly filter?: Filter | undefined;
}

export type Condition = UncheckedObject<Where[number]>;

function fulfils({ original, type }: Item, condition: Condition, { item, clock }: QueryMoment): boolean {
  const found = valueAt(original, asText(condition.field) ?? '');
  const date = asText(found) ?? '';
  const time = (text = '') => (text === 'now' ? clock.now.toISOString() : text);
  const named = (wanted: typeof found) => (wanted === '$item' ? item?.key : wanted);
  // A field of the page’s item may name several.
  if (isArray(condition.equals)) return condition.equals.some((one) => one === found);
  if (condition.equals !== undefined) return found === named(condition.equals);
  if (condition.has !== undefined) return isArray(found) && found.some((one) => one === named(condition.has));
  if (condition.given !== undefined) return (found !== undefined) === condition.given;
  // What ends on a day without an hour goes on until that day is over, and what says no end is over as it begins.
  if ((condition.before ?? condition.after) === 'now' && condition.field === type.roles.get('endsAt')) {
    const end = date || asText(valueAt(original, type.roles.get('startsAt') ?? '')) || '';
    return end !== '' && isOver(end, clock) === (condition.before !== undefined);
  }
  if (condition.before !== undefined) return isBefore(date, time(asText(condition.before)), clock);
  return isBefore(time(asText(condition.after)), date, clock);
}

/** A choice has the order that its type gives it, such as the days of a week; what lacks it comes first, as of other fields. */
const byChoice = (a: Item, b: Item, pointer: string, choices: readonly JsonValue[]): number =>
  choices.indexOf(valueAt(a.original, pointer) ?? '') - choices.indexOf(valueAt(b.original, pointer) ?? '');

/** True where a query asks for more than all items of a collection in their order. */
const isNarrow = (query: UncheckedObject<Query>): boolean =>
  query.where !== undefined || query.sort !== undefined || query.limit !== undefined || isCalendar(query);

/** A calendar is in the order of what begins. */
const isCalendar = ({ layout }: UncheckedObject<Query>) => layout === 'calendar';

/** The values by which a list of some items can be narrowed: a text, each of a list of texts, or a whole number, as its digits. */
export function valuesOf(item: JsonObject, field: string): readonly string[] {
  const found = valueAt(item, field);
  return (isArray(found) ? found : [found]).flatMap((value) =>
    Number.isInteger(value) ? String(value) : (asText(value) ?? []),
  );
}

const countsIn = remembered((items: readonly Item[]) =>
  rememberedBy((field: string): ReadonlyMap<string, number> => {
    const counts = new Map<string, number>();
    for (const { original } of items)
      for (const value of new Set(valuesOf(original, field))) counts.set(value, (counts.get(value) ?? 0) + 1);
    return counts;
  }),
);

/** How many of some items have each value of a field, in the order in which they name them. Each page of a list asks. */
export const countsOf = (items: readonly Item[], field: string): ReadonlyMap<string, number> =>
  countsIn(items)(field);

/** One value of a field, which narrows the list that offers it. */
export interface Filter {
  readonly collection: string;
  readonly field: string;
  readonly value: string;
  /** The route of the whole list. */
  readonly list: string;
}

/** The filter of a page, for the list that offers it. */
export const filterFor = (query: UncheckedObject<Query>, { filter }: QueryMoment): Filter | undefined =>
  filter?.collection === query.collection && asList(query.filters).includes(filter?.field ?? '')
    ? filter
    : undefined;

/** True for a list of so many entries that it is searched rather than read, unless it says otherwise. */
export const isSearched = (length: number, pageSize: number): boolean => length >= 6 || length > pageSize;

export const keysOf = remembered(
  (items: readonly Item[]): ReadonlySet<JsonValue> => new Set(items.map(({ key }) => key)),
);

/** The filters of a list, in the order in which its items name their values; none by an item that visitors do not see. */
export function filtersOf(
  list: string,
  query: UncheckedObject<Query>,
  items: readonly Item[],
  shown: PublicItems,
): Filter[] {
  const collection = asText(query.collection) ?? '';
  return asList(query.filters).flatMap((name) => {
    const field = asText(name) ?? '';
    const seen = shown.get((items[0] && namedBy(items[0].type.item, field)) ?? '');
    const values = [...countsOf(items, field).keys()];
    return values.flatMap((value) =>
      seen && !keysOf(seen).has(value) ? [] : { collection, field, value, list },
    );
  });
}

/** What a query asks for at any time: the same query where it asks for no moment. */
export function timeless(query: UncheckedObject<Query>): UncheckedObject<Query> {
  const isTimed = (condition: unknown) => [Object(condition).before, Object(condition).after].includes('now');
  const { limit: _, ...more } = query;
  const where = asList(query.where);
  return where.some(isTimed) ? { ...more, where: where.filter((one) => !isTimed(one)) } : query;
}

/** The items that a block shows, in its order. @param items all that visitors see */
export function select(
  items: readonly Item[],
  query: UncheckedObject<Query>,
  moment: QueryMoment,
): readonly Item[] {
  const filter = filterFor(query, moment);
  if (!isNarrow(query) && !filter) return items;
  const start = isCalendar(query) ? items[0]?.type.roles.get('startsAt') : undefined;
  const found = items.filter(
    (item) =>
      asList(query.where).every((condition) => fulfils(item, condition ?? {}, moment)) &&
      (start === undefined || valueAt(item.value, start) !== undefined),
  );
  const [, minus, pointer] = /^(-?)(\/.+)$/.exec(asText(query.sort) ?? start ?? '') ?? [];
  const { format, collections } = moment.clock;
  const choices = items[0] && pointer !== undefined ? choicesAt(items[0].type.item, pointer) : [];
  // What a field refers to is sorted as readers see it, by its name.
  const referred = collections.get((items[0] && namedBy(items[0].type.item, pointer ?? '')) ?? '')?.byKey;
  const inOrder = (some: readonly Item[], of: 'original' | 'value', language: string) => {
    if (pointer === undefined) return some;
    const by = (item: Item) => {
      const found = valueAt(item[of], pointer);
      const named = referred?.get(asText(found) ?? '');
      return named ? valueAt(named[of], named.type.roles.get('title') ?? '') : found;
    };
    return some.toSorted((a, b) => {
      const order = choices.length > 0 ? byChoice(a, b, pointer, choices) : compare(by(a), by(b), language);
      return order * (minus ? -1 : 1);
    });
  };
  // In every language the same ones are the first: a list has the same pages in all of them.
  const first =
    typeof query.limit === 'number' ? inOrder(found, 'original', format).slice(0, query.limit) : found;
  const kept = filter
    ? first.filter(({ original }) => valuesOf(original, filter.field).includes(filter.value))
    : first;
  return inOrder(kept, 'value', moment.format ?? format);
}

/** Whether what a query finds is another on the page of each item: one that it names, or is to leave out. */
export const isOfItem = ({ collection, where }: Query, { item }: QueryMoment): boolean =>
  item?.collection === collection || JSON.stringify(where ?? []).includes('"$item"');

/** A name for what a query asks for, the same for all that ask for the same. */
export function queryName(query: Query, moment: QueryMoment): string {
  const { collection, where, sort, limit, columns, filters = [] } = query;
  const { item } = moment;
  const filter = filterFor(query, moment);
  const narrows = filters.length > 1 && filters;
  const more = [isCalendar(query) && 'calendar', columns, narrows, filter?.field, filter?.value].filter(
    Boolean,
  );
  const asked = JSON.stringify([where, sort, limit, ...more]);
  const own = item && isOfItem(query, moment) ? `-${item.key}` : '';
  return isNarrow(query) || more.length > 0 || own ? `${collection}-${contentHash(asked)}${own}` : collection;
}
