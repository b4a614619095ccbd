import { Ajv, type ValidateFunction } from 'ajv';
import type { JsonObject } from '../json/json.ts';
import { isLink } from './formats.ts';
import { withoutSiteLists } from './site-lists.ts';

/** All schemas of the engine, by path below `schemas/`. */
export type SchemaFiles = ReadonlyMap<string, JsonObject>;

export interface SchemaSet {
  readonly files: SchemaFiles;
  /** @throws Error where the engine itself lacks the schema: a fault of ours, not of the content */
  validator(path: string): ValidateFunction;
}

const ID = 'schema:/';
const DATE = /^\d{4}-\d\d-\d\d$/;
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?([+-]\d\d:\d\d|Z)$/;

const isDate = (text: string) =>
  DATE.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
function isDateTime(text: string): boolean {
  const day = text.slice(0, 10);
  return (
    DATE_TIME.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    !Number.isNaN(Date.parse(`${day}T00:00:00Z`)) &&
    isDate(day)
  );
}

/** Compiles the schemas lazily: only those that a site uses cost time. */
export function createSchemaSet(files: SchemaFiles): SchemaSet {
  const ajv = new Ajv({
    allErrors: true,
    discriminator: true,
    strict: true,
    allowUnionTypes: true,
    ownProperties: true,
    verbose: true,
    // The optimizer costs more than it saves: a command checks each file once.
    code: { optimize: false },
  });
  ajv.addKeyword({ keyword: 'collection', schemaType: 'string' });
  for (const name of ['markdown', 'media', 'accent']) ajv.addFormat(name, true);
  ajv.addFormat('link', isLink);
  ajv.addFormat('date', (text: string) => DATE.test(text) && !Number.isNaN(Date.parse(text)) && isDate(text));
  ajv.addFormat('date-time', isDateTime);
  ajv.addFormat('email', /^[A-Za-z0-9._+-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/);
  ajv.addFormat('uri', (text: string) => URL.canParse(text) && /^https?:/.test(text));
  for (const [path, schema] of withoutSiteLists(files)) ajv.addSchema({ ...schema, $id: ID + path });
  return {
    files,
    validator(path) {
      const validate = ajv.getSchema(ID + path);
      if (!validate) throw new Error(`There is no schema “${path}”.`);
      return validate;
    },
  };
}
