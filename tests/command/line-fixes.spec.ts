import { expect, test } from 'vitest';
import { lineFixes } from '../../src/command/formats/fix.ts';
import type { Diagnostic } from '../../src/content/findings/finding.ts';

const found = (column: number, word: string, suggestion?: string): Diagnostic => ({
  file: 'site/a.json',
  line: 2,
  column,
  endLine: 2,
  endColumn: column + word.length + 2,
  severity: 'error',
  code: 'schema/enum',
  pointer: '',
  message: `“${word}” is none.`,
  ...(suggestion !== undefined && { suggestion }),
});

test('suggestions of one line are written into it together; what has none changes nothing', () => {
  const text = '{\n  "a": ["on", "tow", "x"]\n}';
  const diagnostics = [found(9, 'on', 'one'), found(15, 'tow', 'two'), found(22, 'x')];
  expect(lineFixes(diagnostics, () => text)).toEqual([
    {
      file: 'site/a.json',
      line: 2,
      before: '  "a": ["on", "tow", "x"]',
      after: '  "a": ["one", "two", "x"]',
      messages: ['“on” is none.', '“tow” is none.'],
    },
  ]);
  expect(lineFixes(diagnostics, () => undefined)).toEqual([]);
});

test.each([
  [
    'reference/scheme',
    'htps://example.com',
    'Links may not use “htps:”. Possible: a path, https:, mailto:, tel:. Did you mean “https://example.com”?',
    'https://example.com',
  ],
  [
    'locale/fixed-value',
    '/hi/contact-us',
    '“href” is the same in every language. Write it as in the original. Did you mean “/contact-us”?',
    '/contact-us',
  ],
  [
    'schema/pattern',
    `${'U+00A1-00A8,'.repeat(8)} `,
    `“${'U+00A1-00A8,'.repeat(8).slice(0, 80)}…” cannot stand here. Did you mean “U+00A1”?`,
    'U+00A1',
  ],
  ['reference/field', 'equals', '“/topics” is a list. Did you mean “has”?', 'has'],
  [
    'reference/field',
    '-/createAt',
    'An item of articles has no field “/createAt”. Did you mean “/createdAt”?',
    '-/createdAt',
  ],
] as const)('%s: what is suggested for the whole of %s replaces it', (code, word, message, after) => {
  const suggestion = after.replace(/^-/, '');
  const diagnostic = { ...found(8, word, suggestion), code, message };
  const [fix] = lineFixes([diagnostic], () => `{\n  "a": "${word}"\n}`);
  expect(fix?.after).toBe(`  "a": "${after}"`);
});

test('of a link in a text the section alone is replaced', () => {
  const message = 'There is no section “b” on /a. Did you mean “c”?';
  const diagnostic = { ...found(18, '/a', 'c'), code: 'reference/anchor' as const, message };
  const [fix] = lineFixes([diagnostic], () => '{\n  "text": ["[To](/a#b)."]\n}');
  expect(fix?.after).toBe('  "text": ["[To](/a#c)."]');
});

test('a number written as it is read is written as one', () => {
  const message = 'Here a number without quotes is expected. Did you mean “12.5”?';
  const diagnostic = { ...found(8, '12.5 $', '12.5'), code: 'schema/type' as const, message };
  const [fix] = lineFixes([diagnostic], () => '{\n  "a": "12.5 $"\n}');
  expect(fix?.after).toBe('  "a": 12.5');
});
