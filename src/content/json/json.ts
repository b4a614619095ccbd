export type JsonPrimitive = string | number | boolean | null;
export type JsonObject = { readonly [key: string]: JsonValue };
export type JsonValue = JsonPrimitive | readonly JsonValue[] | JsonObject;

export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isArray(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}

/** The string at a key, or undefined where there is none: content may be invalid when it is asked. */
export function stringAt(value: JsonValue | undefined, key: string): string | undefined {
  const found = isObject(value) ? own(value, key) : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** The value at a key of the object itself, never of its prototype. */
export function own(value: JsonObject, key: string): JsonValue | undefined {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}
