import {
  isArray,
  isObject,
  type JsonObject,
  type JsonValue,
  listAt,
  own,
  stringAt,
} from '../content/json/json.ts';
import { isFixed, isSetting } from '../content/overlay/merge-overlay.ts';
import { asUnion } from '../content/schema/site-lists.ts';

/** Rules about what must be there, and hints about new content: a translation says only what it translates. */
const DROPPED = new Set(['required', 'minItems', 'discriminator', 'examples', 'default', 'minProperties']);

/** Without offering what no language changes; whoever repeats it makes no mistake, and of a section its type says what it has. */
function unoffered(schema: JsonObject, path = ''): JsonObject {
  const properties = own(schema, 'properties');
  if (!isObject(properties)) return schema;
  const fields = Object.entries(properties).map(([name, field]) => {
    const isText = own(field, 'type') === 'string' || name === 'slug';
    const isLeft = isSetting(path, name) || (isText && isFixed(name));
    const isOffered = !isLeft || /^(\$schema|type)$/.test(name) || !isObject(field);
    return [name, isOffered ? field : { ...field, doNotSuggest: true }];
  });
  return { ...schema, properties: Object.fromEntries(fields) };
}

/** Where a schema stands, and all schemas by their paths. */
interface Place {
  readonly path: string;
  readonly files: ReadonlyMap<string, JsonObject>;
}

const pathOf = (ref: string, { path }: Place) => new URL(ref, `x:/${path}`).pathname.slice(1);

/** Entries without an `id`: a translation gives such a list anew, each of them whole. */
function areWhole(items: JsonValue | undefined, place: Place): boolean {
  const ref = stringAt(items, '$ref');
  const properties = own(ref === undefined ? items : place.files.get(pathOf(ref, place)), 'properties');
  return isObject(properties) ? !Object.hasOwn(properties, 'id') : own(items, 'type') === 'string';
}

/** A schema as the original has it. */
const whole = (schema: JsonValue, place: Place): JsonValue =>
  JSON.parse(
    JSON.stringify(schema, (key, inner) =>
      key === '$ref' ? '../'.repeat(place.path.split('/').length) + pathOf(inner, place) : inner,
    ),
  );

/** A schema of which nothing is required, but the `id` of an entry of a list: it says which one is translated. */
function partial(value: JsonValue, inList: boolean, place: Place): JsonValue {
  if (isArray(value)) return value.map((item) => partial(item, inList, place));
  if (!isObject(value)) return value;
  const isWhole = areWhole(own(value, 'items'), place);
  const entries = Object.entries(value)
    .filter(([key]) => !DROPPED.has(key) || (isWhole && key === 'minItems'))
    .map(([key, item]): [string, JsonValue] => {
      // What a site has is the same in every language: translations name the same lists.
      if (key === '$ref' && typeof item === 'string')
        return [key, item.replace(/^((?:\.\.\/)*)ids\//, '../$1ids/')];
      if (key === 'oneOf') return ['anyOf', partial(item, inList, place)];
      if (key === 'items' && isWhole) return [key, whole(item, place)];
      if (key === 'properties' && isObject(item))
        return [
          key,
          Object.fromEntries(
            Object.entries(item).map(([name, inner]) => [name, partial(inner, false, place)]),
          ),
        ];
      return [key, partial(item, key === 'items', place)];
    });
  const keepsId = inList && listAt(value, 'required').includes('id');
  return keepsId
    ? unoffered(Object.fromEntries([...entries, ['required', ['id']]]))
    : Object.fromEntries(entries);
}

/** A translated entry says by its id which one it translates: one that the original has. */
function namedEntries(path: string, schema: JsonObject): JsonObject {
  const collection = /^collections\/(.+\.schema\.json)$/.exec(path)?.[1];
  const within = (value: JsonValue, [step, ...rest]: readonly string[]): JsonValue => {
    if (!isObject(value)) return value;
    if (step !== undefined)
      return Object.hasOwn(value, step)
        ? { ...value, [step]: within(own(value, step) ?? null, rest) }
        : value;
    return { ...value, allOf: [...listAt(value, 'allOf'), { $ref: `../../ids/${collection}` }] };
  };
  const made = within(schema, ['properties', 'items', 'items', 'properties', 'id']);
  return collection !== undefined && isObject(made) ? made : schema;
}

const SOURCE: JsonObject = {
  type: 'object',
  description: 'What was translated, as fingerprints: `npm run stamp` writes them, nobody else.',
  additionalProperties: { type: 'string', description: 'The fingerprint of a text of the original.' },
};

/**
 * The schemas that translations name, for editors: those of the originals with nothing required but in what is given whole.
 * @param files all schemas, by path below `schemas/`
 * @returns the same tree below `locales/`
 */
export function localeSchemas(files: ReadonlyMap<string, JsonObject>): Map<string, JsonObject> {
  return new Map(
    [...files].map(([path, schema]) => {
      const part = partial(asUnion(schema), path.startsWith('blocks/'), { path, files });
      if (!isObject(part)) throw new Error(`${path} is no schema.`);
      const named = namedEntries(path, part);
      const isFile = own(own(named, 'properties'), '$schema') !== undefined;
      const made = isFile ? unoffered(named, path.replace('.schema', '')) : named;
      const properties = own(made, 'properties');
      const whole =
        isFile && isObject(properties) ? { ...made, properties: { ...properties, $source: SOURCE } } : made;
      // The union's own property only helps the original's checks.
      const { properties: _, ...union } = whole;
      return [`locales/${path}`, path === 'blocks.schema.json' ? union : whole];
    }),
  );
}
