import { expect, test } from 'vitest';
import { advice, article, page, prose, seo } from '../../support/site.ts';

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

test.each(['{item.description}', { $item: '/description' }])(
  'seo/duplicate-description: where %o takes it from, of each item that has it again',
  (description) => {
    const text = 'The same in three articles, and long enough to be read where somebody searches.';
    const files = Object.fromEntries(
      ['a', 'b', 'c'].map((slug) => [
        `collections/articles/${slug}.json`,
        article(slug, { description: text }),
      ]),
    );
    const each = { ...page(prose('text')), each: 'articles', seo: { ...seo, description } };
    const told = advice(/duplicate-description/, { ...files, 'pages/articles/[slug].json': each });
    const says = '“/articles/a” has the same description: in search results nobody can tell them apart.';
    expect(told.filter((line) => line.includes('articles/'))).toEqual(
      ['b', 'c'].map(
        (slug) =>
          `collections/articles/${slug}.json:6:18-6:99 seo/duplicate-description /description · ${says}`,
      ),
    );
  },
);

test('seo/duplicate-description: of two items the newer one is told', () => {
  const text = 'The same in two articles, and long enough to be read where somebody searches.';
  const from = (slug: string, createdAt: string) => article(slug, { description: text, createdAt });
  const told = advice(/duplicate-description/, {
    'collections/articles/a.json': from('a', '2024-02-01T09:00:00Z'),
    'collections/articles/b.json': from('b', '2024-02-01T10:00:00+05:30'),
    'pages/articles/[slug].json': {
      ...page(prose('text')),
      each: 'articles',
      seo: { ...seo, description: '{item.description}' },
    },
  });
  expect(told.filter((line) => line.startsWith('collections/'))).toEqual([
    expect.stringMatching(/^collections\/articles\/a\.json:.* “\/articles\/b” has/),
  ]);
});
