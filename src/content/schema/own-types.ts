import { isObject, type JsonObject, type JsonValue, listAt, objectAt, own, stringAt } from '../json/json.ts';
import { itemSchema } from './content-types.ts';

const DRAFT = 'http://json-schema.org/draft-07/schema#';
const TYPE_FILE = /^schemas\/([a-z0-9]+(?:-[a-z0-9]+)*)\.schema\.json$/;

/** The name of the content type that a file of a site describes; undefined for other files. */
export const typeNameOf = (path: string): string | undefined => TYPE_FILE.exec(path)?.[1];

/**
 * The engine’s own schema that a path leads to, wherever the engine lies beside the site. What names a server leads to
 * none: an editor that checks an item by the type would ask there.
 */
export function engineRef(path: string): string {
  const steps = path.split('/');
  const shared = steps.at(-2) === 'shared' ? 'shared/' : '';
  return /^#|:/.test(path) ? path : `../${shared}${steps.at(-1)}`;
}

/** A schema whose references lead to the engine’s own. */
const inEngine = (schema: JsonObject): JsonObject =>
  JSON.parse(
    JSON.stringify(schema, (key, inner) =>
      key === '$ref' && typeof inner === 'string' ? engineRef(inner) : inner,
    ),
  );

const PATH = {
  type: 'string',
  description: 'The relative path of the schema that your editor checks this file against.',
};
const ACTIVE = { type: 'boolean', description: 'Write `false` to hide it everywhere.' };

/** An object schema with properties that it does not name itself. */
const withProperties = (schema: JsonObject, more: JsonObject): JsonObject => ({
  ...schema,
  properties: { ...more, ...objectAt(schema, 'properties') },
});

const SLUG = '../shared/slug.schema.json';

/** The schema of an item whose key has the form of a slug, whatever its type asks for: it stands in addresses and paths. */
function withSlug(item: JsonObject, key: string): JsonObject {
  const properties = objectAt(item, 'properties');
  const field = objectAt(properties, key);
  const all = listAt(field, 'allOf');
  const isSlug = [field, ...all].some((one) => stringAt(one, '$ref') === SLUG);
  if (isSlug || !Object.hasOwn(properties, key)) return item;
  return { ...item, properties: { ...properties, [key]: { ...field, allOf: [...all, { $ref: SLUG }] } } };
}

/**
 * The schema of a type as the engine keeps its own: what every item may say and the form of its key are added, and a list
 * is put around the schema of one entry.
 */
export function asEngineSchema(written: JsonObject): JsonObject {
  const { collection: described, ...rest } = written;
  const collection = { ...(isObject(described) ? described : {}), isOwn: true };
  const schema: JsonObject = { ...inEngine(rest), $schema: DRAFT };
  const isList = stringAt(collection, 'store') === 'list';
  const key = stringAt(collection, 'key') ?? '';
  const whole = { ...schema, collection };
  if (!isList) return withProperties(withSlug(whole, key), { $schema: PATH, isActive: ACTIVE });
  const item = itemSchema(whole);
  if (item !== whole) {
    const properties = objectAt(whole, 'properties');
    const items = { ...objectAt(properties, 'items'), items: withSlug(item, key) };
    return withProperties({ ...whole, properties: { ...properties, items } }, { $schema: PATH });
  }
  const { $schema: _, title = '', ...entry } = schema;
  return {
    $schema: DRAFT,
    title: `${String(title)}List`,
    type: 'object',
    additionalProperties: false,
    collection,
    properties: {
      $schema: PATH,
      items: {
        type: 'array',
        description: 'The entries, in the order in which they are shown.',
        items: withProperties(withSlug({ title, ...entry }, key), { isActive: ACTIVE }),
      },
    },
    required: ['items'],
  };
}

/** True for JSON that says enough of a type to be used. */
export const describesType = (value: JsonValue | undefined): value is JsonObject =>
  isObject(value) &&
  ['folder', 'list'].includes(stringAt(own(value, 'collection'), 'store') ?? '') &&
  isObject(own(value, 'properties'));
