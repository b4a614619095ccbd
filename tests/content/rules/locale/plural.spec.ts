import { expect, test } from 'vitest';
import { advice, site } from '../../support/site.ts';
import { hi } from '../../support/translated.ts';

const files = (code: string, itemCount: object) => {
  const isMain = code === 'en';
  const path = isMain ? 'strings.json' : `locales/${code}/strings.json`;
  const $schema = `../${isMain ? '' : '../../'}schemas/${isMain ? '' : 'locales/'}strings.schema.json`;
  const codes = [...new Set(['en', code])];
  return advice(/^locale\/plural$/, {
    'site.json': site({ locales: codes.map((one) => ({ code: one, name: one, dir: 'ltr' })) }),
    [path]: JSON.stringify({ $schema, itemCount }, null, 2),
  });
};

test('a form that the language does not have is told at its name', () => {
  expect(files('en', { one: 'A', few: 'B', other: 'C' })).toEqual([
    'strings.json:5:5-5:10 locale/plural /itemCount/few · No number has the form “few” in en, so this text is never shown. Remove it, and write “one” and “other”.',
  ]);
  expect(files('ja', { one: 'A', other: 'B' })).toEqual([
    'locales/ja/strings.json:4:5-4:10 locale/plural /itemCount/one · No number has the form “one” in ja, so this text is never shown. Remove it, and write “other”.',
  ]);
});

test('one that is misnamed is one mistake', () => {
  expect(files('en', { few: 'A', other: 'B' })).toEqual([
    'strings.json:4:5-4:10 locale/plural /itemCount/few · No number has the form “few” in en, so this text is never shown. Remove it, and write “one” and “other”.',
  ]);
});

test('one that counts take and nobody wrote is asked for, with a number that has it', () => {
  expect(files('en', { other: 'A' })).toEqual([
    'strings.json:3:16-3:17 locale/plural /itemCount · In en numbers also have the form “one” (as 1). Write it here.',
  ]);
  expect(files('pl', { one: 'A', other: 'B' })).toEqual([
    'locales/pl/strings.json:3:16-3:17 locale/plural /itemCount · In pl numbers also have the forms “few” (as 2) and “many” (as 5). Write them here.',
  ]);
});

test.each([
  ['en', { one: 'A', other: 'B' }],
  ['hi', { one: 'A', other: 'B' }],
  // Only millions are “many”, and no list is as long.
  ['fr', { one: 'A', other: 'B' }],
  ['fr', { one: 'A', many: 'B', other: 'C' }],
  ['ja', { other: 'A' }],
  ['ar', { zero: 'A', one: 'B', two: 'C', few: 'D', many: 'E', other: 'F' }],
  // A language whose forms nobody knows.
  ['tlh', { few: 'A', other: 'B' }],
])('those of %s are well: %o', (code, forms) => {
  expect(files(code, forms)).toEqual([]);
});

test('a translation that leaves the text to the original is asked for nothing', () => {
  expect(advice(/^locale\/plural$/, hi('strings.json', {}))).toEqual([]);
});
