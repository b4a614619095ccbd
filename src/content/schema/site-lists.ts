import { isArray, isObject, type JsonObject, type JsonValue, objectAt, stringAt } from '../json/json.ts';
import { remembered } from '../json/remembered.ts';

type SchemaFiles = ReadonlyMap<string, JsonObject>;

/** Asks for a list of what one site has, for editors: ids, pages, accents. They lie below `schemas/ids/`. */
const namesList = (part: JsonValue) => /(^|\/)ids\//.test(stringAt(part, '$ref') ?? '');

/** Words of a schema that go with any type. */
const ASKING_NOTHING = new Set(['description', 'default', 'doNotSuggest', 'blocks']);

/** A union of blocks as the validator reads it: the question before it, and what else is said, is for editors. */
export function asUnion(schema: JsonObject): JsonObject {
  const { if: known, then: union, else: _, defaultSnippets: __, ...rest } = schema;
  if (!isObject(known) || !isObject(union) || union.discriminator === undefined) return schema;
  return { ...rest, properties: objectAt(known, 'properties'), ...union };
}

const without = (schema: JsonObject): JsonObject =>
  JSON.parse(
    JSON.stringify(asUnion(schema), (_, inner) => {
      if (!isObject(inner) || !isArray(inner.allOf)) return inner;
      const { allOf, ...beside } = inner;
      const kept = allOf.filter((part) => !namesList(part));
      if (kept.length === 0) return beside;
      // What is shared says its type itself; the one beside it is for editors, which complete no value without.
      const { type, ...said } = beside;
      const isForEditors = Object.keys(said).every((word) => ASKING_NOTHING.has(word));
      return { allOf: kept, ...said, ...(!isForEditors && { type }) };
    }),
  );

/**
 * The engine's schemas without what belongs to one site, or is for editors alone: they validate any. Whether an id, a page
 * or an accent exists is asked when files are linked, which names the place and what was meant.
 */
export const withoutSiteLists = remembered((files: SchemaFiles): SchemaFiles => {
  // Who asks again of the answer gets it as it is: to go through all of them takes its time.
  if (answers.has(files)) return files;
  const answer = new Map([...files].map(([path, schema]) => [path, without(schema)]));
  answers.add(answer);
  return answer;
});

const answers = new WeakSet<SchemaFiles>();
