import { Ajv, type ValidateFunction } from 'ajv';
import type { JsonObject } from '../json/json.ts';
import { EMAIL, isPhone, isWeb } from '../text/outer-forms.ts';
import { parseColor } from '../theme/color.ts';
import { isEmbed } from './embeds.ts';
import { withoutSiteLists } from './site-lists.ts';

/** All schemas of the engine, by path below `schemas/`. */
export type SchemaFiles = ReadonlyMap<string, JsonObject>;

export type SchemaSet = ReturnType<typeof createSchemaSet>;

const ID = 'schema:/';
const DATE = /^\d{4}-\d\d-\d\d$/;
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?([+-]\d\d:\d\d|Z)$/;

/** True for text that can be a link's target at all; whether it leads anywhere is checked when files are linked. */
export const isLink = (text: string) => !/[\s<>"\\^`]/.test(text);

/** True for a day that there is, in a year that is no slip: 30 February becomes another one. */
function isDate(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  const isNear = text > '1500' && text < '2200';
  return isNear && DATE.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
const isDateTime = (text: string) =>
  DATE_TIME.test(text) && !Number.isNaN(Date.parse(text)) && isDate(text.slice(0, 10));

function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }) !== undefined;
  } catch {
    return false;
  }
}

/** What the engine reads in a schema besides: of a content type, of a field that names an item, of one that names a type, of a word that some blocks say; and what an editor shows where a pattern does not fit. */
const KEYWORDS = [
  ['collection', 'object'],
  ['reference', 'string'],
  ['roles', 'array'],
  ['blocks', 'array'],
  ['patternErrorMessage', 'string'],
] as const;

/** Codes whose names every browser knows. */
const CODES = [
  ['language', 'language'],
  ['currency', 'currency'],
  ['country', 'region'],
] as const;

/** True for a code that has a name. */
function isNamed(code: string, type: (typeof CODES)[number][1]): boolean {
  try {
    return new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code) !== undefined;
  } catch {
    // What has not even the form of a code: the pattern beside the format says so.
    return true;
  }
}

/** Compiles the schemas lazily: only those that a site uses cost time. */
export function createSchemaSet(files: SchemaFiles) {
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
  for (const [keyword, schemaType] of KEYWORDS) ajv.addKeyword({ keyword, schemaType });
  for (const name of ['markdown', 'media', 'accent']) ajv.addFormat(name, true);
  ajv.addFormat('link', isLink);
  ajv.addFormat('color', (text: string) => parseColor(text) !== undefined);
  ajv.addFormat('date', isDate);
  ajv.addFormat('date-time', isDateTime);
  ajv.addFormat('email', EMAIL);
  ajv.addFormat('phone', isPhone);
  ajv.addFormat('uri', isWeb);
  ajv.addFormat('embed', isEmbed);
  ajv.addFormat('time-zone', isTimeZone);
  for (const [format, type] of CODES) ajv.addFormat(format, (text: string) => isNamed(text, type));
  for (const [path, schema] of withoutSiteLists(files)) ajv.addSchema({ ...schema, $id: ID + path });
  return {
    /** @throws Error where the engine itself lacks the schema: a fault of ours, not of the content */
    validator(path: string): ValidateFunction {
      const validate = ajv.getSchema(ID + path);
      if (!validate) throw new Error(`There is no schema “${path}”.`);
      return validate;
    },
  };
}
