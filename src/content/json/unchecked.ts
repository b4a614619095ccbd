import { isArray, isObject, type JsonObject, type JsonPrimitive, type JsonValue } from './json.ts';

type KeyOf<T> = T extends unknown ? keyof T : never;
type At<T, Key> = T extends unknown ? (Key extends keyof T ? Exclude<T[Key], undefined> : never) : never;

/**
 * What JSON may be that should be a `T` but has not passed its schema: it has no other names, any of them may be
 * missing, a list may be no list, and a value may be of any kind. Asking a text or a number for a name finds nothing,
 * so that objects are read as they are; what they hold goes through `asText`, `asList` or a guard.
 */
export type Unchecked<T> = [T] extends [readonly (infer Entry)[]]
  ? readonly Unchecked<Entry>[] | JsonPrimitive
  : [T] extends [object]
    ? (string extends KeyOf<T> ? UncheckedRecord<At<T, string>> : UncheckedObject<T>) | null
    : JsonValue;

/** Of several types it has the names of all. */
export type UncheckedObject<T> = { readonly [Key in KeyOf<T>]?: Unchecked<At<T, Key>> };
type UncheckedRecord<Entry> = { readonly [name: string]: Unchecked<Entry> } | JsonPrimitive;

/** The one way from JSON to a type without a look at it, which is why the type promises nothing but names. */
export function unchecked<T extends object>(value: JsonValue | undefined): UncheckedObject<T> {
  const object: JsonObject = isObject(value) ? value : {};
  return object as UncheckedObject<T>;
}

export const asText = (value: JsonValue | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** The entries of a list; none where it is missing or no list. */
export const asList = <Entry extends JsonValue>(
  value: readonly Entry[] | JsonPrimitive | undefined,
): readonly Entry[] => (isArray(value) ? value : []);
