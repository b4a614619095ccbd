import { isArray, isObject, type JsonObject, type JsonValue, objectAt, own } from '../content/json/json.ts';
import type { SchemaFiles } from '../content/schema/schema-set.ts';
import { typeBehind } from './type-behind.ts';

/** What says which block it is, or which field: no item has a part in it. */
const FIXED = new Set([
  '$schema',
  'type',
  'id',
  'tone',
  'each',
  'sections',
  'collection',
  'where',
  'sort',
  'limit',
  'field',
  'blocks',
]);

const BINDING: JsonObject = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Binding',
  type: 'object',
  additionalProperties: false,
  properties: {
    $item: {
      type: 'string',
      pattern: '^(/[^/]+)+$',
      patternErrorMessage: 'Expected: a field’s name after a slash, such as “/title”.',
      description: 'The field, such as `/photo`.',
    },
    else: {
      const: 'hide',
      description: 'Write `hide` for a field that not every item has: without it the place is left out.',
    },
  },
  required: ['$item'],
};

interface Place {
  /** The schema's path, and all schemas by such paths. */
  readonly path: string;
  readonly files: SchemaFiles;
  /** The way to the schema of bindings. */
  readonly up: string;
}

/** The words of a field for which an editor offers values: it looks for them in an `anyOf`. */
const CHOICES = ['enum', 'const', 'anyOf', 'oneOf', '$ref'];

function orBound(field: JsonObject, { path, files, up }: Place): JsonObject {
  const { description = '', type: own, default: usual, ...rest } = field;
  const types = [typeBehind(field, path, files) ?? [], 'object'].flat();
  const [first = 'object', ...more] = new Set(types);
  const type = more.length > 0 ? [first, ...more] : first;
  const binding = { $ref: `${up}binding.schema.json` };
  const isText = !CHOICES.some((word) => word in field) && (!('allOf' in field) || isArray(own));
  if (!isText || more.length === 0) return { type, description, anyOf: [field, binding] };
  // Of an object an editor says what a binding lacks, and of anything else what the field asks for.
  return {
    type,
    description,
    ...(usual !== undefined && { default: usual }),
    if: { type: 'object' },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: binding,
    else: rest,
  };
}

/** An entry of a list: its fields may be bound, or a whole one that is of one piece. */
const bindableItems = (items: JsonObject, place: Place): JsonObject =>
  isObject(items.properties) ? bindable(items, place) : orBound(items, place);

/** An object schema each of whose fields may be bound, those of the entries of its lists included. */
function bindable(schema: JsonObject, place: Place): JsonObject {
  const properties = Object.entries(objectAt(schema, 'properties')).map(
    ([name, field]): [string, JsonValue] => {
      if (FIXED.has(name) || !isObject(field)) return [name, field];
      const items = own(field, 'items');
      const inner = isObject(items) ? { ...field, items: bindableItems(items, place) } : field;
      return [name, orBound(inner, place)];
    },
  );
  return { ...schema, properties: Object.fromEntries(properties) };
}

const WHERE = 'where.schema.json';
const SEO = 'seo.schema.json';
const IN_COLUMNS = 'column-block.schema.json';

/** References to shared schemas lead one folder further up, but to what may be bound too: conditions, blocks in columns, what search engines are told. */
const moved = (schema: JsonObject): JsonObject =>
  JSON.parse(
    JSON.stringify(schema)
      .replaceAll(/"\$ref":"((?:\.\.\/)*)(shared|ids)\//g, '"$ref":"../$1$2/')
      .replaceAll(`../../shared/${WHERE}`, `../${WHERE}`)
      .replaceAll(`../../shared/${IN_COLUMNS}`, `../${IN_COLUMNS}`)
      .replaceAll(`../shared/${SEO}`, SEO),
  );

/**
 * The schemas that pages for each item of a collection name, for editors: those of pages and blocks, whose fields may be
 * bound to the item.
 * @param files all schemas, by path below `schemas/`
 * @returns those below `templates/`
 */
export function templateSchemas(files: SchemaFiles): Map<string, JsonObject> {
  const made = [...files].flatMap(([path, schema]): [string, JsonObject][] => {
    const at = (up: string): Place => ({ path: `templates/${path}`, files, up });
    if (path === `shared/${WHERE}`)
      return [[`templates/${WHERE}`, { ...schema, items: bindable(objectAt(schema, 'items'), at('')) }]];
    if (path === `shared/${IN_COLUMNS}`)
      return [
        [`templates/${IN_COLUMNS}`, JSON.parse(JSON.stringify(schema).replaceAll('../blocks/', 'blocks/'))],
      ];
    if (path === `shared/${SEO}`) return [[`templates/${SEO}`, bindable(schema, at(''))]];
    if (path === 'blocks.schema.json') return [[`templates/${path}`, schema]];
    if (path !== 'page.schema.json' && !path.startsWith('blocks/')) return [];
    const { examples: _, ...rest } = moved(schema);
    return [[`templates/${path}`, bindable(rest, at(path.startsWith('blocks/') ? '../' : ''))]];
  });
  return new Map([...made, ['templates/binding.schema.json', BINDING]]);
}
