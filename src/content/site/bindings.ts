import { knownAbove, pointerTo } from '../diagnostics/pointer.ts';
import { isArray, isObject, type JsonObject, type JsonValue, own, stringAt, valueAt } from '../json/json.ts';
import { remembered } from '../json/remembered.ts';
import type { Schemas } from '../schema/schemas.ts';
import type { Item } from './items.ts';

/** A place on a page that shows a field of the item that the page stands for. */
export interface Binding {
  readonly pointer: string;
  /** The pointer of the field in the item. */
  readonly field: string;
  /** True where an item without it leaves the place out. */
  readonly hides: boolean;
}

/** The field that `{ "$item": "/photo" }` names; undefined for any other value. */
const boundTo = (value: JsonValue): string | undefined =>
  isObject(value) ? stringAt(value, '$item') : undefined;

function collect(value: JsonValue, pointer: string): readonly Binding[] {
  const field = boundTo(value);
  if (field !== undefined) return [{ pointer, field, hides: stringAt(value, 'else') === 'hide' }];
  if (!isObject(value) && !isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => collect(inner, pointerTo(pointer, key)));
}

const collected = remembered((value: JsonObject) => collect(value, ''));

export const bindingsIn = (value: JsonValue | undefined): readonly Binding[] =>
  isObject(value) ? collected(value) : [];

const isRequired = ({ files }: Schemas, type: string | undefined, key: string): boolean => {
  const required = own(files.get(`blocks/${type}.schema.json`), 'required');
  return isArray(required) && required.includes(key);
};

/**
 * Puts the fields of an item where a page is bound to them. What an item lacks is left out, and a block that needs it too.
 * @returns the page, and for each bound place of it the place in the item’s file
 */
export function boundPage(page: JsonValue | undefined, item: Item, schemas: Schemas) {
  if (!isObject(page) || bindingsIn(page).length === 0)
    return { value: isObject(page) ? page : {}, places: new Map<string, string>() };
  return filledBy(page, schemas)(item);
}

/** One edit leaves the pages of thousands of items as they were. */
const filledBy = remembered((page: JsonObject, schemas: Schemas) =>
  remembered((item: Item) => fillPage(page, item, schemas)),
);

function fillPage(page: JsonObject, item: Item, schemas: Schemas) {
  const places = new Map<string, string>();
  const fill = (value: JsonValue, pointer: string): JsonValue | undefined => {
    const field = boundTo(value);
    if (field !== undefined) {
      places.set(pointer, item.pointer + field);
      return valueAt(item.value, field);
    }
    if (isArray(value)) {
      const filled: JsonValue[] = [];
      for (const entry of value) {
        const one = fill(entry, pointerTo(pointer, filled.length));
        if (one !== undefined) filled.push(one);
      }
      return filled;
    }
    if (!isObject(value)) return value;
    const filled: Record<string, JsonValue> = {};
    for (const [key, inner] of Object.entries(value)) {
      const one = fill(inner, pointerTo(pointer, key));
      if (one !== undefined) filled[key] = one;
      else if (isRequired(schemas, stringAt(value, 'type'), key)) return undefined;
    }
    return filled;
  };
  const value = fill(page, '');
  return { value: isObject(value) ? value : page, places };
}

/** Where a place of a page is written: in the item’s file where it is bound. */
export function writtenAt(
  at: { readonly file: string; readonly pointer: string },
  places: ReadonlyMap<string, string>,
  item: Item | null,
): { readonly file: string; readonly pointer: string } {
  const bound = places.size === 0 ? '' : knownAbove(places, at.pointer);
  const place = places.get(bound);
  return item && place !== undefined
    ? { file: item.file, pointer: place + at.pointer.slice(bound.length) }
    : at;
}
