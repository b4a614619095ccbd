import { expect, test } from 'vitest';
import { mistakesTold } from '../../src/command/tell.ts';
import { checkSite } from '../content/support/site.ts';

/** The small valid site as if its first warning stood in it so many times, each in other words, with errors after them. */
function told(warnings: number, errors: number): string {
  const checked = checkSite();
  const [warning] = checked.diagnostics;
  if (warning?.severity !== 'warning') throw new Error('The small site has no warning.');
  const many = (severity: 'warning' | 'error', count: number) =>
    Array.from({ length: count }, (_, i) => ({ ...warning, severity, message: `${i}.` }));
  const diagnostics = [...many('warning', warnings), ...many('error', errors)];
  return mistakesTold({ ...checked, diagnostics });
}

const shown = (text: string, severity: string) =>
  text.split('\n').filter((line) => line.includes(`  ${severity}  `)).length;

test('ten warnings are shown, then how many more there are', () => {
  expect(shown(told(10, 0), 'warning')).toBe(10);
  expect(told(10, 0)).not.toContain('… and');
  expect(shown(told(13, 0), 'warning')).toBe(10);
  expect(told(13, 0)).toMatch(
    /\n\n… and 3 more: “validate” shows all warnings\.\n\n0 errors, 13 warnings in \d+ files\.\n$/,
  );
});

test('mistakes are all shown, whatever stands before them', () => {
  expect(shown(told(13, 12), 'error')).toBe(12);
  expect(shown(told(13, 12), 'warning')).toBe(10);
});

test('nothing is said of a site without either', () => {
  expect(told(0, 0)).toBe('');
});

test('a file that is no UTF-8 is shown up to its first wrong sign', () => {
  const bytes = Buffer.from('{\n  "title": "Caf\xe9 à la carte"\n}', 'latin1');
  expect(mistakesTold(checkSite({ 'pages/a.json': bytes }))).toContain(
    'pages/a.json:2:16  error  The file is not valid UTF-8. Save it as UTF-8.  json/encoding\n  1 | {\n> 2 |   "title": "Caf\ufffd\n    |                ^\n',
  );
});
