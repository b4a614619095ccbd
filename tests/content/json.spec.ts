import { describe, expect, test } from 'vitest';
import { check, page, prose, report } from './support/site.ts';

const inPage = (source: string | Uint8Array) =>
  report({ 'pages/a.json': source }).map((line) => line.replace('pages/a.json:', ''));

const NAME = 'A name in double quotes is expected here. Is there a comma too many before it?';
const VALUE = 'A value is expected here. Is there a comma too many before it?';
const SYMBOL =
  'This is no JSON value. Texts stand in double quotes; the only words are true, false and null.';
const COMMENT = 'JSON has no comments. Remove this one.';
const QUOTE = 'The closing double quote of this text is missing. A line break inside a text is written \\n.';

describe('json/syntax names the first mistake at its place', () => {
  test.each([
    ['', '1:1-1:1', 'The file is empty. It must hold one object in braces.'],
    [' \n', '2:1-2:1', 'The file is empty. It must hold one object in braces.'],
    ['{"a": 1,}', '1:9-1:10', NAME],
    ['{"a": 1,\n}', '2:1-2:2', NAME],
    ['[1,]', '1:4-1:5', VALUE],
    ['{"a": }', '1:7-1:8', VALUE],
    ['{"a" 1}', '1:6-1:7', 'A colon is missing after the name.'],
    ['{"a": 1\n "b": 2}', '2:2-2:5', 'A comma is missing before this.'],
    ['{"a": 1', '1:8-1:8', 'A closing brace } is missing.'],
    ['[1, 2', '1:6-1:6', 'A closing bracket ] is missing.'],
    ['{"a": 1}}', '1:9-1:10', 'The file should end here: something stands after its closing brace.'],
    ['{a: 1}', '1:2-1:3', SYMBOL],
    ["{'a': 1}", '1:2-1:5', SYMBOL],
    ['{"a": True}', '1:7-1:11', SYMBOL],
    ['{"a": NaN}', '1:7-1:10', SYMBOL],
    ['{"a": “b”}', '1:7-1:10', SYMBOL],
    ['// c\n{}', '1:1-1:5', COMMENT],
    ['{ /* c */ }', '1:3-1:10', COMMENT],
    ['{"a": "b}', '1:7-1:10', QUOTE],
    ['{"a": "b\nc"}', '1:7-1:9', QUOTE],
    ['{"a": 1.}', '1:7-1:9', 'This number is not complete.'],
    [
      '{"a": "\\x"}',
      '1:7-1:11',
      'After a backslash only " \\ / b f n r t u may stand. A backslash itself is written \\\\.',
    ],
    ['{"a": "\\u12"}', '1:7-1:13', 'After \\u four hexadecimal digits are expected.'],
    [
      '{"a": "\tb"}',
      '1:7-1:11',
      'This character may not stand in a text. A tab is written \\t, a line break \\n.',
    ],
  ])('%j', (source, place, message) => {
    expect(inPage(source)).toEqual([`${place} json/syntax · ${message}`]);
  });

  test('as a diagnostic with every field', () => {
    expect(check({ 'pages/a.json': '{"a": 1,}' })).toEqual([
      {
        file: 'site/pages/a.json',
        line: 1,
        column: 9,
        endLine: 1,
        endColumn: 10,
        severity: 'error',
        code: 'json/syntax',
        pointer: '',
        message: NAME,
      },
    ]);
  });
});

describe('json/duplicate-key', () => {
  const twice = `{
  "$schema": "../../schemas/page.schema.json",
  "title": "A",
  "title": "B",
  "seo": { "title": "A", "description": "A" },
  "sections": [{ "type": "prose", "id": "a", "text": "A" }]
}`;
  test('stands at the second name', () => {
    expect(inPage(twice)).toEqual([
      '4:3-4:10 json/duplicate-key /title · “title” stands twice in this object. Remove one of the two.',
    ]);
  });
  test('finds a name that is written with an escape', () => {
    expect(inPage(twice.replace('"title": "B"', '"\\u0074itle": "B"'))).toEqual([
      '4:3-4:15 json/duplicate-key /title · “title” stands twice in this object. Remove one of the two.',
    ]);
  });
  test('hides no other mistake of the file', () => {
    expect(inPage(twice.replace('"prose"', '"prosee"')).map((line) => line.split(' ')[1])).toEqual([
      'json/duplicate-key',
      'schema/unknown-block',
    ]);
  });
  test('is said once where the name is unknown besides', () => {
    expect(
      inPage(twice.replaceAll('  "title": "', '  "foo": "').replace('{\n', '{ "title": "A",\n')),
    ).toEqual([
      '4:3-4:8 json/duplicate-key /foo · “foo” stands twice in this object. Remove one of the two.',
    ]);
  });
  test('the same name in two objects is none', () => {
    expect(inPage(JSON.stringify(page(prose('a'), prose('b'))))).toEqual([]);
  });
});

describe('json/forbidden-key', () => {
  test.each(['__proto__', 'constructor', 'prototype'])('%s', (key) => {
    expect(inPage(`{"a": [{"${key}": 1}]}`)).toEqual([
      `1:9-1:${11 + key.length} json/forbidden-key /a/0/${key} · “${key}” may not be used as a name. Choose another one.`,
    ]);
  });
  test('written with an escape', () => {
    expect(inPage('{"\\u005f_proto__": 1}')).toEqual([
      '1:2-1:18 json/forbidden-key /__proto__ · “__proto__” may not be used as a name. Choose another one.',
    ]);
  });
  test('as a text it is a text like any other', () => {
    expect(inPage(JSON.stringify(page(prose('a', '__proto__ constructor'))))).toEqual([]);
  });
});

describe('limits', () => {
  const DEEP = 'json/too-deep · More than 64 levels of nesting. Flatten the content.';
  test.each([
    ['100,000 open brackets', '['.repeat(100_000), '1:65-1:66'],
    ['100,000 objects', '{"a":'.repeat(100_000), '1:321-1:322'],
    ['65 levels of valid JSON', `${'['.repeat(65)}${']'.repeat(65)}`, '1:65-1:66'],
    ['brackets closed by the wrong ones', '[},'.repeat(100_000), '1:193-1:194'],
    ['brackets behind a quote in a comment', `/*"*/${'['.repeat(100_000)}`, '1:70-1:71'],
    ['brackets behind a quote in a line comment', `//"\r${'['.repeat(100_000)}`, '1:69-1:70'],
    ['brackets behind a text that a carriage return ends', `"a\r${'['.repeat(100_000)}`, '1:68-1:69'],
  ])('json/too-deep: %s', (_, source, place) => {
    expect(inPage(source)).toEqual([`${place} ${DEEP}`]);
  });
  test('64 levels are read', () => {
    expect(inPage(`${'['.repeat(64)}${']'.repeat(64)}`)).toEqual([
      '1:1-1:129 schema/type · Here an object in braces is expected.',
    ]);
  });
  test('a site.json that is too deep is reported once, whatever else is missing', () => {
    expect(report({ 'site.json': '['.repeat(100_000), 'pages/404.json': undefined })).toEqual([
      `site.json:1:65-1:66 ${DEEP}`,
    ]);
  });
  test('json/too-large: more than 2 MB', () => {
    expect(inPage(new Uint8Array(2 * 1024 * 1024 + 1))).toEqual([
      '1:1-1:1 json/too-large · The file is larger than 2 MB. Split it into smaller ones.',
    ]);
  });
  test('json/too-large: a list of more than 10,000 entries', () => {
    expect(inPage(`{"sections": [${'1,'.repeat(10_000)}1]}`)).toEqual([
      '1:20014-1:20015 json/too-large · A list may have at most 10,000 entries. Split it.',
    ]);
  });
});

describe('json/encoding', () => {
  test.each([
    [
      'a byte order mark',
      [0xef, 0xbb, 0xbf, 0x7b, 0x7d],
      'The file begins with a byte order mark. Save it as UTF-8 without one.',
    ],
    ['UTF-16, little end first', [0xff, 0xfe, 0x7b, 0x00], 'The file is in UTF-16. Save it as UTF-8.'],
    ['UTF-16, big end first', [0xfe, 0xff, 0x00, 0x7b], 'The file is in UTF-16. Save it as UTF-8.'],
    ['UTF-16 without a mark', [0x7b, 0x00, 0x7d, 0x00], 'The file is in UTF-16. Save it as UTF-8.'],
    ['invalid UTF-8', [0x22, 0xc3, 0x28, 0x22], 'The file is not valid UTF-8. Save it as UTF-8.'],
  ])('%s', (_, bytes, message) => {
    expect(inPage(new Uint8Array(bytes))).toEqual([`1:1-1:1 json/encoding · ${message}`]);
  });
});
