import { expect, test } from 'vitest';
import { fieldsOf, sharedOf } from '../../src/catalogue/schema-fields.ts';
import type { JsonObject } from '../../src/content/json/json.ts';

const link = { allOf: [{ $ref: '../shared/link.schema.json' }], description: 'A link.' };

/** Path, what it accepts, and whether it must be there. */
const rows = (properties: JsonObject, required: string[] = []) =>
  fieldsOf({ type: 'object', properties, required }).map((field) =>
    [
      field.path,
      field.kind,
      field.shared,
      ...field.choices,
      ...field.limits,
      field.required ? 'required' : '',
    ]
      .filter(Boolean)
      .join(' | '),
  );

test('a text, its limits, and that it must be there', () => {
  expect(rows({ heading: { type: 'string', minLength: 1, maxLength: 60 } }, ['heading'])).toEqual([
    'heading | text | 1 to 60 characters | required',
  ]);
  expect(rows({ heading: { type: 'string', minLength: 1 } })).toEqual(['heading | text | not empty']);
});

test('choices, numbers and what holds where a field is left out', () => {
  expect(rows({ order: { type: 'string', enum: ['newest', 'related'] } })).toEqual([
    'order | one of | newest | related',
  ]);
  expect(rows({ type: { const: 'prose' } })).toEqual(['type | always | prose']);
  const [field] = fieldsOf({
    properties: { count: { type: 'integer', minimum: 1, maximum: 6, default: 3 } },
  });
  expect(field).toMatchObject({ kind: 'whole number', limits: ['1 to 6'], fallback: '3' });
});

test('the name of an item says of which collection', () => {
  expect(rows({ article: { type: 'string', reference: 'articles' } })).toEqual([
    'article | the name of one of articles',
  ]);
});

test('objects and entries of lists are unfolded', () => {
  const step = { type: 'object', properties: { title: { type: 'string' } }, required: ['title'] };
  expect(rows({ steps: { type: 'array', items: step, minItems: 2 }, total: step })).toEqual([
    'steps[] | list of objects | at least 2 entries',
    'steps[].title | text | required',
    'total | object',
    'total.title | text | required',
  ]);
});

test('a shared definition is named, and unfolded once with those that it names', () => {
  const actions = { type: 'array', items: { $ref: '../shared/link.schema.json' }, maxItems: 1 };
  const properties = { link, actions };
  expect(rows(properties)).toEqual(['link | link', 'actions[] | list of | link | at most 1 entry']);
  const schemas = new Map<string, JsonObject>([
    [
      'shared/link.schema.json',
      { type: 'object', properties: { icon: { $ref: '../shared/icon.schema.json' } } },
    ],
    ['shared/icon.schema.json', { type: 'string', enum: ['home'] }],
  ]);
  const shared = sharedOf(fieldsOf({ properties }), schemas);
  expect(shared.map(({ name, kind, choices }) => [name, kind, ...choices])).toEqual([
    ['icon', 'one of', 'home'],
    ['link', 'object'],
  ]);
});
