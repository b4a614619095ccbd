import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArticleBody } from '../../src/blocks/article-body/article-body.tsx';

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
