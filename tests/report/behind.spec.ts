import { expect, test } from 'vitest';
import { fingerprint } from '../../src/content/locales/records.ts';
import { behindChanges } from '../../src/report/behind.ts';
import { htmlPage } from '../../src/report/html.ts';
import { markdown } from '../../src/report/markdown.ts';
import { verdict } from '../../src/report/say.ts';
import { checkSite, page, prose } from '../content/support/site.ts';
import { hi } from '../content/support/translated.ts';
import { emptyReport } from './site.ts';

const site = (text: string, translation: string, stamped?: string, ...before: ReturnType<typeof prose>[]) =>
  checkSite(
    hi(
      'pages/a.json',
      {
        sections: [{ id: 'b', text: translation }],
        ...(stamped === undefined ? {} : { $source: { '/sections/b/text': fingerprint(stamped) } }),
      },
      { 'pages/a.json': page(...before, prose('b', text)) },
    ),
  ).index;
const told = (...sides: Parameters<typeof behindChanges>) =>
  behindChanges(...sides).map(({ where, changes }) => [
    where,
    ...changes.map(({ place, before, after }) => `${place}: ${before} → ${after}`),
  ]);

test('a translation whose original says something else now', () => {
  const behind = [['locales/hi/pages/a.json', 'शब्द।: Words. → Other words.']];
  expect(told(site('Words.', 'शब्द।'), site('Other words.', 'शब्द।'))).toEqual(behind);
  expect(told(site('Words.', 'शब्द।', 'Words.'), site('Other words.', 'शब्द।', 'Words.'))).toEqual(behind);
});
test('a long one by how it begins', () => {
  const long = 'शब्द '.repeat(50).trim();
  expect(told(site('Words.', long), site('Other words.', long))).toEqual([
    ['locales/hi/pages/a.json', `${long.slice(0, 99)}…: Words. → Other words.`],
  ]);
});
test('its section is found wherever it stands', () => {
  const after = site('Other words.', 'शब्द।', undefined, prose('new', 'More.'));
  expect(told(site('Words.', 'शब्द।'), after)).toEqual([
    ['locales/hi/pages/a.json', 'शब्द।: Words. → Other words.'],
  ]);
});
test('none that was translated again, or read again and stamped', () => {
  const before = site('Words.', 'शब्द।', 'Words.');
  expect(told(before, site('Other words.', 'और शब्द।', 'Words.'))).toEqual([]);
  expect(told(before, site('Other words.', 'शब्द।', 'Other words.'))).toEqual([]);
});
test('none whose original says what it said, though it was behind before', () => {
  const before = site('Other words.', 'शब्द।', 'Words.');
  expect(told(before, before)).toEqual([]);
  expect(told(undefined, before)).toEqual([]);
});
test('a chapter of the report, with what is to be done', () => {
  const behind = behindChanges(site('Words.', 'शब्द।'), site('Other words.', 'शब्द।'));
  const report = { ...emptyReport, behind };
  expect(markdown(report)).toContain(
    '### Translations left behind\n\nTheir originals say something else now. Translate them again, or, where they still hold, ' +
      'run “npm run stamp -- hi”.\n\n- **locales/hi/pages/a.json**\n  - _शब्द।_: ~~Words.~~ **Other words.**\n',
  );
  expect(htmlPage(report)).toContain('<h2>Translations left behind</h2>');
  expect(verdict({ ...report, restyled: ['/a'] })).toBe(
    '1 page in another style, 1 translation left behind.',
  );
});
