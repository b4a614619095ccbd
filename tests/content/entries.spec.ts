import { applyEdits, parseTree } from 'jsonc-parser';
import { describe, expect, test } from 'vitest';
import { offsetInLiteral } from '../../src/content/diagnostics/locate.ts';
import { appendEntries, appendProperty, removeChildren } from '../../src/content/edit/entries.ts';
import { diffOf } from '../../src/content/edit/text-edit.ts';
import { valueEdits } from '../../src/content/edit/value-edits.ts';
import type { JsonValue } from '../../src/content/json/json.ts';

function treeOf(text: string) {
  const tree = parseTree(text);
  if (!tree) throw new Error('The text is no JSON.');
  return tree;
}

const appended = (text: string, ...values: JsonValue[]) =>
  applyEdits(text, appendEntries(text, treeOf(text), values));

describe('an entry is laid out as its neighbours are', () => {
  test.each([
    ['[]', '[\n  1\n]'],
    ['[0]', '[0, 1]'],
    ['[\n\t0\n]', '[\n\t0,\n\t1\n]'],
    ['[\r\n    0\r\n]', '[\r\n    0,\r\n    1\r\n]'],
  ])('%j', (text, after) => {
    expect(appended(text, 1)).toBe(after);
  });
  test('objects on one line each, and over several', () => {
    expect(appended('[\n  { "a": 1 }\n]', { a: 2, b: [] })).toBe(
      '[\n  { "a": 1 },\n  { "a": 2, "b": [] }\n]',
    );
    expect(appended('[\n  {\n    "a": 1\n  }\n]', { a: 2 })).toBe(
      '[\n  {\n    "a": 1\n  },\n  {\n    "a": 2\n  }\n]',
    );
  });
  test('several at once, into an empty list too', () => {
    expect(appended('[0]', 1, 2)).toBe('[0, 1, 2]');
    expect(appended('[]', 1, 2)).toBe('[\n  1,\n  2\n]');
  });
  test('a property', () => {
    const add = (text: string) => applyEdits(text, [appendProperty(text, treeOf(text), 'b', [1])]);
    expect(add('{\n  "a": 1\n}\n')).toBe('{\n  "a": 1,\n  "b": [\n    1\n  ]\n}\n');
    expect(add('{ "a": 1 }')).toBe('{ "a": 1, "b": [1] }');
  });
});

test.each([
  ['[1, 2, 3]', [0], '[2, 3]'],
  ['[1, 2, 3]', [1], '[1, 3]'],
  ['[1, 2, 3]', [2], '[1, 2]'],
  ['[1, 2, 3]', [0, 1], '[3]'],
  ['[1, 2, 3]', [1, 2], '[1]'],
  ['[1, 2, 3]', [0, 1, 2], '[]'],
  ['[\n  1,\n  2\n]', [1], '[\n  1\n]'],
])('%j without %j', (text, removed, after) => {
  const tree = treeOf(text);
  const nodes = new Set((tree.children ?? []).filter((_, index) => removed.includes(index)));
  expect(applyEdits(text, removeChildren(tree, nodes))).toBe(after);
});

describe('one value becomes another', () => {
  test.each<[string, JsonValue, string]>([
    ['{ "a": 1, "b":2 }', { a: 1, b: 3 }, '{ "a": 1, "b":3 }'],
    ['{ "a" : "x", "b":2 }', { c: 'x', b: 2 }, '{ "c" : "x", "b":2 }'],
    ['{ "a": 1, "b":2 }', { b: 2, c: 3 }, '{ "b":2, "c": 3 }'],
    ['{ "a": 1 }', { c: 3 }, '{\n  "c": 3\n}'],
    ['[ {"a": 1},{"a": 2} ]', [{ a: 1 }, { a: 5 }], '[ {"a": 1},{"a": 5} ]'],
    ['{"a":[1,  2]}', { a: [1] }, '{"a":[1]}'],
  ])('%s', (text, value, after) => {
    expect(applyEdits(text, valueEdits(text, treeOf(text), JSON.parse(text), value))).toBe(after);
    expect(JSON.parse(after)).toEqual(value);
  });
});

test('a character of a literal stands where its escape begins', () => {
  const source = '["\\u00e9\\n/a"]';
  expect([0, 1, 2, 3].map((index) => offsetInLiteral(source, 1, index))).toEqual([2, 8, 10, 11]);
});

test('edits that overlap are a fault', () => {
  const edit = { offset: 0, length: 2, content: '' };
  expect(() => applyEdits('abc', [edit, { ...edit, offset: 1 }])).toThrow('Overlapping edit');
});

test('a diff: lines that change, neighbours together, numbers of both sides', () => {
  expect(diffOf('a\nb\nc\nd\n', 'A\nAA\nB\nc\nD\n')).toEqual([
    '@@ -1,2 +1,3 @@',
    '-a',
    '-b',
    '+A',
    '+AA',
    '+B',
    '@@ -4 +5 @@',
    '-d',
    '+D',
  ]);
});
