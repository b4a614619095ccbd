import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArticleBody } from '../../src/blocks/article-body/article-body.tsx';
import type { ArticleBodyData } from '../../src/blocks/article-body/data.ts';
import { resolveBlock } from '../../src/blocks/resolvers.ts';
import { checkSite, compiler, page, prose, valid } from '../content/support/site.ts';

test('an article names its authors before its date, and leads to those who have a page', () => {
  const html = renderToStaticMarkup(
    createElement(ArticleBody, {
      place: { id: 'text', tone: null, level: 1 },
      data: {
        ...{ heading: 'A', description: 'B', readingTime: '1 min', topics: [], contents: null },
        authors: [{ name: 'Ada', href: '/people/ada' }, { name: 'Ben' }],
        date: { iso: '2024-01-01', text: 'Jan 1, 2024' },
        image: { src: '/a.svg', alt: '', width: 1, height: 1 },
        neighbours: { name: '', previous: null, next: null },
      },
    }),
  );
  expect(html).toContain(
    '<span><a href="/people/ada" rel="author">Ada</a></span><span>Ben</span><time dateTime="2024-01-01">',
  );
});

test('an article needs neither a summary nor a day nor a picture', () => {
  const properties = {
    slug: { $ref: '../../schemas/shared/slug.schema.json' },
    name: { type: 'string', minLength: 1, description: 'Its name.' },
    body: { type: 'array', description: 'Text.', items: { $ref: '../../schemas/blocks.schema.json' } },
  };
  const checked = checkSite({
    'schemas/guides.schema.json': {
      $schema: 'http://json-schema.org/draft-07/schema#',
      ...{ title: 'Guide', type: 'object', additionalProperties: false, properties },
      required: Object.keys(properties),
      collection: { store: 'folder', key: 'slug', title: '/name', body: '/body' },
    },
    'collections/guides/a.json': {
      ...{ $schema: '../../schemas/guides.schema.json', slug: 'a', name: 'Begin', body: [prose('p')] },
    },
    'pages/guides/[slug].json': {
      ...page({ type: 'article-body', id: 'text' }),
      ...{ $schema: '../../../schemas/page.schema.json', each: 'guides' },
    },
  });
  const section = compiler.resolve(valid(checked), 'production', resolveBlock)[0]?.page('/guides/a')
    .sections[0];
  expect(section?.inner).toHaveLength(1);
  const html = renderToStaticMarkup(
    createElement(ArticleBody, {
      place: { id: 'text', tone: null, level: 1 },
      data: section?.data as ArticleBodyData,
    }),
  );
  expect(html).toContain('Begin</h1>');
  expect(html).not.toMatch(/<img|<time|standfirst/);
});
