import { describe, expect, test } from 'vitest';
import { article, event, events, page, prose, report, reportSections } from '../../support/site.ts';

describe('unique/id', () => {
  test('of the sections of a page', () => {
    expect(reportSections(prose('a'), prose('b'), prose('a'))).toEqual([
      '21:13-21:16 unique/id /sections/2/id · Another section of this page has the id “a”. Choose another one.',
    ]);
  });
  test('of a section and a part of its page', () => {
    expect(reportSections(prose('main'), prose('a'), prose('a-heading'))).toEqual([
      '11:13-11:19 unique/id /sections/0/id · The page itself has the id “main”. Choose another one.',
    ]);
  });
  test('of the blocks of an article', () => {
    const body = [prose('a'), prose('a')];
    expect(report({ 'collections/articles/a.json': article('a', { body }) })).toEqual([
      'collections/articles/a.json:20:13-20:16 unique/id /body/1/id · Another section of this page has the id “a”. Choose another one.',
    ]);
  });
  test('of a block of an article and a section of its page', () => {
    const body = [prose('a'), prose('text')];
    const files = {
      'collections/articles/a.json': article('a', { body }),
      'pages/articles/[slug].json': {
        ...page({ type: 'article-body', id: 'text' }),
        ...{ title: '{item.heading}', each: 'articles' },
      },
    };
    expect(report(files)).toEqual([
      'collections/articles/a.json:20:13-20:19 unique/id /body/1/id · Its page, pages/articles/[slug].json, has a section with the id “text”. Choose another one.',
    ]);
  });
  test('of the entries of a list', () => {
    expect(report({ 'collections/events.json': events(event('a'), event('a')) })).toEqual([
      'collections/events.json:16:13-16:16 unique/id /items/1/id · The id “a” is taken by an entry above. Choose another one.',
    ]);
  });
  test('of items in files of their own', () => {
    expect(
      report({
        'collections/articles/a.json': article('a'),
        'collections/articles/b.json': { ...article('b'), id: 'a' },
      }),
    ).toEqual([
      'collections/articles/b.json:3:9-3:12 unique/id /id · The id “a” is taken in collections/articles/a.json. Choose another one.',
    ]);
  });
  test('of a copy, in the copy, wherever it stands in the alphabet', () => {
    const files = {
      'collections/articles/z.json': article('z'),
      'collections/articles/copy.json': article('z'),
    };
    expect(report(files).map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
      'collections/articles/copy.json:3:9-3:12 unique/id /id',
      'collections/articles/copy.json:4:11-4:14 unique/slug /slug',
    ]);
  });
});
