import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  isArray,
  isObject,
  type JsonObject,
  type JsonValue,
  listAt,
  objectAt,
  stringAt,
} from '../../content/json/json.ts';
import { parseJson } from '../../content/json/parse.ts';
import { asEngineSchema, describesType, typeNameOf } from '../../content/schema/own-types.ts';
import type { SchemaFiles } from '../../content/schema/schema-set.ts';
import type { SiteIndex } from '../../content/site/site-index.ts';
import { localeSchemas } from '../locale-schemas.ts';
import { templateSchemas } from '../template-schemas.ts';
import { typeBehind } from '../type-behind.ts';
import { BESIDE, idSchemas, type Names, type SiteNames } from './names.ts';

/** The folder in which a site keeps all schemas for its editors, wherever the engine lies. */
export const OWN_SCHEMAS = '.schemas';

export const keepsSchemas = (folder: string): boolean => existsSync(join(folder, OWN_SCHEMAS));

/** The text of a file of a site as it names the schemas that the site keeps itself, in place of the engine's. */
export function namingOwn(path: string, text: string, isOwn: (schema: string) => boolean): string {
  const up = '../'.repeat(path.split('/').length - 1);
  return text.replace(
    /("\$(?:schema|ref)"\s{0,9}:\s{0,9}")([^"]+)(?=")/g,
    (whole, key: string, address: string) => {
      const at = `/${address}`.lastIndexOf('/schemas/');
      const schema = address.slice(at + 'schemas/'.length);
      return at === -1 ? whole : `${key}${up}${OWN_SCHEMAS}/${isOwn(schema) ? 'collections/' : ''}${schema}`;
    },
  );
}

/** A schema of a type whose references to items offer those that there are, and whose fields say what they hold. */
function offering(value: JsonValue, types: SiteNames, engine: SchemaFiles): JsonValue {
  if (isArray(value)) return value.map((inner) => offering(inner, types, engine));
  if (!isObject(value)) return value;
  const made: JsonObject = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, offering(inner, types, engine)]),
  );
  const { $ref, ...beside } = made;
  // An editor takes what stands beside a `$ref` for that of the schema behind it.
  const named = $ref !== undefined && Object.keys(beside).length > 0 ? [{ $ref }] : [];
  const to = stringAt(value, 'reference') ?? '';
  const offered = types.has(to) ? [{ $ref: `../ids/${to}.schema.json` }] : [];
  const allOf = [...listAt(made, 'allOf'), ...named, ...offered];
  if (allOf.length === 0) return made;
  const type = typeBehind(value, 'collections/', engine);
  return { ...(type !== undefined && { type }), ...beside, allOf };
}

/** The schema of types, for editors: every field is a schema, which may name a type. */
function describing(type: JsonObject): JsonObject {
  const { properties: fields, ...rest } = objectAt(type, 'properties');
  const field = objectAt(fields, 'additionalProperties');
  const words = objectAt(field, 'properties');
  const reference = { ...objectAt(words, 'reference'), allOf: [{ $ref: 'ids/collections.schema.json' }] };
  const shared = ['icon', 'image', 'link', 'rich-text', 'slug'];
  const examples = shared.map((name) => `../${OWN_SCHEMAS}/shared/${name}.schema.json`);
  const $ref = { ...objectAt(words, '$ref'), examples };
  // The words that the engine explains come first: draft-07 says of some neither what they are for nor their type.
  const any = { $ref: 'http://json-schema.org/draft-07/schema#' };
  const described = { allOf: [{ ...field, properties: { ...words, $ref, reference } }, any] };
  return {
    ...type,
    properties: { ...rest, properties: { ...Object(fields), additionalProperties: described } },
  };
}

/**
 * The schemas of one site for its editors: the engine's, those of its own types, and what it has to name.
 * @param engine all schemas of the engine as they are written
 * @returns the texts of the files by path in the site's folder
 */
export function siteSchemas(engine: SchemaFiles, index: SiteIndex, known: SiteNames): Map<string, string> {
  const types = [...index.schemas.types.keys()];
  const nothing: Names = new Map();
  const all = [...BESIDE, 'collections', ...types];
  const names = new Map(all.map((name) => [name, known.get(name) ?? nothing]));
  const files = new Map<string, JsonObject>(engine);
  for (const [path, source] of index.input.files) {
    const name = typeNameOf(path);
    if (name === undefined || !types.includes(name)) continue;
    const { value } = parseJson(String(source));
    const schema = describesType(value) ? offering(asEngineSchema(value), names, engine) : undefined;
    if (isObject(schema)) files.set(`collections/${name}.schema.json`, schema);
  }
  files.set('type.schema.json', describing(files.get('type.schema.json') ?? {}));
  const made = [...files, ...localeSchemas(files), ...templateSchemas(files), ...idSchemas(names, true)];
  return new Map(made.map(([path, schema]) => [`${OWN_SCHEMAS}/${path}`, `${JSON.stringify(schema)}\n`]));
}
