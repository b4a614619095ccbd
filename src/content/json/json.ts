import { pointerSteps } from '../diagnostics/pointer.ts';

export type JsonPrimitive = string | number | boolean | null;
export type JsonObject = { readonly [key: string]: JsonValue };
export type JsonValue = JsonPrimitive | readonly JsonValue[] | JsonObject;

export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isArray(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}

/** The value at a key of an object itself, never of its prototype; undefined of what is no object. */
export function own(value: JsonValue | undefined, key: string): JsonValue | undefined {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The string at a key, or undefined where there is none: content may be invalid when it is asked. */
export function stringAt(value: JsonValue | undefined, key: string): string | undefined {
  const found = own(value, key);
  return typeof found === 'string' ? found : undefined;
}

/** The object at a key; an empty one where there is none. */
export function objectAt(value: JsonValue | undefined, key: string): JsonObject {
  const found = own(value, key);
  return isObject(found) ? found : {};
}

/** The list at a key; an empty one where there is none. */
export function listAt(value: JsonValue | undefined, key: string): readonly JsonValue[] {
  const found = own(value, key);
  return isArray(found) ? found : [];
}

/** The value at a JSON pointer. */
export function valueAt(value: JsonValue | undefined, pointer: string): JsonValue | undefined {
  // Most name a field of an item, and are asked of each of thousands.
  if (/^\/[^/~]*$/.test(pointer) && isObject(value)) return own(value, pointer.slice(1));
  return pointerSteps(pointer).reduce(
    (inner, step) => (isArray(inner) ? inner[Number(step)] : own(inner, step)),
    value,
  );
}
