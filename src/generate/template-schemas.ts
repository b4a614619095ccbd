import { isObject, type JsonObject, type JsonValue, objectAt, own } from '../content/json/json.ts';

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
  description: 'A field of the item that the page stands for.',
  type: 'object',
  additionalProperties: false,
  properties: {
    $item: { type: 'string', pattern: '^(/[^/]+)+$', description: 'The field, such as `/photo`.' },
    else: {
      const: 'hide',
      description: 'Write `hide` for a field that not every item has: without it the place is left out.',
    },
  },
  required: ['$item'],
};

const orBound = (field: JsonObject, up: string): JsonObject => {
  const { description = '' } = field;
  return { description, anyOf: [field, { $ref: `${up}binding.schema.json` }] };
};

/** An entry of a list: its fields may be bound, or a whole one that is of one piece. */
const bindableItems = (items: JsonObject, up: string): JsonObject =>
  isObject(items.properties) ? bindable(items, up) : orBound(items, up);

/** An object schema each of whose fields may be bound, those of the entries of its lists included. */
function bindable(schema: JsonObject, up: string): JsonObject {
  const properties = Object.entries(objectAt(schema, 'properties')).map(
    ([name, field]): [string, JsonValue] => {
      if (FIXED.has(name) || !isObject(field)) return [name, field];
      const items = own(field, 'items');
      const inner = isObject(items) ? { ...field, items: bindableItems(items, up) } : field;
      return [name, orBound(inner, up)];
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
export function templateSchemas(files: ReadonlyMap<string, JsonObject>): Map<string, JsonObject> {
  const made = [...files].flatMap(([path, schema]): [string, JsonObject][] => {
    if (path === `shared/${WHERE}`)
      return [[`templates/${WHERE}`, { ...schema, items: bindable(objectAt(schema, 'items'), '') }]];
    if (path === `shared/${IN_COLUMNS}`)
      return [
        [`templates/${IN_COLUMNS}`, JSON.parse(JSON.stringify(schema).replaceAll('../blocks/', 'blocks/'))],
      ];
    if (path === `shared/${SEO}`) return [[`templates/${SEO}`, bindable(schema, '')]];
    if (path === 'blocks.schema.json') return [[`templates/${path}`, schema]];
    if (path !== 'page.schema.json' && !path.startsWith('blocks/')) return [];
    const { examples: _, ...rest } = moved(schema);
    return [[`templates/${path}`, bindable(rest, path.startsWith('blocks/') ? '../' : '')]];
  });
  return new Map([...made, ['templates/binding.schema.json', BINDING]]);
}
