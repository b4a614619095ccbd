import { expect, test } from 'vitest';
import { adviceOnForm, contactRoutesOf } from '../../src/build/contact.ts';
import { framesOf } from '../../src/build/security.ts';
import { article, checkSite, page, prose, valid } from '../content/support/site.ts';

test('what a page shows of an article has its policy and its form, wherever the article is shown', () => {
  const body = [
    {
      type: 'columns',
      id: 'both',
      blocks: [
        prose('way'),
        {
          type: 'embed',
          id: 'map',
          heading: 'Where we are',
          kind: 'map',
          title: 'A map',
          src: 'https://www.openstreetmap.org/export/embed.html?bbox=7.2,47.1,7.3,47.2',
        },
      ],
    },
    {
      ...{ type: 'contact-panel', id: 'form', heading: 'Write', formHeading: 'Form', cityHeading: 'Where' },
      ...{ defaultCity: 'pune', submitLabel: 'Send', mobileLabel: 'Write' },
    },
  ];
  const shown = { type: 'article-body', id: 'article' };
  const index = valid(
    checkSite({
      'collections/cities.json': {
        $schema: '../../schemas/collections/cities.schema.json',
        items: [
          { id: 'pune', city: 'Pune', name: 'Ada', email: 'a@example.com', contactNo: '112', address: 'A' },
        ],
      },
      'collections/articles/a.json': article('a', { body }),
      'pages/articles/[slug].json': { ...page(shown), each: 'articles' },
      'pages/named.json': page({ ...shown, item: 'a' }),
    }),
  );
  expect(framesOf(index)).toEqual(['https://www.youtube-nocookie.com', 'https://www.openstreetmap.org']);
  expect(contactRoutesOf(index)).toEqual(['/articles/a', '/named']);
  expect(adviceOnForm(index)).toBe(
    'The form of /articles/a posts to “/contact” of this site, which a host of files does not answer. Name another service in "contact" of site.json, or pass that address on to `npm run serve`.\n',
  );
  const elsewhere = { ...index.site, contact: { endpoint: 'https://forms.example.org/firm' } };
  expect(adviceOnForm({ ...index, site: elsewhere })).toBe('');
});
