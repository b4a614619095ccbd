import { expect, test } from 'vitest';
import { advice, article, page, prose, seo } from '../../support/site.ts';

const found = (codes: RegExp, more: object) =>
  advice(codes, { 'pages/a.json': { ...page(prose('a')), seo: { ...seo, ...more } } }).filter((line) =>
    line.startsWith('pages/a.json'),
  );

test('seo/description-length: a description of a length that search engines show', () => {
  expect(found(/description-length/, { description: 'x'.repeat(50) })).toEqual([]);
  expect(found(/description-length/, { description: 'Too short.' })).toEqual([
    'pages/a.json:6:20-6:32 seo/description-length /seo/description · This description has 10 characters, fewer than good: search engines put a text of their own in its place. Write at least 50.',
  ]);
});

test('seo/description-length: a letter as wide as two counts as two', () => {
  expect(found(/description-length/, { description: '菜'.repeat(25) })).toEqual([]);
  expect(found(/description-length/, { description: '합'.repeat(25) })).toEqual([]);
  expect(found(/description-length/, { description: '菜'.repeat(83) })).toEqual([
    'pages/a.json:6:20-6:105 seo/description-length /seo/description · This description has 83 characters, more than good: search engines cut it. Write at most 82.',
  ]);
});

test('seo/description-length: of an item that search engines may show', () => {
  const of = (own: object) =>
    advice(/description-length/, {
      'collections/articles/a.json': article('a', { seo: { ...seo, description: 'Too short.', ...own } }),
      'pages/articles/[slug].json': {
        ...page(prose('text')),
        each: 'articles',
        seo: { ...seo, description: '{item.seo.description}' },
      },
    }).filter((line) => line.includes('articles/'));
  expect(of({})).toHaveLength(1);
  expect(of({ robots: 'noindex' })).toEqual([]);
});
