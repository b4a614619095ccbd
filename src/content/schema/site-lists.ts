import { isArray, type JsonObject, type JsonValue, stringAt } from '../json/json.ts';
import { remembered } from '../json/remembered.ts';

type SchemaFiles = ReadonlyMap<string, JsonObject>;

/** Asks for a list of what one site has, for editors: ids, pages, accents. They lie below `schemas/ids/`. */
const namesList = (part: JsonValue) => /(^|\/)ids\//.test(stringAt(part, '$ref') ?? '');

const without = (schema: JsonObject): JsonObject =>
  JSON.parse(
    JSON.stringify(schema, (key, inner) => {
      if (key !== 'allOf' || !isArray(inner)) return inner;
      const kept = inner.filter((part) => !namesList(part));
      return kept.length === 0 ? undefined : kept;
    }),
  );

/**
 * The engine's schemas without what belongs to one site: they validate any. Whether an id, a page or an accent exists is
 * asked when files are linked, which names the place and what was meant.
 */
export const withoutSiteLists = remembered((files: SchemaFiles): SchemaFiles => {
  // Who asks again of the answer gets it as it is: to go through all of them takes its time.
  if (answers.has(files)) return files;
  const answer = new Map([...files].map(([path, schema]) => [path, without(schema)]));
  answers.add(answer);
  return answer;
});

const answers = new WeakSet<SchemaFiles>();
