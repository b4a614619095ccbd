import { describe, expect, test } from 'vitest';
import { pretty, summary } from '../../src/command/formats/pretty.ts';
import { github, sarif } from '../../src/command/formats/print.ts';
import type { Diagnostic } from '../../src/content/findings/finding.ts';

const at = (
  line: number,
  column: number,
  endLine: number,
  endColumn: number,
  more: Partial<Diagnostic> = {},
): Diagnostic => ({
  file: 'site/a.json',
  line,
  column,
  endLine,
  endColumn,
  severity: 'error',
  code: 'text/total',
  pointer: '',
  message: 'Wrong.',
  ...more,
});
const show = (text: string, diagnostic: Diagnostic) =>
  pretty([diagnostic], () => text, false)
    .split('\n')
    .slice(1, -1);

describe('pretty', () => {
  test('marks the place between its neighbours', () => {
    expect(show('{\n  "a": 5\n}', at(2, 8, 2, 9))).toEqual([
      '  1 | {',
      '> 2 |   "a": 5',
      '    |        ^',
      '  3 | }',
    ]);
  });
  test('marks what spans lines on its first', () => {
    expect(show('{\n  "a": [\n    1\n  ]\n}', at(2, 8, 4, 4))).toEqual([
      '  1 | {',
      '> 2 |   "a": [',
      '    |        ^',
      '  3 |     1',
    ]);
  });
  test('cuts a long line around the place', () => {
    const [line, mark] = show(`${'x'.repeat(1000)}5${'y'.repeat(1_000_000)}`, at(1, 1001, 1, 1002));
    expect(line).toBe(`> 1 | ${'x'.repeat(39)}5${'y'.repeat(120)}`);
    expect(mark).toBe(`    | ${' '.repeat(39)}^`);
  });
  test('a separator inside a text is no line', () => {
    expect(show('{\n"a": "\u2028\u2029",\n"b": 5\n}', at(3, 6, 3, 7))).toEqual([
      '  2 | "a": "  ",',
      '> 3 | "b": 5',
      '    |      ^',
      '  4 | }',
    ]);
  });
  test('what a terminal would obey is shown as a sign, and a line break in a name begins no line', () => {
    const named = at(1, 7, 1, 8, {
      file: 'a\u001b[2J\n::error::.json',
      message: '“\u009b\u202e\n” is wrong.',
    });
    expect(pretty([named], () => '"\u001b]0;": 5', false).split('\n')).toEqual([
      'a\ufffd[2J ::error::.json:1:7  error  “\ufffd\ufffd ” is wrong.  text/total',
      '> 1 | "\ufffd]0;": 5',
      '    |       ^',
      '',
    ]);
  });
  test('a file without text has no frame', () => {
    expect(pretty([at(1, 1, 1, 1)], () => undefined, false)).toBe(
      'site/a.json:1:1  error  Wrong.  text/total',
    );
  });
  test('what more than three places have in common is said once, with every place', () => {
    const places = (count: number) => Array.from({ length: count }, (_, i) => at(i + 1, 1, i + 1, 2));
    const told = (all: readonly Diagnostic[]) => pretty(all, () => undefined, false).split('\n');
    expect(told(places(3))).toEqual(
      ['1', '2', '3'].map((n) => `site/a.json:${n}:1  error  Wrong.  text/total`),
    );
    expect(told([...places(4), at(9, 1, 9, 2, { message: 'Other.' })])).toEqual([
      'site/a.json:1:1  error  Wrong.  text/total',
      '… and 3 more like it: site/a.json:2:1, site/a.json:3:1, site/a.json:4:1',
      '',
      'site/a.json:9:1  error  Other.  text/total',
    ]);
  });
  test('thousands of mistakes on one line of a megabyte are shown at once', () => {
    const many = Array.from({ length: 5000 }, (_, i) => at(1, i + 1, 1, i + 2, { message: `${i}` }));
    expect(pretty(many, () => 'x'.repeat(1_000_000), false).split('\n').length).toBeGreaterThan(10_000);
  });
});

test('the summary counts', () => {
  expect(summary([at(1, 1, 1, 1), at(1, 1, 1, 1, { severity: 'warning' })], 1)).toBe(
    '1 error, 1 warning in 1 file.',
  );
  expect(summary([], 2)).toBe('0 errors, 0 warnings in 2 files.');
});

test('github escapes what has a meaning in a workflow command', () => {
  expect(
    github([at(1, 2, 3, 4, { file: 'a,b:c%.json', message: '50%\nmore: a, b', severity: 'warning' })]),
  ).toBe(
    '::warning file=a%2Cb%3Ac%25.json,line=1,endLine=3,col=2,endColumn=4,title=text/total::50%25%0Amore: a, b',
  );
});

test('github says nothing that a terminal would obey', () => {
  expect(github([at(1, 2, 3, 4, { message: '\u001b[31m' })])).toBe(
    '::error file=site/a.json,line=1,endLine=3,col=2,endColumn=4,title=text/total::\ufffd[31m',
  );
});

test('github annotates ten of a severity: the messages of the others say their places', () => {
  const advice = at(1, 1, 1, 2, { severity: 'warning' });
  const many = [advice, ...Array.from({ length: 11 }, (_, i) => at(i + 1, 1, i + 1, 2))];
  const said = github(many)
    .split('\n')
    .map((line) => line.replace(/^::(\w+) .*?::/, '$1 '));
  expect(said).toEqual([
    'warning Wrong.',
    ...Array.from({ length: 10 }, () => 'error Wrong.'),
    'error site/a.json:11:1 Wrong.',
  ]);
});

test('sarif writes each rule once and escapes the file', () => {
  const log = JSON.parse(
    sarif([at(1, 1, 1, 2, { file: 'site/a #1.json' }), at(1, 1, 1, 2)], () => undefined, 2),
  );
  const says = { text: 'The rows of a table do not sum to its total.' };
  expect(log.runs[0].tool.driver.rules).toEqual([
    {
      id: 'text/total',
      shortDescription: says,
      fullDescription: says,
      help: { text: 'Correct a row or the total.' },
    },
  ]);
  expect(log.runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri).toBe(
    'site/a%20%231.json',
  );
});

test.each([
  ['the whole value', '"/abuot"', 'There is no page “/abuot”.', '/about', '"/about"'],
  ['a part of a link', '"/abuot#team"', 'There is no page “/abuot”.', '/about', '"/about#team"'],
  ['a file', '"/a.pgn"', 'There is no file “public/a.pgn”.', '/a.png', '"/a.png"'],
  ['a name in a text', '"So \\"{brnd}\\"."', '“{brnd}” is not a variable.', 'brand', '"So \\"{brand}\\"."'],
  ['a name alone', '{brnd}', '“{brnd}” is not a variable.', 'brand', '{brand}'],
  ['a field', '"titel"', '“titel” is not a property here.', 'title', '"title"'],
])('sarif fixes what has a suggestion: %s', (_, marked, message, suggestion, text) => {
  const diagnostic = at(1, 3, 1, 3 + marked.length, { message, suggestion });
  const [result] = JSON.parse(sarif([diagnostic], () => `{ ${marked} }`, 2)).runs[0].results;
  expect(result.fixes[0].artifactChanges[0].replacements).toEqual([
    { deletedRegion: result.locations[0].physicalLocation.region, insertedContent: { text } },
  ]);
});

test('sarif fixes nothing where what is wrong stands twice in the place, or the file cannot be read', () => {
  const diagnostic = at(1, 1, 1, 17, { message: '“/nope” is none.', suggestion: '/hope' });
  const fixes = [() => '"/nope and /nope"', () => undefined].map(
    (textOf) => JSON.parse(sarif([diagnostic], textOf, 2)).runs[0].results[0].fixes,
  );
  expect(fixes).toEqual([undefined, undefined]);
});
