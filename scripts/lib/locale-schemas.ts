import type { JsonObject, JsonValue } from '../../src/content/source/json.ts';
import { isArray, isObject, own } from '../../src/content/source/json.ts';

/** Rules about what must be there, and hints about new content: a translation says only what it translates. */
const DROPPED = new Set(['required', 'minItems', 'discriminator', 'examples', 'default', 'minProperties']);

const requiresId = (schema: JsonObject) => {
  const required = own(schema, 'required');
  return isArray(required) && required.includes('id');
};

/** A schema of which nothing is required, but the `id` of an entry of a list: it says which one is translated. */
function partial(value: JsonValue, inList: boolean): JsonValue {
  if (isArray(value)) return value.map((item) => partial(item, inList));
  if (!isObject(value)) return value;
  const entries = Object.entries(value)
    .filter(([key]) => !DROPPED.has(key))
    .map(([key, item]): [string, JsonValue] => {
      if (key === 'oneOf') return ['anyOf', partial(item, inList)];
      if (key === 'properties' && isObject(item))
        return [
          key,
          Object.fromEntries(Object.entries(item).map(([name, inner]) => [name, partial(inner, false)])),
        ];
      return [key, partial(item, key === 'items')];
    });
  const keepsId = inList && requiresId(value);
  return Object.fromEntries(keepsId ? [...entries, ['required', ['id']]] : entries);
}

const SOURCE: JsonObject = {
  type: 'object',
  description: 'What was translated, as fingerprints: `npm run stamp` writes them, nobody else.',
  additionalProperties: { type: 'string', description: 'The fingerprint of a text of the original.' },
};

/**
 * The schemas that translations name, for editors: those of the originals with nothing required.
 * @param files all schemas, by path below `schemas/`
 * @returns the same tree below `locales/`
 */
export function localeSchemas(files: ReadonlyMap<string, JsonObject>): Map<string, JsonObject> {
  return new Map(
    [...files].map(([path, schema]) => {
      const made = partial(schema, path.startsWith('blocks/'));
      if (!isObject(made)) throw new Error(`${path} is no schema.`);
      const properties = own(made, 'properties');
      const isFile = isObject(properties) && own(properties, '$schema') !== undefined;
      const whole = isFile ? { ...made, properties: { ...properties, $source: SOURCE } } : made;
      // The union's own property only helps the original's checks.
      const { properties: _, ...union } = whole;
      return [`locales/${path}`, path === 'blocks.schema.json' ? union : whole];
    }),
  );
}
