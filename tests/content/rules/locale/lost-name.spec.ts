import { expect, test } from 'vitest';
import { advice } from '../../support/site.ts';
import { hi } from '../../support/translated.ts';

const $schema = '../schemas/strings.schema.json';
const lost = (...site: Parameters<typeof advice> extends [RegExp, ...infer Rest] ? Rest : never) =>
  advice(/^locale\/lost-name$/, ...site);

test('locale/lost-name: a word that keeps some of its names, and a form of most numbers', () => {
  const itemCount = { one: 'An item', other: 'Items' };
  expect(lost({ 'strings.json': { $schema, pageOf: 'Page {page}', itemCount } })).toEqual([
    'strings.json:3:13-3:26 locale/lost-name /pageOf · “{pages}” is not in this text. Write it where its value belongs.',
    'strings.json:6:14-6:21 locale/lost-name /itemCount/other · “{count}” is not in this text. Write it where its value belongs.',
  ]);
});

test('a translation', () => {
  const words = { $schema: '../../../schemas/locales/strings.schema.json', goToPage: 'पृष्ठ' };
  expect(lost(hi('strings.json', words))).toEqual([
    'locales/hi/strings.json:1:70-1:77 locale/lost-name /goToPage · “{page}” is not in this text. Write it where its value belongs.',
  ]);
});

test('forms for one, and words that have no names', () => {
  const itemCount = { one: 'An item', other: '{count} items' };
  expect(lost({ 'strings.json': { $schema, itemCount, home: 'Start', pageOf: '{page}/{pages}' } })).toEqual(
    [],
  );
});
