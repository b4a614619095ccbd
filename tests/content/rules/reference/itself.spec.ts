import { describe, expect, test } from 'vitest';
import { article, page, report } from '../../support/site.ts';

const showing = (slug: string, item?: string) =>
  article(slug, { body: [{ type: 'article-body', id: 'more', ...(item && { item }) }] });
const TEMPLATE = { ...page({ type: 'article-body', id: 'article' }), each: 'articles' };

describe('reference/itself', () => {
  test.each([
    ['itself', { 'collections/articles/a.json': showing('a') }],
    ['itself by name', { 'collections/articles/a.json': showing('a', 'a') }],
  ])('a text that shows %s', (_, files) => {
    expect(report({ 'pages/news/[slug].json': TEMPLATE, ...files })).toEqual([
      expect.stringMatching(
        /^collections\/articles\/a\.json:\d+:\d+-\d+:\d+ reference\/itself \/body\/0\/type · The text of “a” would show itself without an end\. Remove this block, or let it name another item\.$/,
      ),
    ]);
  });
  test('two texts that show each other, and none that only shows one of them', () => {
    const files = {
      'pages/news/[slug].json': TEMPLATE,
      'collections/articles/a.json': showing('a', 'b'),
      'collections/articles/b.json': showing('b', 'a'),
      'collections/articles/c.json': showing('c', 'a'),
    };
    expect(report(files).map((line) => line.replace(/:.* (reference\/\S+) .*/, ' $1'))).toEqual([
      'collections/articles/a.json reference/itself',
      'collections/articles/b.json reference/itself',
    ]);
  });
});
