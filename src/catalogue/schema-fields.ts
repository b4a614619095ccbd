import {
  isObject,
  type JsonObject,
  type JsonValue,
  listAt,
  objectAt,
  own,
  stringAt,
} from '../content/json/json.ts';
import type { SchemaFiles } from '../content/schema/schema-set.ts';

/** One property as a table shows it. */
export type Field = ReturnType<typeof fieldOf>;

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'true or false',
  object: 'object',
};
const FORMATS: Readonly<Record<string, string>> = {
  link: 'a link',
  media: 'a file below public/',
  accent: 'an accent of theme.json',
  date: 'a date, 2027-03-31',
  'date-time': 'a moment, 2027-03-31T09:00:00+05:30',
  email: 'an email address',
  uri: 'an address, https://…',
};

const text = (value: JsonValue | undefined) => (typeof value === 'string' ? value : JSON.stringify(value));

/** The shared definition behind a property: named alone, or with a description of its own. */
function sharedName(schema: JsonObject): string | undefined {
  const ref = stringAt(listAt(schema, 'allOf')[0] ?? schema, '$ref');
  return /shared\/([^/]+)\.schema\.json$/.exec(ref ?? '')?.[1];
}

function kindOf(schema: JsonObject): string {
  if (stringAt(schema, 'format') === 'markdown') return 'Markdown: one text, or a list of lines';
  const collection = stringAt(schema, 'reference');
  if (collection !== undefined) return `the name of one of ${collection}`;
  if (own(schema, 'const') !== undefined) return 'always';
  if (own(schema, 'enum') !== undefined) return 'one of';
  const types = [own(schema, 'type')].flat();
  return types.map((name) => KINDS[String(name)] ?? String(name)).join(' or ');
}

const choicesOf = (schema: JsonObject): string[] =>
  [own(schema, 'const') ?? [], listAt(schema, 'enum')].flat().map(text);

/** Bounds in words; `unit` is what they count, one and many. */
function range(schema: JsonObject, low: string, high: string, [one, many] = ['', '']): string | undefined {
  const [least, most] = [own(schema, low), own(schema, high)];
  const units = (count: JsonValue) => `${count} ${count === 1 ? one : many}`.trim();
  if (least !== undefined && most !== undefined)
    return least === most ? `exactly ${units(least)}` : `${least} to ${units(most)}`;
  if (least === 1 && low === 'minLength') return 'not empty';
  if (least !== undefined) return `at least ${units(least)}`;
  return most === undefined ? undefined : `at most ${units(most)}`;
}

function limitsOf(schema: JsonObject): string[] {
  const pattern = own(schema, 'pattern');
  const above = own(schema, 'exclusiveMinimum');
  return [
    FORMATS[stringAt(schema, 'format') ?? ''],
    range(schema, 'minLength', 'maxLength', ['character', 'characters']),
    range(schema, 'minimum', 'maximum'),
    above === undefined ? undefined : `more than ${above}`,
    range(schema, 'minItems', 'maxItems', ['entry', 'entries']),
    own(schema, 'uniqueItems') === true ? 'each once' : undefined,
    pattern === undefined ? undefined : `pattern ${pattern}`,
  ].filter((limit) => limit !== undefined);
}

/** What a property holds, or a list of it. */
function innerOf(schema: JsonObject): JsonObject {
  const items = own(schema, 'type') === 'array' ? own(schema, 'items') : undefined;
  return isObject(items) ? items : schema;
}

/** The properties of a schema, with those of the objects and lists in them: shared definitions are named only. */
export function fieldsOf(schema: JsonObject, lead = '', depth = 0): Field[] {
  return Object.entries(objectAt(schema, 'properties')).flatMap(([name, value]) => {
    if (!isObject(value)) return [];
    const field = fieldOf(lead + name, value, listAt(schema, 'required').includes(name), depth);
    if (field.shared !== undefined) return [field];
    return [field, ...fieldsOf(innerOf(value), `${field.path}.`, depth + 1)];
  });
}

function fieldOf(name: string, schema: JsonObject, required: boolean, depth: number) {
  const isList = own(schema, 'type') === 'array';
  const inner = innerOf(schema);
  const shared = sharedName(inner);
  const fallback = own(schema, 'default');
  const ofItems = isList && shared === undefined ? limitsOf(inner) : [];
  const kind = shared === undefined ? kindOf(inner) : '';
  return {
    /** From the root of its table: `actions[].label`. */
    path: name + (isList ? '[]' : ''),
    /** How deep it lies: 0 is a property of the block itself. */
    depth,
    required,
    /** In words: “list of”, “text”, “object”; empty where a shared definition says it all. */
    kind: isList ? `list of ${kind === 'one of' ? '' : kind}`.replace(/object$/, 'objects').trim() : kind,
    /** The shared definition that it is made by: `link`. */
    shared,
    choices: shared === undefined ? choicesOf(inner) : [],
    fallback: fallback === undefined ? undefined : text(fallback),
    /** What is accepted beyond its type, in words. */
    limits: [...limitsOf(schema), ...ofItems.map((limit) => `each ${limit}`)],
    description: stringAt(schema, 'description') ?? '',
  };
}

/** A definition that several blocks share, unfolded once. */
function definitionOf(name: string, schema: JsonObject) {
  const limits = stringAt(schema, 'format') === 'markdown' ? ['not empty'] : limitsOf(schema);
  return { name, kind: kindOf(schema), choices: choicesOf(schema), limits, fields: fieldsOf(schema) };
}

/** The shared definitions that fields name, and those that these name in turn, each once, in alphabetical order. */
export function sharedOf(fields: readonly Field[], schemas: SchemaFiles) {
  const found = new Map<string, ReturnType<typeof definitionOf>>();
  const take = (list: readonly Field[]) => {
    for (const { shared } of list) {
      const schema = shared === undefined ? undefined : schemas.get(`shared/${shared}.schema.json`);
      if (shared === undefined || !schema || found.has(shared)) continue;
      const definition = definitionOf(shared, schema);
      found.set(shared, definition);
      take(definition.fields);
    }
  };
  take(fields);
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
