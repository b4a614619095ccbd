import { isArray, isObject, type JsonObject, type JsonValue, stringAt } from '../json/json.ts';
import { remembered } from '../json/remembered.ts';

type SchemaFiles = ReadonlyMap<string, JsonObject>;

/** Lists of what one site has, for editors: ids, pages, accents. They lie below `schemas/ids/`. */
export const isSiteList = (path: string): boolean => path.startsWith('ids/');

const namesList = (part: JsonValue) => /(^|\/)ids\//.test(stringAt(part, '$ref') ?? '');

function without(value: JsonValue): JsonValue {
  if (isArray(value)) return value.map(without);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]): [string, JsonValue][] => {
      if (key !== 'allOf' || !isArray(inner)) return [[key, without(inner)]];
      const kept = inner.filter((part) => !namesList(part));
      return kept.length === 0 ? [] : [[key, kept.map(without)]];
    }),
  );
}

/**
 * The engine's schemas without what belongs to one site: they validate any. Whether an id, a page or an accent exists is
 * asked when files are linked, which names the place and what was meant.
 */
export const withoutSiteLists = remembered((files: SchemaFiles): SchemaFiles => {
  return new Map(
    [...files].map(([path, schema]): [string, JsonObject] => {
      const kept = without(isSiteList(path) ? { title: schema.title ?? path } : schema);
      return [path, isObject(kept) ? kept : schema];
    }),
  );
});
