import fc from 'fast-check';
import { applyEdits, type Edit } from 'jsonc-parser';
import { describe, expect, test } from 'vitest';
import { nodesIn } from '../../src/content/diagnostics/locate.ts';
import { diffOf } from '../../src/content/edit/text-edit.ts';
import {
  duplicateAt,
  EditError,
  insertAt,
  moveAt,
  removeAt,
  setAt,
} from '../../src/content/edit/value-at.ts';
import { isArray, isObject, type JsonValue, valueAt } from '../../src/content/json/json.ts';
import { FULL, figure, SEED, sized } from '../support/proof.ts';
import { shipped } from './support/shipped.ts';

const applied = (text: string, edits: Edit[]) => applyEdits(text, edits);

describe('a value', () => {
  test.each([
    [
      'of a literal only the changed characters',
      '{"a": "caf\\u00e9 au lait"}',
      'caf\u00e9 noir',
      '{"a": "caf\\u00e9 noir"}',
    ],
    ['in the escapes of the literal', '{"a": "\\u0939\\/"}', '\u0939\u093f/x', '{"a": "\\u0939\\u093f\\/x"}'],
    ['a character of two units whole', '{"a": "\ud83d\ude00"}', '\ud83d\ude01', '{"a": "\ud83d\ude01"}'],
    ['a number that says the same', '{"a": 1e3}', 1000, '{"a": 1e3}'],
    ['another kind of value', '{"a": 1e3, "b": 2}', null, '{"a": null, "b": 2}'],
  ])('%s', (_, text, value, expected) => {
    expect(applied(text, setAt(text, '/a', value))).toBe(expected);
  });
  test('that is not there yet comes behind the others, with what leads to it', () => {
    expect(applied('{\r\n\t"a": 1\r\n}', setAt('{\r\n\t"a": 1\r\n}', '/b/c', 'x'))).toBe(
      '{\r\n\t"a": 1,\r\n\t"b": {\r\n\t\t"c": "x"\r\n\t}\r\n}',
    );
    expect(applied('{}\n', setAt('{}\n', '/b', 1))).toBe('{\n  "b": 1\n}\n');
    expect(() => setAt('[1]', '/x/y', 1)).toThrow(EditError);
  });
  test('saved as it was writes nothing', () => {
    for (const [path, text] of shipped.files)
      if (typeof text === 'string') expect([path, setAt(text, '', JSON.parse(text))]).toEqual([path, []]);
  });
});

describe('an entry is whole lines', () => {
  const text = '{\n  "of": [\n    { "id": "a" },\n    { "id": "b" }\n  ]\n}\n';
  const diff = (edits: Edit[]) =>
    diffOf(text, applyEdits(text, edits)).filter((line) => !line.startsWith('@@'));
  test('inserted', () => {
    expect(diff(insertAt(text, '/of/0', { id: 'c' }))).toEqual(['+    { "id": "c" },']);
    expect(applied('{}', insertAt('{}', '/of/0', 1))).toBe('{\n  "of": [\n    1\n  ]\n}');
    expect(() => insertAt('{"of": [1]}', '/of/-', 2)).toThrow('“/of/-” names no place in a list');
  });
  test('duplicated, with another name', () => {
    expect(diff(duplicateAt(text, '/of/0', { id: 'c' }))).toEqual(['+    { "id": "c" },']);
  });
  test('removed', () => {
    expect(diff(removeAt(text, '/of/0'))).toEqual(['-    { "id": "a" },']);
    expect(applied('[1, 2]', removeAt('[1, 2]', '/1'))).toBe('[1]');
    expect(() => removeAt(text, '/of/7')).toThrow('There is no value at “/of/7” any more.');
  });
  test('moved, with no comma out of place', () => {
    expect(applied('[1, 2,\n 3]', moveAt('[1, 2,\n 3]', '/2', 0))).toBe('[3, 1,\n 2]');
    expect(JSON.parse(applied(text, moveAt(text, '/of/0', 1)))).toEqual({ of: [{ id: 'b' }, { id: 'a' }] });
  });
  test('of a list that becomes longer or shorter only what differs', () => {
    expect(diff(setAt(text, '/of', [{ id: 'a' }, { id: 'x' }, { id: 'b' }]))).toEqual([
      '+    { "id": "x" },',
    ]);
  });
});

/** The edits of the changed text that make it what it was, byte for byte. */
function inverse(text: string, edits: Edit[]): Edit[] {
  let shift = 0;
  return [...edits]
    .sort((a, b) => a.offset - b.offset || a.length - b.length)
    .map(({ offset, length, content }) => {
      const from = offset + shift;
      shift += content.length - length;
      return { offset: from, length: content.length, content: text.slice(offset, offset + length) };
    });
}

const RUNS = FULL ? sized(10_000) : 100;

test(`${RUNS} edits say what is asked for, and taken back leave the identical bytes`, () => {
  const files = [...shipped.files].flatMap(([path, text]) =>
    typeof text === 'string' ? [{ path, text }] : [],
  );
  const words = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('हिन्दी “x”\n/', '{brand}', '\u2028"\\'),
  );
  const steps = fc.array(
    fc.record({
      kind: fc.nat(4),
      at: fc.nat(100_000),
      to: fc.nat(9),
      value: fc.oneof(words, fc.jsonValue()),
    }),
    { minLength: 1, maxLength: 3 },
  );
  let edited = 0;
  const layouts = fc.constantFrom('lf', 'crlf', 'flat');
  const one = fc.property(fc.nat(files.length - 1), layouts, steps, (number, layout, list) => {
    const original = files[number]?.text ?? '{}';
    const first =
      layout === 'lf'
        ? original
        : layout === 'crlf'
          ? original.replaceAll('\n', '\r\n')
          : JSON.stringify(JSON.parse(original));
    let text = first;
    const back: Edit[][] = [];
    for (const { kind, at, to, value: given } of list) {
      const value: JsonValue = JSON.parse(JSON.stringify(given ?? null));
      const before: JsonValue = JSON.parse(text);
      const pointers = [...nodesIn(text).keys()].slice(1);
      const pointer = pointers[at % pointers.length] ?? '';
      const parent = valueAt(before, pointer.slice(0, pointer.lastIndexOf('/')));
      const entry = Number(pointer.slice(pointer.lastIndexOf('/') + 1));
      const edits = editsOf(kind, text, pointer, to, value, isArray(parent));
      const result = applyEdits(text, edits);
      if (isArray(parent) && kind > 0)
        expect(valueAt(JSON.parse(result), pointer.slice(0, pointer.lastIndexOf('/')))).toEqual(
          listAfter(kind, [...parent], entry, to, value),
        );
      else if (kind === 1) expect(valueAt(JSON.parse(result), pointer)).toBeUndefined();
      else expect(valueAt(JSON.parse(result), pointer)).toEqual(value);
      back.push(inverse(text, edits));
      text = result;
      edited += 1;
      if (!isObject(JSON.parse(text)) || nodesIn(text).size < 2) break;
    }
    for (const edits of back.reverse()) text = applyEdits(text, edits);
    expect(text).toBe(first);
  });
  fc.assert(one, { numRuns: RUNS, seed: SEED });
  figure('edits taken back', { files: files.length, runs: RUNS, edits: edited });
});

function editsOf(kind: number, text: string, pointer: string, to: number, value: JsonValue, inList: boolean) {
  if (kind === 1) return removeAt(text, pointer);
  if (!inList || kind === 0) return setAt(text, pointer, value);
  if (kind === 2) return insertAt(text, pointer, value);
  return kind === 3 ? moveAt(text, pointer, to) : duplicateAt(text, pointer);
}

function listAfter(kind: number, list: JsonValue[], at: number, to: number, value: JsonValue): JsonValue[] {
  if (kind === 1) list.splice(at, 1);
  else if (kind === 2) list.splice(at, 0, value);
  else if (kind === 3) list.splice(Math.min(to, list.length - 1), 0, ...list.splice(at, 1));
  else list.splice(at, 0, list[at] ?? null);
  return list;
}
