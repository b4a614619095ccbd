import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { root } from '../../src/command/root.ts';
import {
  isArray,
  isObject,
  type JsonObject,
  type JsonValue,
  listAt,
  own,
} from '../../src/content/json/json.ts';
import { createSchemaSet } from '../../src/content/schema/schema-set.ts';
import { asUnion } from '../../src/content/schema/site-lists.ts';
import { schemaFiles } from './support/schemas.ts';

/** Every schema inside a schema, by pointer; examples are content, not schemas. */
function* schemasIn(value: JsonValue, pointer = ''): Generator<[string, JsonObject]> {
  if (isArray(value)) for (const [i, item] of value.entries()) yield* schemasIn(item, `${pointer}/${i}`);
  if (!isObject(value)) return;
  yield [pointer, value];
  for (const [key, item] of Object.entries(value))
    if (key !== 'examples' && key !== 'default') yield* schemasIn(item, `${pointer}/${key}`);
}

const isSchema = (pointer: string) => !pointer.endsWith('/properties');
const LISTS = join(root, 'schemas/ids');
/** What editors complete names with: schemas as well, though no command reads them. */
const lists = readdirSync(LISTS).map((name): [string, JsonObject] => [
  `ids/${name}`,
  JSON.parse(readFileSync(join(LISTS, name), 'utf8')),
]);
const all = new Map([...schemaFiles, ...lists].map(([path, schema]) => [path, asUnion(schema)]));
const schemas = createSchemaSet(schemaFiles);
const UNION = 'blocks.schema.json';
const UNIONS = [UNION, 'shared/column-block.schema.json'];

/** Formats that nobody writes rightly by guessing. */
const FORMS = new Set(
  'date date-time date-or-time link email phone uri embed media currency country language time-zone'.split(
    ' ',
  ),
);

describe.each([...all])('%s', (path, schema) => {
  const inner = [...schemasIn(schema)].filter(([pointer]) => isSchema(pointer));

  test('every object says which properties it has', () => {
    // What is shared says so itself.
    const open = inner.filter(
      ([, part]) =>
        own(part, 'type') === 'object' &&
        own(part, 'additionalProperties') === undefined &&
        own(part, 'allOf') === undefined,
    );
    // A union leaves that to its members: draft-07 cannot close a `oneOf`.
    expect(open.map(([pointer]) => pointer)).toEqual(UNIONS.includes(path) ? [''] : []);
  });

  test('every property explains itself', () => {
    const silent = inner.flatMap(([pointer, part]) =>
      Object.entries(own(part, 'properties') ?? {}).flatMap(([name, property]) =>
        isObject(property) && typeof own(property, 'description') === 'string' ? [] : [`${pointer}/${name}`],
      ),
    );
    expect(silent).toEqual(UNIONS.includes(path) ? ['/type'] : []);
  });

  test('a date, an address or a code is shown by an example', () => {
    const silent = inner.filter(
      ([pointer, { format, description }]) =>
        FORMS.has(String(format)) &&
        !pointer.endsWith('/propertyNames') &&
        !String(description).includes('`'),
    );
    expect(silent.map(([pointer]) => pointer)).toEqual([]);
  });

  test('what holds where a choice is left out is said', () => {
    const silent = inner.flatMap(([pointer, part]) =>
      Object.entries(own(part, 'properties') ?? {})
        .filter(
          ([name, property]) =>
            listAt(property, 'enum').length > 1 &&
            isObject(property) &&
            !listAt(part, 'required').includes(name) &&
            own(property, 'default') === undefined &&
            !/left out/i.test(String(property.description)),
        )
        .map(([name]) => `${pointer}/${name}`),
    );
    expect(silent).toEqual(path === UNION ? ['/type'] : []);
  });

  test('what is said of choices is said of each', () => {
    const other = inner.filter(
      ([, part]) =>
        part.enumDescriptions !== undefined &&
        listAt(part, 'enumDescriptions').length !== listAt(part, 'enum').length,
    );
    expect(other.map(([pointer]) => pointer)).toEqual([]);
  });

  test('every pattern of a field says in words what it asks for, in “patternErrorMessage”', () => {
    const silent = inner.filter(
      // An empty one takes every text; a choice of several is told as a whole.
      ([pointer, { pattern, patternErrorMessage }]) =>
        typeof pattern === 'string' &&
        pattern !== '' &&
        patternErrorMessage === undefined &&
        !/\/anyOf\/\d+$/.test(pointer),
    );
    expect(silent.map(([pointer]) => pointer)).toEqual([]);
  });

  test('every property that is required exists', () => {
    for (const [, part] of inner) {
      const required = own(part, 'required');
      const known = Object.keys(own(part, 'properties') ?? {});
      if (isArray(required)) expect(required.map(String).filter((name) => !known.includes(name))).toEqual([]);
    }
  });

  test('nothing stands beside $ref', () => {
    expect(inner.filter(([, part]) => '$ref' in part && Object.keys(part).length > 1)).toEqual([]);
  });

  test('is itself valid, in the validator’s strict mode', () => {
    // Of a list editors take more than a validator knows.
    if (lists.some(([list]) => list === path)) return expect(new Ajv().validateSchema(schema)).toBe(true);
    expect(typeof schemas.validator(path)).toBe('function');
  });
});

describe('blocks', () => {
  const names = [...schemaFiles.keys()].flatMap(
    (path) => /^blocks\/(.+)\.schema\.json$/.exec(path)?.[1] ?? [],
  );

  test.each(names)('%s has its own name as type, and an example', (name) => {
    const schema = schemaFiles.get(`blocks/${name}.schema.json`) ?? {};
    const type = [...schemasIn(schema)].find(([pointer]) => pointer === '/properties/type')?.[1];
    expect(type?.const).toBe(name);
    expect(schema.required).toEqual(expect.arrayContaining(['type', 'id']));
    expect(isArray(schema.examples) && schema.examples.length > 0).toBe(true);
  });

  test.each(UNIONS)('%s knows, holds and offers the same types', (path) => {
    const schema = schemaFiles.get(path);
    const at = (...steps: string[]) =>
      steps.reduce<JsonValue>((value, step) => own(value, step) ?? null, schema ?? null);
    const named = (list: JsonValue) =>
      [...JSON.stringify(list).matchAll(/blocks\/([\w-]+)\./g)].map(([, name]) => name);
    const known = at('if', 'properties', 'type', 'enum');
    expect(named(at('then', 'oneOf'))).toEqual(known);
    expect(named(at('else', 'properties', 'type', 'anyOf'))).toEqual(known);
  });

  test('the union lists them all', () => {
    expect(
      [...schemasIn(all.get(UNION) ?? {})].find(([pointer]) => pointer === '/properties/type')?.[1].enum,
    ).toEqual(names);
  });
});

test('a schema that there is not', () => {
  expect(() => schemas.validator('nope.schema.json')).toThrow('There is no schema “nope.schema.json”.');
});
