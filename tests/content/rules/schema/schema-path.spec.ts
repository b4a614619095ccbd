import { expect, test } from 'vitest';
import { advice, page, prose, site } from '../../support/site.ts';

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
  expect(advice(/schema\/schema-path/, own)).toEqual([
    'pages/a.json:1:12-1:39 schema/schema-path /$schema · Your editor finds no schema at this path. Did you mean “../.schemas/page.schema.json”?',
  ]);
});
