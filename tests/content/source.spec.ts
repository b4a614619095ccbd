import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pointerSteps, pointerTo } from '../../src/content/diagnostics/pointer.ts';
import { createLocator } from '../../src/content/findings/locator.ts';
import { decode, parseJson, scan } from '../../src/content/json/parse.ts';
import type { Code } from '../../src/content/rules/rules.gen.ts';
import { holds } from '../support/holds.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('decode', () => {
  test('gives the text of UTF-8', () => {
    expect(decode(bytes('{"a": "₹ हि 😀"}'))).toEqual({ text: '{"a": "₹ हि 😀"}' });
    expect(decode(new Uint8Array())).toEqual({ text: '' });
  });
  test('reads exactly 2 MB', () => {
    expect(decode(new Uint8Array(2 * 1024 * 1024).fill(32))).toHaveProperty('text');
  });
});

describe('scan', () => {
  test('finds nothing in plain JSON', () => {
    expect(scan('{"a": [1, {"a": "b"}, "[{\\"a\\\\"], "b": {}}')).toEqual([]);
  });
  test('gives the pointer of a name that stands twice', () => {
    expect(scan('{"a/b": [0, {"c~": 1, "c~": 2}]}')).toEqual([
      { kind: 'duplicate', key: 'c~', pointer: '/a~1b/1/c~0', offset: 22, end: 26 },
    ]);
  });
  test('bears text that is not JSON', () => {
    expect(scan('}]"')).toEqual([]);
    expect(scan('{"a')).toEqual([]);
    expect(scan('"\\')).toEqual([]);
    expect(scan('/')).toEqual([]);
    expect(scan('/*')).toEqual([]);
  });
});

describe('parseJson', () => {
  test('gives the value of any JSON', () => {
    holds(
      fc.property(fc.json({ maxDepth: 5 }), (text) => {
        fc.pre(!/"(__proto__|constructor|prototype)"|\\u/.test(text));
        expect(parseJson(text)).toEqual({ value: JSON.parse(text), problems: [] });
      }),
    );
  });
  test('never throws, and gives a value or a problem', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '"a"',
      '\\',
      '/*',
      '*/',
      '//',
      '\n',
      '\r',
      '1',
      'x',
    );
    const soup = fc.array(piece, { size: 'max', maxLength: 400 }).map((parts) => parts.join(''));
    holds(
      fc.property(soup, (text) => {
        const { value, problems } = parseJson(text);
        expect(value !== undefined || problems.length > 0).toBe(true);
        for (const problem of problems)
          if ('end' in problem) expect(problem.end).toBeLessThanOrEqual(text.length);
      }),
      1000,
    );
  });
});

describe('pointers', () => {
  test('escape what has a meaning', () => {
    expect(pointerTo('/a', 'b/c~d')).toBe('/a/b~1c~0d');
    expect(pointerTo('', 3)).toBe('/3');
    expect(pointerSteps('/a/b~1c~0d/3')).toEqual(['a', 'b/c~d', '3']);
    expect(pointerSteps('')).toEqual([]);
  });
  test('are read back as they were made', () => {
    holds(
      fc.property(fc.array(fc.string(), { minLength: 1 }), (steps) => {
        expect(pointerSteps(steps.reduce(pointerTo, ''))).toEqual(steps);
      }),
    );
  });
});

describe('locate', () => {
  const fileWith = (text: string) => (path: string) =>
    ({ path, text, value: undefined, schema: undefined, isSound: false }) as const;
  const text = '{\r\n  "a": [10, { "b/c": true }],\r\n  "": "₹😀"\n}';
  const place = (pointer: string, spot: 'value' | 'key' | 'brace' = 'value') => {
    const finding = {
      file: 'a.json',
      pointer,
      spot,
      severity: 'error',
      code: 'json/syntax',
      message: 'A',
    } as const;
    const [found] = createLocator()([finding], fileWith(text), 'site/');
    return found && `${found.line}:${found.column}-${found.endLine}:${found.endColumn}`;
  };
  test.each([
    ['the whole file', '', 'value', '1:1-4:2'],
    ['its opening brace', '', 'brace', '1:1-1:2'],
    ['an entry of a list', '/a/0', 'value', '2:9-2:11'],
    ['a name', '/a/1/b~1c', 'key', '2:15-2:20'],
    ['a value', '/a/1/b~1c', 'value', '2:22-2:26'],
    ['an object’s brace', '/a/1', 'brace', '2:13-2:14'],
    ['an empty name, in UTF-16 units', '/', 'value', '3:7-3:12'],
    ['what is not there: what would hold it', '/a/7/x', 'value', '2:8-2:29'],
  ] as const)('%s', (_, pointer, spot, expected) => {
    expect(place(pointer, spot)).toBe(expected);
  });
  test('takes over the place that an earlier command found in the same text, and looks in another', () => {
    const finding = {
      file: 'a.json',
      pointer: '/a',
      spot: 'value',
      severity: 'error',
      code: 'json/syntax',
      message: '',
    } as const;
    const kept = new Map<string, string>();
    const lineIn = (text: string) => createLocator(kept)([finding], fileWith(text), '')[0]?.line;
    expect(lineIn('{\n"a": 1}')).toBe(2);
    expect([...kept.values()]).toEqual(['{"line":2,"column":6,"endLine":2,"endColumn":7}']);
    for (const [name, place] of kept) kept.set(name, place.replace('"line":2', '"line":7'));
    expect(lineIn('{\n"a": 1}')).toBe(7);
    expect(lineIn('{"a": 1}')).toBe(1);
  });
  test('sorts by file, place and code', () => {
    const at = (file: string, pointer: string, code: Code) =>
      ({ file, pointer, spot: 'value', severity: 'error', code, message: code }) as const;
    const findings = [
      at('b.json', '', 'json/syntax'),
      at('a.json', '/a', 'schema/type'),
      at('a.json', '/a', 'json/syntax'),
      at('a.json', '', 'unique/id'),
    ];
    const found = createLocator()(findings, fileWith(text), '');
    expect(found.map(({ file, code }) => `${file} ${code}`)).toEqual([
      'a.json unique/id',
      'a.json json/syntax',
      'a.json schema/type',
      'b.json json/syntax',
    ]);
  });
});
