import { expect, test } from 'vitest';
import { objectAt, own } from '../../../../src/content/json/json.ts';
import { schemaFiles } from '../../support/schemas.ts';
import { advice, article, event, events, navigation, page, site } from '../../support/site.ts';

const german = site({ locales: [{ code: 'de', name: 'Deutsch', dir: 'ltr' }] });
const words = (strings: object, more = {}) =>
  advice(/^locale\/words$/, { 'strings.json': JSON.stringify(strings), ...more });
const $schema = '../schemas/strings.schema.json';

test('locale/words: English is there by itself, other languages say what they lack', () => {
  expect(words({ $schema })).toEqual([]);
  const lacking = ['skipToContent', 'primaryNavigation', 'themeDark'];
  const known = Object.entries(objectAt(schemaFiles.get('strings.schema.json'), 'properties')).flatMap(
    ([key, word]) => (lacking.includes(key) ? [] : [[key, own(word, 'default') ?? word]]),
  );
  expect(words({ ...Object.fromEntries(known), $schema }, { 'site.json': german })).toEqual([
    'strings.json:1:1-1:2 locale/words · In Deutsch these words of the engine are shown in English: skipToContent, primaryNavigation, themeDark. `npm run migrate` writes those that the engine knows; write the others here.',
  ]);
  // All are named, however many they are.
  const [line] = words({ $schema }, { 'site.json': german });
  expect(line).toMatch(
    /: skipToContent, (?:\w+, ){40,}\w+\. `npm run migrate` writes .*; write the others here\.$/,
  );
});

test('locale/words: a translation that has no file of words yet is told of the one to make, at the line of the language', () => {
  const locales = [
    { code: 'en', name: 'English', dir: 'ltr' },
    { code: 'de', name: 'Deutsch', dir: 'ltr' },
  ];
  const both = site({ locales });
  const [line] = words({ $schema }, { 'site.json': both });
  expect(line).toMatch(/^site\.json:19:5-19:6 .* write the others in a file locales\/de\/strings\.json\.$/);
  const [begun] = words({ $schema }, { 'site.json': both, 'locales/de/strings.json': '{}' });
  expect(begun).toMatch(/^locales\/de\/strings\.json:1:1-1:2 .* write the others here\.$/);
});

test('locale/words: what only the original says is asked of each translation, but not of the same language elsewhere', () => {
  const locales = ['de', 'en', 'de-AT'].map((code) => ({ code, name: code, dir: 'ltr' }));
  const translations = { 'locales/en/strings.json': '{}', 'locales/de-AT/strings.json': '{}' };
  const given = { $schema, skipToContent: 'Zum Inhalt' };
  const lines = words(given, { 'site.json': site({ locales }), ...translations });
  expect(lines.filter((line) => line.includes('skipToContent'))).toEqual([
    'locales/en/strings.json:1:1-1:2 locale/words · In en these words of the engine are shown in de: skipToContent. `npm run migrate` writes those that the engine knows; write the others here.',
  ]);
});

const count = (more = {}) => {
  const [line = ''] = words({ $schema }, { 'site.json': german, ...more });
  return line.split(', ').length;
};

test('a notice’s word is asked for where there is a notice, an article’s where there is one', () => {
  const notice = navigation({ notice: { id: 'lift', text: 'No lift.' } });
  expect(count({ 'navigation.json': notice }) - count()).toBe(1);
  expect(count({ 'collections/articles/a.json': article('a') }) - count()).toBe(1);
});

test('the word of what is cancelled is asked for where something is', () => {
  const off = events(event('first', { status: 'cancelled' }));
  expect(count({ 'collections/events.json': off }) - count()).toBe(1);
});

test('the words of the search are asked for where there is one', () => {
  // Eight of its own, and what it calls a page and an event.
  expect(count() - count({ 'site.json': { ...german, search: false } })).toBe(10);
});

test('a word of a block is asked for where the block says it', () => {
  const list = { type: 'collection-list', id: 'a', heading: 'A', collection: 'events' };
  const listed = (more: object) => count({ 'pages/a.json': page({ ...list, ...more }) });
  expect(listed({}) - listed({ emptyText: 'Nothing.' })).toBe(1);
  const form = {
    ...{ type: 'contact-panel', id: 'form', heading: 'Write', formHeading: 'Form' },
    ...{ submitLabel: 'Send', mobileLabel: 'Write' },
  };
  const asked = (fields?: object | readonly object[], provider = 'none') => {
    const own = fields && [fields].flat().map((field, i) => ({ id: `field-${i}`, label: 'Age', ...field }));
    return count({
      'site.json': { ...german, captcha: { provider } },
      'pages/a.json': page({ ...form, ...(own && { fields: own }) }),
    });
  };
  expect(asked({ type: 'number', required: true, min: 1, max: 9 }) - asked()).toBe(4);
  expect(asked({ type: 'date' }) - asked()).toBe(0);
  const choice = {
    type: 'choice',
    choices: [
      { id: 'a', label: 'A' },
      { id: 'b', label: 'B' },
    ],
  };
  expect(asked([choice, { type: 'tick' }]) - asked()).toBe(0);
  // What a field of each is told, and no word for what is left empty.
  expect(
    asked([
      { ...choice, required: true },
      { type: 'tick', required: true },
    ]) - asked(),
  ).toBe(2);
  expect(asked(undefined, 'altcha') - asked()).toBe(1);
});

test('words of blocks that stand on no page are never said', () => {
  const found = {
    type: 'not-found',
    id: 'a',
    heading: 'Gone',
    subheading: 'It moved',
    text: 'Sorry.',
    action: { label: 'Home', href: '/' },
  };
  expect(count({ 'pages/404.json': page(found) }) - count()).toBe(1);
});
