import { expect, test } from 'vitest';
import { advice, page, prose, site } from '../../support/site.ts';
import { hi } from '../../support/translated.ts';

test('a path that is a level off is advice: the page is as good as ever', () => {
  const text = JSON.stringify({ ...page(prose('a')), $schema: '../schemas/page.schema.json' });
  expect(advice(/schema\/schema-path/, { 'pages/a.json': text })).toEqual([
    'pages/a.json:1:12-1:41 schema/schema-path /$schema · Your editor finds no schema at this path. Did you mean “../../schemas/page.schema.json”?',
  ]);
  expect(advice(/schema\/schema-path/)).toEqual([]);
});

test('of a file that is to be moved nothing is said: there its path is another one', () => {
  expect(advice(/schema\/schema-path/, { 'a.json': JSON.stringify(page(prose('a'))) })).toEqual([]);
});

test('so it is where a site keeps its schemas itself', () => {
  const at = ($schema: string, file: object) => JSON.stringify({ ...file, $schema });
  const text = at('.schemas/page.schema.json', page(prose('a')));
  const own = { 'site.json': at('.schemas/site.schema.json', site()), 'pages/a.json': text };
  const told = advice(/schema\/schema-path/, own);
  const where = 'schema/schema-path /$schema · Your editor finds no schema at this path. Did you mean';
  expect(told).toContain(`pages/a.json:1:12-1:39 ${where} “../.schemas/page.schema.json”?`);
  expect(told).toContain(`pages/index.json:2:14-2:46 ${where} “../.schemas/page.schema.json”?`);
});

const named = ($schema: string) =>
  advice(/schema\/schema-path/, {
    'pages/a.json': JSON.stringify({ ...page(prose('a')), $schema, each: 'services' }),
  }).length;

test.each(['../../schema/page.schema.json', '../../Schemas/page.schema.json'])(
  'a folder that is not there: %s',
  (path) => {
    expect(named(path)).toBe(1);
  },
);

test('the page of an item names the schema of such pages, or an address', () => {
  expect(named('../../schemas/templates/page.schema.json')).toBe(0);
  expect(named('https://www.example.com/schemas/page.schema.json')).toBe(0);
});

test('a detour to the same file is no other path, in a page or in site.json', () => {
  expect(named('./../../schemas/page.schema.json')).toBe(0);
  const at = ($schema: string, file: object) => JSON.stringify({ ...file, $schema });
  const own = {
    'site.json': at('./.schemas/site.schema.json', site()),
    'pages/a.json': at('../.schemas/page.schema.json', page(prose('a'))),
    'pages/b.json': at('.schemas/page.schema.json', page(prose('b'))),
  };
  expect(advice(/schema\/schema-path/, own).filter((line) => /^pages\/[ab]/.test(line))).toEqual([
    'pages/b.json:1:12-1:39 schema/schema-path /$schema · Your editor finds no schema at this path. Did you mean “../.schemas/page.schema.json”?',
  ]);
});

test('where site.json names an address nothing is known of paths', () => {
  const $schema = 'https://www.example.com/schemas/site.schema.json';
  expect(advice(/schema\/schema-path/, { 'site.json': JSON.stringify({ ...site(), $schema }) })).toEqual([]);
});

test('a translation without a schema is told which it names', () => {
  expect(advice(/schema\/schema-path/, hi('pages/index.json', { title: 'घर' }))).toEqual([
    'locales/hi/pages/index.json:1:1-1:2 schema/schema-path · This translation names no schema, so your editor completes nothing. Write "$schema": "../../../../schemas/locales/page.schema.json".',
  ]);
});

test('one whose original is written later is told then', () => {
  const overlay = hi('pages/a.json', { title: 'घर' });
  const told = (more: object) => advice(/schema\/schema-path/, { ...overlay, ...more }).length;
  expect([told({}), told({ 'pages/a.json': page(prose('a')) })]).toEqual([0, 1]);
});
