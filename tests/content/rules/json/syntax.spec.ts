import { describe, expect, test } from 'vitest';
import { check, reportPage } from '../../support/site.ts';

const NAME = 'A name in double quotes is expected here. Is there a comma too many before it?';
const VALUE = 'A value is expected here. Is there a comma too many before it?';
const SYMBOL =
  'This is no JSON value. Texts stand in double quotes; the only words are true, false and null.';
const CURLY = 'This is a curly quote, as word processors write it. JSON takes the straight one: ".';
const GUILLEMET = 'This is a guillemet, a quote of French texts. JSON takes the straight double quote: ".';
const INSIDE = 'A quote ends the text before this. Inside a text write \\", or “ and ”.';
const INVISIBLE = 'Here stands an invisible sign, such as a blank of a web page. Remove it.';
const NAMELESS =
  'An object without a name stands here. It belongs into a list, or a closing brace } is missing before it.';
const ZERO = 'A number such as 05 is written 5. Remove the 0 before this.';
const COMMA = 'A number has no comma: write 12.5 and 500000.';
const DIGITS = 'A number is written in digits alone, such as 12.5. All else stands in double quotes.';
const FOREIGN = 'This is a comma of another script, as its keyboards write it. JSON takes the Latin one: ,';
const IN_LIST =
  'A name stands in braces, not in a list. A closing bracket ] is missing before it, or an opening brace {.';
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
    [
      '{"a": 1}\nthanks Meera',
      '2:1-2:7',
      'The file should end here: something stands after its closing brace.',
    ],
    ['{"a": 1}}', '1:9-1:10', 'The file should end here: something stands after its closing brace.'],
    ['\n"a": 1}', '2:1-2:4', 'The opening brace { of the file is missing before this.'],
    ['{a: 1}', '1:2-1:3', SYMBOL],
    ["{'a': 1}", '1:2-1:5', SYMBOL],
    ['{"a": True}', '1:7-1:11', SYMBOL],
    ['{"a": NaN}', '1:7-1:10', SYMBOL],
    ['{\n  # the title\n  "a": 1}', '2:3-2:4', COMMENT],
    ['# the page\n{"a": 1}', '1:1-1:2', COMMENT],
    ['{"a": 1, <!-- the title -->\n"b": 2}', '1:10-1:14', COMMENT],
    ['{"a": #fff}', '1:7-1:11', SYMBOL],
    ['{"a":#fff}', '1:6-1:10', SYMBOL],
    ['{"a": "b "c" d"}', '1:11-1:12', INSIDE],
    ['{"a": "b "2nd" d"}', '1:11-1:12', INSIDE],
    ['{"a": ""b" c"}', '1:9-1:10', INSIDE],
    ['{"a": "b";}', '1:10-1:11', 'A comma belongs here, not a semicolon.'],
    ['{"a": 1; "b": 2}', '1:8-1:9', 'A comma belongs here, not a semicolon.'],
    ['{"a": "b"、"c": 1}', '1:10-1:11', FOREIGN],
    ['{"a": "b"، "c": 1}', '1:10-1:11', FOREIGN],
    ['{"a": 1，"b": 2}', '1:8-1:9', FOREIGN],
    [
      '{"a"：1}',
      '1:5-1:7',
      'This is a colon of another width, as its keyboards write it. JSON takes the Latin one: :',
    ],
    ['{\u00a0"a": 1}', '1:2-1:3', INVISIBLE],
    ['{"a":\u200b 1}', '1:6-1:7', INVISIBLE],
    ['{"a": [], {"b": 1}}', '1:11-1:12', NAMELESS],
    ['{"a": [{"b": 1, {"c": 2}]}', '1:17-1:18', NAMELESS],
    ['{"a": "b""c": 1}', '1:10-1:13', 'A comma is missing before this.'],
    ['{"a" = 1}', '1:6-1:7', 'A colon belongs here, not an equals sign.'],
    ['{"a": 12%}', '1:9-1:10', DIGITS],
    ['{"a": 5 lakh}', '1:9-1:13', DIGITS],
    ['{"a": ₹500}', '1:7-1:11', DIGITS],
    ['{"a": 10:30}', '1:9-1:10', DIGITS],
    ['{"a": 2026-01-01}', '1:11-1:13', DIGITS],
    ['{"a": ["b", "c": 1}', '1:16-1:17', IN_LIST],
    ['{"a": [{"b": 1}\n "c": 1}', '2:2-2:5', IN_LIST],
    ['{"a": [1, "b" "c"]}', '1:15-1:18', 'A comma is missing before this.'],
    ['{"a": [{"b": 1\n {"c": 2}]}', '2:2-2:3', NAMELESS],
    ['{"a": [{"b": 1}\n {"c": 2}]}', '2:2-2:3', 'A comma is missing before this.'],
    ['{"a": [1, 2}', '1:12-1:13', 'A closing bracket ] is missing.'],
    ['[{"a": "b"]', '1:11-1:12', 'A closing brace } is missing.'],
    ['{"a": 05}', '1:8-1:9', ZERO],
    ['{"a": -05}', '1:9-1:10', ZERO],
    ['{"a": 10 5}', '1:10-1:11', 'A comma is missing before this.'],
    ['{"a": 500,000}', '1:11-1:12', COMMA],
    ['{"a": 12,5}', '1:10-1:11', COMMA],
    ['{"a": “b”}', '1:7-1:10', CURLY],
    ['{"a": „b“}', '1:7-1:10', CURLY],
    ['{"a": «b»}', '1:7-1:10', GUILLEMET],
    ['{« a »: 1}', '1:2-1:3', GUILLEMET],
    [
      '{"a": "b »}',
      '1:7-1:12',
      'This text ends with a guillemet, a quote of French texts. JSON takes the straight double quote: ".',
    ],
    [
      '{"a": "b”}',
      '1:7-1:11',
      'This text ends with a curly quote, as word processors write it. JSON takes the straight one: ".',
    ],
    [
      '{\n<<<<<<< HEAD\n"a": 1\n=======\n"a": 2\n>>>>>>> main\n}',
      '2:1-2:13',
      'Two versions of the file were merged and not yet joined. Keep what is wanted of each and remove the marks.',
    ],
    ['// c\n{}', '1:1-1:5', COMMENT],
    ['{ /* c */ }', '1:3-1:10', COMMENT],
    ['{"a": "b}', '1:7-1:10', QUOTE],
    ['{"a": "« b »}', '1:7-1:14', QUOTE],
    ['{"a": "b\nc"}', '1:7-1:9', QUOTE],
    ['{"a": 1.}', '1:7-1:9', 'This number is not complete.'],
    [
      '{"a": "b \\\\ c \\x"}',
      '1:15-1:17',
      'After a backslash only " \\ / b f n r t u may stand. A backslash itself is written \\\\.',
    ],
    ['{"a": "\\u12"}', '1:7-1:13', 'After \\u four hexadecimal digits are expected.'],
    [
      '{"a": "b\tc"}',
      '1:9-1:10',
      'This character may not stand in a text. A tab is written \\t, a line break \\n.',
    ],
  ])('%j', (source, place, message) => {
    expect(reportPage(source)).toEqual([`${place} json/syntax · ${message}`]);
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
