import { expect, test } from 'vitest';
import { advice, page, prose, seo } from '../../support/site.ts';

const found = (codes: RegExp, more: object) =>
  advice(codes, { 'pages/a.json': { ...page(prose('a')), seo: { ...seo, ...more } } }).filter((line) =>
    line.startsWith('pages/a.json'),
  );

test('seo/duplicate-description: the same description twice', () => {
  expect(found(/duplicate-description/, {})).toEqual([
    'pages/a.json:6:20-6:33 seo/duplicate-description /seo/description · “/” has the same description: in search results nobody can tell them apart.',
  ]);
  expect(found(/seo/, { robots: 'noindex' })).toEqual([]);
});
