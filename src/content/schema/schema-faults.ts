import { attempt } from '../../model/attempt.ts';
import { type Fault, quote } from '../diagnostics/fault.ts';
import { repeats } from '../diagnostics/group-by.ts';
import { nearest, possible } from '../diagnostics/nearest.ts';
import { lastStep, pointerTo } from '../diagnostics/pointer.ts';
import {
  isArray,
  isObject,
  type JsonObject,
  type JsonValue,
  listAt,
  objectAt,
  stringAt,
} from '../json/json.ts';
import { rememberedBy } from '../json/remembered.ts';
import { createAjv, ID } from './schema-set.ts';

/** Where a schema is wrong, and how. */
export interface SchemaFault extends Fault {
  readonly pointer: string;
}

/** What a schema may name. */
export interface Nameable {
  /** True for a `$ref` that leads to a schema. */
  isKnown(ref: string): boolean;
  /** The schemas that there are, by their paths, such as `shared/image.schema.json`. */
  readonly schemas: readonly string[];
}

const TYPES = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];

/** The words that the validator knows: they are asked of it, once. */
const vocabulary = rememberedBy((_: undefined) => {
  const { RULES, formats } = createAjv(new Map());
  return { keywords: Object.keys(RULES.keywords), formats: Object.keys(formats) };
});

/** The schemas that a schema holds, each with its pointer. */
export function* innerSchemas(schema: JsonObject, at: string): Generator<readonly [string, JsonValue]> {
  for (const key of ['properties', 'patternProperties', 'definitions'])
    for (const [name, one] of Object.entries(objectAt(schema, key)))
      yield [pointerTo(pointerTo(at, key), name), one];
  for (const key of ['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'propertyNames']) {
    const one = schema[key];
    if (one !== undefined) yield [pointerTo(at, key), one];
  }
  for (const key of ['items', 'allOf', 'anyOf', 'oneOf'])
    for (const [i, one] of listAt(schema, key).entries()) yield [pointerTo(pointerTo(at, key), i), one];
}

/** What a misspelt reference was to lead to, of the schemas that there are: of its folder, where it names one of theirs. */
function nearestRef(ref: string, schemas: readonly string[]): string | undefined {
  const stem = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/(?:\.schema)?\.json$/, '');
  const [file = '', ...within] = ref.split('#');
  const steps = file.split('/').slice(0, -1);
  const peers = schemas.filter((one) => one.startsWith(`${steps.at(-1)}/`));
  if (peers.length > 0) steps.pop();
  const among = peers.length > 0 ? peers : schemas;
  const near = nearest(stem(file), among.map(stem));
  const path = among.find((one) => stem(one) === near);
  return path && [[...steps, path].join('/'), ...within].join('#');
}

const isPattern = (text: string) => attempt(() => new RegExp(text, 'u')) !== undefined;

/** The types that a value is of: a whole number is of two. */
function typesOf(value: JsonValue): readonly string[] {
  if (value === null) return ['null'];
  if (isArray(value)) return ['array'];
  return Number.isInteger(value) ? ['integer', 'number'] : [typeof value];
}

function* faultsAt(schema: JsonObject, at: string, names: Nameable): Generator<SchemaFault> {
  const { keywords, formats } = vocabulary(undefined);
  for (const key of Object.keys(schema))
    if (!keywords.includes(key))
      yield {
        pointer: pointerTo(at, key),
        spot: 'key',
        message: `${quote(key)} is no word of a schema.`,
        unknown: [key, keywords],
      };
  const types = [schema.type ?? []].flat();
  for (const type of types)
    if (!TYPES.includes(String(type)))
      yield {
        pointer: `${at}/type`,
        message: `${quote(type)} is not one of the values possible here: ${TYPES.join(', ')}.`,
        unknown: [String(type), TYPES],
      };
  const given = schema.default;
  const areTypes = types.length > 0 && types.every((type) => TYPES.includes(String(type)));
  if (given !== undefined && areTypes && !typesOf(given).some((type) => types.includes(type)))
    yield {
      pointer: `${at}/default`,
      message: `the default ${quote(given)} is not of the type that the field has: ${types.join(', ')}.`,
    };
  for (const key of ['enum', 'required', 'type'])
    for (const [[i, one]] of repeats(listAt(schema, key).entries(), ([, each]) => JSON.stringify(each)))
      yield {
        pointer: `${at}/${key}/${i}`,
        message: `${quote(one)} stands twice in the list. Remove one of the two.`,
      };
  const format = stringAt(schema, 'format');
  if (format !== undefined && !formats.includes(format))
    yield {
      pointer: `${at}/format`,
      message: `there is no format ${quote(format)}.${possible(format, formats)}`,
      unknown: [format, formats],
    };
  const ref = stringAt(schema, '$ref');
  if (ref?.startsWith('#'))
    yield {
      pointer: `${at}/$ref`,
      message: `${quote(ref)} leads back into this file. Write here what stands there.`,
    };
  else if (ref !== undefined && !names.isKnown(ref))
    yield {
      pointer: `${at}/$ref`,
      message: `there is no schema ${quote(ref)}.`,
      suggestion: ref.includes(':') ? undefined : nearestRef(ref, names.schemas),
    };
  const pattern = stringAt(schema, 'pattern');
  if (pattern !== undefined && !isPattern(pattern))
    yield { pointer: `${at}/pattern`, message: `${quote(pattern)} is no regular expression.` };
  const { properties } = schema;
  const required = listAt(schema, 'required');
  if (isObject(properties))
    for (const [i, name] of required.entries())
      if (typeof name === 'string' && !Object.hasOwn(properties, name))
        yield {
          pointer: `${at}/required/${i}`,
          message: `there is no field ${quote(name)} among the properties.`,
          unknown: [name, Object.keys(properties).filter((one) => !required.includes(one))],
        };
}

/** What is wrong with a schema, each at its place. */
export function* schemaFaults(schema: JsonValue, names: Nameable, at = ''): Generator<SchemaFault> {
  if (!isObject(schema)) return;
  yield* faultsAt(schema, at, names);
  for (const [pointer, one] of innerSchemas(schema, at)) yield* schemaFaults(one, names, pointer);
}

/** What the validator alone found and threw: the place, and words without its own. */
export function validatorsFault(error: unknown): SchemaFault {
  const reason = (error instanceof Error ? error.message : String(error))
    .replaceAll(ID, '')
    .replace(/^schema is invalid: data/, '');
  const [, at = '', words = reason] = /^(\/\S*) ([^,]+)/.exec(reason) ?? [];
  const [, place = at] = /#(\/[^"#]*)"/.exec(reason) ?? [];
  // An entry’s schema is written without the list around it.
  const pointer = place.replace(/^\/properties\/items\/items(?=\/|$)/, '');
  const [, type, keyword] = /missing type "([^"]+)" for keyword "([^"]+)"/.exec(reason) ?? [];
  if (type !== undefined)
    return { pointer, spot: 'brace', message: `${quote(keyword)} needs "type": "${type}" beside it.` };
  const end = words.search(/,? (?:in schema )?at (?:path )?"/);
  const plain = words
    .slice(0, end < 0 ? undefined : end)
    .replace(/^strict mode: /, '')
    .replace(/object,boolean$/, 'an object in braces')
    .replace(/NOT have fewer than 1 items$/, 'have at least one entry');
  const name = lastStep(pointer) || 'it';
  return { pointer, message: plain.startsWith('must ') ? `${quote(name)} ${plain}.` : `${plain}.` };
}
