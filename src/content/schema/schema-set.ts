import { Ajv, type Options, type ValidateFunction } from 'ajv';
import { attempt } from '../../model/attempt.ts';
import type { JsonObject } from '../json/json.ts';
import { rememberedBy } from '../json/remembered.ts';
import { isDate, isDateTime } from '../text/dates.ts';
import { EMAIL, isEmbed, isPhone, isWeb } from '../text/outer-forms.ts';
import { parseColor } from '../theme/color.ts';
import { withoutSiteLists } from './site-lists.ts';
import { THING_TYPES } from './thing-types.ts';

/** All schemas of the engine, by path below `schemas/`. */
export type SchemaFiles = ReadonlyMap<string, JsonObject>;

export type SchemaSet = ReturnType<typeof createSchemaSet>;

export const ID = 'schema:/';

/** True for text that can be a link's target at all; whether it leads anywhere is checked when files are linked. */
export const isLink = (text: string) => !/[\s<>"\\^`]/.test(text);

/** The zone that Node knows by a name. Asked of every item, and each answer takes 25 kB that no collection soon clears. */
export const zoneOf = rememberedBy((text: string): string | undefined =>
  attempt(() => new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone),
);

/** Three letters that name a zone in every browser: others are names that some alone know, such as IST. */
const SHORT_ZONE = /^(?:[CEMW]ET|[EHM]ST|GMT|PRC|RO[CK]|UCT|UTC)$/i;

const isTimeZone = (text: string) =>
  zoneOf(text) !== undefined && (!/^[a-z]{3}$/i.test(text) || SHORT_ZONE.test(text));

/** What the engine reads in a schema besides: of a content type, of a field that names an item, of one that had another name, of one that names a type, of a word that some blocks say; and what an editor shows where a pattern does not fit, beside each choice, and not at all. */
export const KEYWORDS = [
  ['collection', 'object'],
  ['reference', 'string'],
  ['was', 'string'],
  ['roles', 'array'],
  ['blocks', 'array'],
  ['patternErrorMessage', 'string'],
  ['enumDescriptions', 'array'],
  ['doNotSuggest', 'boolean'],
] as const;

/** Codes whose names every browser knows. */
const CODES = [
  ['language', 'language'],
  ['currency', 'currency'],
  ['country', 'region'],
] as const;

/** True for a code that has a name, be it written in plain words (`de-simple`). Of what has not even the form of a code, the pattern beside the format says so. */
export const isNamed = (code: string, type: (typeof CODES)[number][1]): boolean =>
  attempt(
    () =>
      new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code.replace('-simple', '')) !== undefined,
  ) ?? true;

/** What each format accepts; `true` is for editors, and asked elsewhere. */
export const FORMATS: Readonly<Record<string, true | RegExp | ((text: string) => boolean)>> = {
  ...Object.fromEntries(['markdown', 'media', 'accent', 'money'].map((name) => [name, true as const])),
  link: isLink,
  color: (text) => parseColor(text) !== undefined,
  date: isDate,
  'date-time': isDateTime,
  // Of a list in which some are whole days and others have an hour.
  'date-or-time': (text) => isDate(text) || isDateTime(text),
  email: EMAIL,
  phone: isPhone,
  // A URL is read past its line breaks; robots.txt, where this one stands, is not.
  uri: (text) => isLink(text) && isWeb(text),
  embed: isEmbed,
  'time-zone': isTimeZone,
  thing: (text) => THING_TYPES.has(text),
  ...Object.fromEntries(CODES.map(([format, type]) => [format, (text: string) => isNamed(text, type)])),
};

/** True for a text that a format accepts. */
export function accepts(format: string, text: string): boolean {
  const form = FORMATS[format] ?? true;
  return typeof form === 'function' ? form(text) : form === true || form.test(text);
}

/** @param code what Ajv is told of the code that it makes */
export function createAjv(files: SchemaFiles, code: Options['code'] = {}): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    discriminator: true,
    strict: true,
    allowUnionTypes: true,
    ownProperties: true,
    verbose: true,
    // The optimizer costs more than it saves: a command checks each file once.
    code: { optimize: false, ...code },
  });
  for (const [keyword, schemaType] of KEYWORDS) ajv.addKeyword({ keyword, schemaType });
  for (const [name, format] of Object.entries(FORMATS)) ajv.addFormat(name, format);
  for (const [path, schema] of withoutSiteLists(files)) ajv.addSchema({ ...schema, $id: ID + path });
  return ajv;
}

/** The validator of a schema by its path, where it was compiled before. */
export type ValidatorOf = (path: string) => ValidateFunction | undefined;

const ahead = new WeakMap<SchemaFiles, ValidatorOf>();

/** Tells where validators of some schemas are that were compiled before. */
export const knowValidators = (files: SchemaFiles, validatorOf: ValidatorOf): void =>
  void ahead.set(files, validatorOf);

/** Takes the validators that were compiled before, and compiles the others when they are asked for. */
export function createSchemaSet(files: SchemaFiles) {
  const known = ahead.get(files);
  let ajv: Ajv | undefined;
  const compiled = (path: string) => {
    ajv ??= createAjv(files);
    return ajv.getSchema(ID + path);
  };
  return {
    /** @throws Error where the engine itself lacks the schema: a fault of ours, not of the content */
    validator(path: string): ValidateFunction {
      const validate = known?.(path) ?? compiled(path);
      if (!validate) throw new Error(`There is no schema “${path}”.`);
      return validate;
    },
  };
}
