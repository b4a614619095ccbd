import { contentHash } from '../../ground/content-hash.ts';
import type { Where } from '../../model/content.gen.ts';
import { isArray, type JsonObject, valueAt } from '../json/json.ts';
import { asList, asText, type UncheckedObject, unchecked } from '../json/unchecked.ts';
import type { Item } from './items.ts';

/** What a block says of the items that it shows. */
export interface Query {
  readonly collection: string;
  readonly where?: Where;
  readonly sort?: string;
  readonly limit?: number;
}

/** What `$item` and `now` stand for. */
export interface QueryMoment {
  readonly item: Item | null;
  readonly now: Date;
}

type Condition = UncheckedObject<Where[number]>;

function fulfils({ value }: Item, condition: Condition, { item, now }: QueryMoment): boolean {
  const found = valueAt(value, asText(condition.field) ?? '');
  const time = (text: string | undefined) => (text === 'now' ? now.getTime() : Date.parse(text ?? ''));
  const named = (wanted: typeof found) => (wanted === '$item' ? item?.key : wanted);
  const date = time(asText(found));
  if (condition.equals !== undefined) return found === named(condition.equals);
  if (condition.has !== undefined) return isArray(found) && found.some((one) => one === named(condition.has));
  if (condition.before !== undefined) return date < time(asText(condition.before));
  return date > time(asText(condition.after));
}

/** The same on every machine, whatever its own language is. */
const { compare: compareTexts } = new Intl.Collator('en', { numeric: true });

function compare(a: Item, b: Item, pointer: string): number {
  const [x, y] = [valueAt(a.value, pointer), valueAt(b.value, pointer)];
  if (typeof x === 'number' && typeof y === 'number') return x - y;
  return compareTexts(String(x ?? ''), String(y ?? ''));
}

/** True where a query asks for more than all items of a collection in their order. */
export const isNarrow = ({ where, sort, limit }: UncheckedObject<Query>): boolean =>
  where !== undefined || sort !== undefined || limit !== undefined;

/** The items that a block shows, in its order. @param items all that visitors see */
export function select(
  items: readonly Item[],
  query: UncheckedObject<Query>,
  moment: QueryMoment,
): readonly Item[] {
  if (!isNarrow(query)) return items;
  const conditions = asList(query.where).map((condition) =>
    unchecked<Where[number]>(condition as JsonObject),
  );
  const found = items.filter((item) => conditions.every((condition) => fulfils(item, condition, moment)));
  const [, minus, pointer] = /^(-?)(\/.+)$/.exec(asText(query.sort) ?? '') ?? [];
  if (pointer !== undefined) found.sort((a, b) => compare(a, b, pointer) * (minus ? -1 : 1));
  return found.slice(0, typeof query.limit === 'number' ? query.limit : undefined);
}

/** A name for what a query asks for, the same for all that ask for the same. */
export function queryName(query: Query, item: Item | null): string {
  const { collection, where, sort, limit } = query;
  const asked = JSON.stringify([where, sort, limit]);
  const own = asked.includes('$item') && item ? `-${item.key}` : '';
  return isNarrow(query) ? `${collection}-${contentHash(asked)}${own}` : collection;
}
