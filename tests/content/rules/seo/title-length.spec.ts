import { expect, test } from 'vitest';
import { branch, library } from '../../support/branches.ts';
import { advice, page, prose, seo } from '../../support/site.ts';

const found = (codes: RegExp, more: object) =>
  advice(codes, { 'pages/a.json': { ...page(prose('a')), seo: { ...seo, ...more } } }).filter((line) =>
    line.startsWith('pages/a.json'),
  );

test('seo/title-length: a title of a length that search engines show', () => {
  expect(found(/title-length/, { title: 'A title of ten' })).toEqual([]);
  expect(found(/title-length/, { title: 'x'.repeat(66) })).toEqual([
    'pages/a.json:5:14-5:82 seo/title-length /seo/title · This title has 66 characters, more than good: search engines cut it. Write at most 65.',
  ]);
  expect(found(/title-length/, { title: 'x' })).toEqual([
    'pages/a.json:5:14-5:17 seo/title-length /seo/title · This title has 1 character, fewer than good: search engines put a text of their own in its place. Write at least 10.',
  ]);
});

test('seo/title-length: the title of a page of items is told once, with a page that it does not fit', () => {
  const files = library({
    'collections/branches/harbour.json': branch('harbour', { name: 'x'.repeat(70) }),
    'collections/branches/pier.json': branch('pier', { name: 'y'.repeat(80) }),
  });
  expect(advice(/title-length/, files).filter((line) => line.startsWith('pages/branches/[slug]'))).toEqual([
    'pages/branches/[slug].json:5:14-5:34 seo/title-length /seo/title · This title has 77 characters on “/branches/harbour”, more than good: search engines cut it. Write at most 65.',
  ]);
});
