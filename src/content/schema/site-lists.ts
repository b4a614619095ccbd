import { isArray, isObject, type JsonObject, type JsonValue, stringAt } from '../json/json.ts';
import { remembered } from '../json/remembered.ts';

type SchemaFiles = ReadonlyMap<string, JsonObject>;

/** Lists of what one site has, for editors: ids, pages, accents. They lie below `schemas/ids/`. */
export const isSiteList = (path: string): boolean => path.startsWith('ids/');

const namesList = (part: JsonValue) => /(^|\/)ids\//.test(stringAt(part, '$ref') ?? '');

function within(value: JsonValue): JsonValue {
  if (isArray(value)) return value.map(within);
  return isObject(value) ? without(value) : value;
}

const without = (schema: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(schema).flatMap(([key, inner]) => {
      if (key !== 'allOf' || !isArray(inner)) return [[key, within(inner)]];
      const kept = inner.filter((part) => !namesList(part));
      return kept.length === 0 ? [] : [[key, within(kept)]];
    }),
  );

/**
 * The engine's schemas without what belongs to one site: they validate any. Whether an id, a page or an accent exists is
 * asked when files are linked, which names the place and what was meant.
 */
export const withoutSiteLists = remembered((files: SchemaFiles): SchemaFiles => {
  // Who asks again of the answer gets it as it is: to go through all of them takes its time.
  if (answers.has(files)) return files;
  const answer = new Map(
    [...files].map(([path, schema]) => [
      path,
      without(isSiteList(path) ? { title: schema.title ?? path } : schema),
    ]),
  );
  answers.add(answer);
  return answer;
});

const answers = new WeakSet<SchemaFiles>();
