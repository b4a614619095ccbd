import { isObject, type JsonObject, type JsonValue, objectAt, own, stringAt } from '../json/json.ts';
import { itemSchema } from './content-types.ts';

const DRAFT = 'http://json-schema.org/draft-07/schema#';
const TYPE_FILE = /^schemas\/([a-z0-9]+(?:-[a-z0-9]+)*)\.schema\.json$/;

/** The name of the content type that a file of a site describes; undefined for other files. */
export const typeNameOf = (path: string): string | undefined => TYPE_FILE.exec(path)?.[1];

/** The engine’s own schema that a path leads to, wherever the engine lies beside the site. */
export function engineRef(path: string): string {
  const steps = path.split('/');
  const shared = steps.at(-2) === 'shared' ? 'shared/' : '';
  return path.startsWith('#') ? path : `../${shared}${steps.at(-1)}`;
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

/**
 * The schema of a type as the engine keeps its own: what every item may say is added, and a list is put around the
 * schema of one entry.
 */
export function asEngineSchema(written: JsonObject): JsonObject {
  const { collection: described, ...rest } = written;
  const collection = { ...(isObject(described) ? described : {}), isOwn: true };
  const schema: JsonObject = { ...inEngine(rest), $schema: DRAFT };
  const isList = stringAt(collection, 'store') === 'list';
  const whole = { ...schema, collection };
  if (!isList) return withProperties(whole, { $schema: PATH, isActive: ACTIVE });
  if (itemSchema(whole) !== whole) return withProperties(whole, { $schema: PATH });
  const { $schema: _, title = '', ...entry } = schema;
  return {
    $schema: DRAFT,
    title: `${String(title)}List`,
    type: 'object',
    additionalProperties: false,
    collection,
    properties: {
      $schema: PATH,
      items: { type: 'array', items: withProperties({ title, ...entry }, { isActive: ACTIVE }) },
    },
    required: ['items'],
  };
}

/** True for JSON that says enough of a type to be used. */
export const describesType = (value: JsonValue | undefined): value is JsonObject =>
  isObject(value) &&
  ['folder', 'list'].includes(stringAt(own(value, 'collection'), 'store') ?? '') &&
  isObject(own(value, 'properties'));
