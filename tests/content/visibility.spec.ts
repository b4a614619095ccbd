import { describe, expect, test } from 'vitest';
import { article, checkSite, event, events, link, page, prose, report } from './support/site.ts';

const routes = (files: Parameters<typeof checkSite>[0]) => [...checkSite(files).index.routes.keys()].slice(3);
const hidden = (route: string) =>
  `reference/page /sections/0/link/href · The page “${route}” is not shown: it is switched off (isActive) or dated later.`;
const linking = (href: string) => page({ ...prose('a'), link: link(href) });
const articles = { ...page({ type: 'article-body', id: 'text' }), each: 'articles' };

describe('pages', () => {
  test('isActive: false leaves a page out, and links to it are refused', () => {
    const files = { 'pages/b.json': { ...page(prose('a')), isActive: false } };
    expect(routes(files)).toEqual([]);
    expect(report({ ...files, 'pages/a.json': linking('/b') })).toEqual([
      `pages/a.json:15:17-15:21 ${hidden('/b')}`,
    ]);
  });
  test('its own mistakes are still listed, its own anchors still hold', () => {
    expect(report({ 'pages/b.json': { ...linking('#a'), isActive: false } })).toEqual([]);
    expect(report({ 'pages/b.json': { ...linking('#b'), isActive: false } })).toHaveLength(1);
  });
});

describe('items', () => {
  test.each([
    ['switched off', { isActive: false }],
    ['dated later', { createdAt: '2024-06-15T12:00:01Z' }],
    ['dated later, with a zone', { createdAt: '2024-06-15T17:30:01+05:30' }],
  ])('%s: no page, and links to it are refused', (_, change) => {
    const files = {
      'pages/articles/[slug].json': articles,
      'collections/articles/late.json': article('late', change),
    };
    expect(routes(files)).toEqual([]);
    expect(report({ ...files, 'pages/a.json': linking('/articles/late') })).toEqual([
      `pages/a.json:15:17-15:33 ${hidden('/articles/late')}`,
    ]);
  });
  test('of this very moment: shown', () => {
    const files = {
      'pages/articles/[slug].json': articles,
      'collections/articles/new.json': article('new', { createdAt: '2024-06-15T12:00:00Z' }),
    };
    expect(routes(files)).toEqual(['/articles/new']);
  });
  test('an article’s own anchors are its blocks and its page’s sections, before its day too', () => {
    const body = ['#text', '#one', '#two'].map((href, i) => ({
      ...prose(`${['one', 'b', 'c'][i]}`),
      link: link(href),
    }));
    expect(
      report({
        'pages/articles/[slug].json': articles,
        'collections/articles/late.json': article('late', { body, createdAt: '2030-01-01T00:00:00Z' }),
      }).map((line) => line.split('· ')[1]),
    ).toEqual(['There is no section “two” on this page.']);
  });
});

describe('lists', () => {
  const list = { type: 'collection-list', id: 'a', heading: 'A', collection: 'events' };
  const some = (count: number) => events(...Array.from({ length: count }, (_, i) => event(`e${i}`)));
  test.each([
    [0, ['/events']],
    [6, ['/events']],
    [7, ['/events', '/events/page/2']],
    [13, ['/events', '/events/page/2', '/events/page/3']],
  ])('%i entries at six a page', (count, expected) => {
    expect(routes({ 'pages/events.json': page(list), 'collections/events.json': some(count) })).toEqual(
      expected,
    );
  });
  test('count what visitors see, at the size that is written', () => {
    const collection = events(event('a'), event('b', { isActive: false }), event('c'));
    expect(
      routes({ 'pages/events.json': page({ ...list, pageSize: 1 }), 'collections/events.json': collection }),
    ).toEqual(['/events', '/events/page/2']);
  });
  test('a link to a further page holds as long as there is one', () => {
    const files = { 'pages/events.json': page(list), 'collections/events.json': some(7) };
    expect(report({ ...files, 'pages/a.json': linking('/events/page/2') })).toEqual([]);
    expect(report({ ...files, 'pages/a.json': linking('/events/page/3') })).toEqual([
      'pages/a.json:15:17-15:33 reference/page /sections/0/link/href · There is no page “/events/page/3”.',
    ]);
  });
});
