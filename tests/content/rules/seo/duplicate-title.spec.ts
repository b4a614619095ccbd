import { expect, test } from 'vitest';
import { advice, page, prose, seo } from '../../support/site.ts';

const found = (codes: RegExp, more: object) =>
  advice(codes, { 'pages/a.json': { ...page(prose('a')), seo: { ...seo, ...more } } }).filter((line) =>
    line.startsWith('pages/a.json'),
  );

test('seo/duplicate-title: the same title twice', () => {
  expect(found(/duplicate-title/, {})).toEqual([
    'pages/a.json:5:14-5:21 seo/duplicate-title /seo/title · “/” has the same title: in search results nobody can tell them apart.',
  ]);
  expect(found(/seo/, { robots: 'noindex' })).toEqual([]);
});
