import { nearest } from '../diagnostics/nearest.ts';
import { around, knownAbove, lastStep, pointerTo } from '../diagnostics/pointer.ts';
import {
  isArray,
  isObject,
  type JsonObject,
  type JsonValue,
  listAt,
  own,
  stringAt,
  valueAt,
} from '../json/json.ts';
import { remembered } from '../json/remembered.ts';
import { exactShapeAt, isText } from '../schema/fit.ts';
import type { Schemas } from '../schema/schemas.ts';
import type { Shape } from '../schema/shape.ts';
import { variantOf, within } from '../schema/walk.ts';
import { namelessIn, wordsIn } from './item-names.ts';
import type { Item, PublicItems } from './items.ts';

/** A place on a page that shows a field of the item that the page stands for. */
export interface Binding {
  readonly pointer: string;
  /** The pointer of the field in the item. */
  readonly field: string;
  /** True where an item without it leaves the place out. */
  readonly hides: boolean;
}

/** The field that `{ "$item": "/photo" }` names; undefined for any other value. */
export const boundTo = (value: JsonValue): string | undefined =>
  isObject(value) ? stringAt(value, '$item') : undefined;

const collected = remembered((page: JsonObject): readonly Binding[] =>
  [...within(page)].flatMap(([pointer, value]) => {
    const field = boundTo(value);
    return field === undefined ? [] : { pointer, field, hides: stringAt(value, 'else') === 'hide' };
  }),
);

export const bindingsIn = (value: JsonValue | undefined): readonly Binding[] =>
  isObject(value) ? collected(value) : [];

/** Places whose “$item” is misspelt, each with the name that stands there. */
export const nearBindings = (value: JsonValue | undefined): (readonly [pointer: string, name: string])[] =>
  [...within(value)].flatMap(([pointer, one]) => {
    const names = isObject(one) && boundTo(one) === undefined ? Object.keys(one) : [];
    const name = names.find((key) => stringAt(one, key)?.startsWith('/') && nearest(key, ['$item']));
    return name === undefined ? [] : [[pointer, name] as const];
  });

/** True where an object of a shape cannot do without a property: a condition without any that it says. */
const isRequired = ({ schema }: Shape, key: string): boolean =>
  listAt(schema, 'required').includes(key) || 'minProperties' in schema;

/** True for the items that a block shows of a collection, or what is true of them: without it, it would show all. */
const isSelection = (shape: Shape, key: string): boolean =>
  /^(items|where)$/.test(key) && shape.kind === 'object' && shape.properties.has('collection');

/** True where what an item lacks at a place leaves nothing out but the whole page. */
export function isOfPage(page: Shape, value: JsonValue | undefined, pointer: string): boolean {
  const holder = around(pointer);
  const shape = exactShapeAt(page, value, holder);
  if (shape?.kind !== 'object' || !isRequired(shape, lastStep(pointer))) return false;
  return holder === '' || isOfPage(page, value, holder);
}

/** A cell of a table, which stays in its column. */
const mayBeEmpty = (items: Shape | undefined) => isText(items) && !('minLength' in items.schema);

/**
 * Puts the fields of an item where a page is bound to them. What an item lacks is left out, and with it the entry or the
 * block that needs it; so is a text of names, none of which visitors see, where the page can do without.
 * @returns the page, for each bound place of it the place in the item’s file, and for each entry that stands elsewhere than in
 * the page’s file, since one before it was left out, the place there; and what of that file is left out
 */
export function boundPage(
  page: JsonValue | undefined,
  item: Item,
  { schemas, shown }: { readonly schemas: Schemas; readonly shown: PublicItems },
): Filled {
  if (!isObject(page) || bindingsIn(page).length === 0)
    return {
      value: isObject(page) ? page : {},
      places: new Map(),
      moved: new Map(),
      left: [],
    } satisfies Filled;
  const nameless = namelessIn(item, shown);
  return nameless.length === 0 ? filledBy(page, schemas)(item) : fillPage(page, item, schemas, nameless);
}

/** One edit leaves the pages of thousands of items as they were. */
const filledBy = remembered((page: JsonObject, schemas: Schemas) =>
  remembered((item: Item) => fillPage(page, item, schemas, [])),
);

interface Filled {
  readonly value: JsonObject;
  readonly places: ReadonlyMap<string, string>;
  readonly moved: ReadonlyMap<string, string>;
  /** The entries and blocks of the page’s file that are left out. */
  readonly left: readonly string[];
}

function fillPage(page: JsonObject, item: Item, schemas: Schemas, nameless: readonly string[]): Filled {
  const places = new Map<string, string>();
  const moved = new Map<string, string>();
  const left: string[] = [];
  /** What takes the place of something that is left out was neither bound nor moved. */
  function leaveOut(pointer: string, from: string): undefined {
    left.push(from);
    for (const known of [places, moved])
      for (const at of known.keys()) if (at.startsWith(`${pointer}/`)) known.delete(at);
  }
  const fill = (
    value: JsonValue,
    union: Shape | undefined,
    pointer: string,
    from: string,
  ): JsonValue | undefined => {
    const shape = union?.kind === 'union' ? variantOf(union, value) : union;
    const field = boundTo(value);
    if (field !== undefined) {
      const found = valueAt(item.value, field);
      if (found !== undefined) places.set(pointer, item.pointer + field);
      if (!isText(shape)) return found;
      if (nameless.includes(field) && stringAt(value, 'else') === 'hide') return undefined;
      return typeof found === 'number' ? String(found) : (wordsIn(item, field.slice(1))?.join(', ') ?? found);
    }
    if (isArray(value)) {
      const items = shape?.kind === 'array' ? shape.items : undefined;
      const filled: JsonValue[] = [];
      for (const [number, entry] of value.entries()) {
        const [at, there] = [pointerTo(pointer, filled.length), pointerTo(from, number)];
        const one = fill(entry, items, at, there) ?? (mayBeEmpty(items) ? '' : undefined);
        if (one === undefined) continue;
        if (filled.length < number) moved.set(at, there);
        filled.push(one);
      }
      // A block goes on without the one beside it, and no list without one of its conditions.
      const ofAll = lastStep(pointer) === 'where' ? value.length : 0;
      const least = items?.kind === 'union' ? 1 : ofAll || Number(own(shape?.schema, 'minItems') ?? 0);
      const isTooShort = filled.length < Math.min(value.length, least);
      return isTooShort && pointer !== '/sections' ? leaveOut(pointer, from) : filled;
    }
    if (!isObject(value)) return value;
    const filled: Record<string, JsonValue> = {};
    for (const [key, inner] of Object.entries(value)) {
      const of = shape?.kind === 'object' ? (shape.properties.get(key) ?? shape.additional) : undefined;
      const one = fill(inner, of ?? undefined, pointerTo(pointer, key), pointerTo(from, key));
      if (one !== undefined) filled[key] = one;
      else if (shape && (isRequired(shape, key) || isSelection(shape, key))) return leaveOut(pointer, from);
    }
    return filled;
  };
  const value = fill(page, schemas.shapeOf('page.schema.json'), '', '');
  return { value: isObject(value) ? value : page, places, moved, left };
}

const EMPTY: ReadonlyMap<string, string> = new Map();

/** Where a place of a page is written: in the item’s file where it is bound. */
export function writtenAt(
  { file, pointer }: { readonly file: string; readonly pointer: string },
  { places = EMPTY, moved = EMPTY }: Partial<Pick<Filled, 'places' | 'moved'>>,
  item: Item | null,
): { readonly file: string; readonly pointer: string } {
  const followed = (known: ReadonlyMap<string, string>) => {
    const above = known.size === 0 ? '' : knownAbove(known, pointer);
    const place = known.get(above);
    return place === undefined ? undefined : place + pointer.slice(above.length);
  };
  const bound = followed(places);
  return item && bound !== undefined
    ? { file: item.file, pointer: bound }
    : { file, pointer: followed(moved) ?? pointer };
}
