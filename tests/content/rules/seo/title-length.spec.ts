import { expect, test } from 'vitest';
import { branch, branchType, library, regionsField, regionsFiles } from '../../support/branches.ts';
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

test('seo/title-length: what an item refers to counts by its name, not by its key', () => {
  const files = (title: string) =>
    library({
      'schemas/branches.schema.json': branchType({}, { regions: regionsField }),
      ...regionsFiles(
        { id: 'north', name: 'N'.repeat(40) },
        { id: 'south', name: 'S'.repeat(40) },
        { id: 'west', name: 'W'.repeat(40), isActive: false },
      ),
      'collections/branches/harbour.json': branch('harbour', {
        region: 'north',
        regions: ['north', 'south', 'west'],
      }),
      'pages/branches/[slug].json': {
        ...page({ type: 'prose', id: 'a', text: 'A.' }),
        $schema: '../../../schemas/page.schema.json',
        title: '{item.name}',
        seo: { ...seo, title },
        each: 'branches',
      },
    });
  const lengths = (title: string) =>
    advice(/title-length/, files(title))
      .filter((line) => line.startsWith('pages/branches/[slug]'))
      .map((line) => / has (\d+) characters/.exec(line)?.[1]);
  expect(lengths('In {item.region}')).toEqual([]);
  expect(lengths('In {item.region}, {item.region.name}')).toEqual(['85']);
  expect(lengths('In {item.regions}')).toEqual(['85']);
});
