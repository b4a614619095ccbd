import { describe, expect, test } from 'vitest';
import { environmentOf } from '../../src/content/resolve/settings.ts';
import { heldBack } from '../../src/content/site/items.ts';
import {
  article,
  checkSite,
  compiler,
  event,
  events,
  input,
  link,
  NOW,
  page,
  prose,
  report,
} from './support/site.ts';

const routes = (files: Parameters<typeof checkSite>[0]) => [...checkSite(files).index.routes.keys()].slice(3);
const hidden = (route: string) =>
  `reference/page /sections/0/link/href · The page “${route}” is not shown: it is switched off (isActive) or dated later. Show it, or remove the link.`;
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

describe('what is held back', () => {
  const held = (...items: Parameters<typeof events>) =>
    heldBack(checkSite({ 'collections/events.json': events(...items) }).index.collections, {
      now: NOW,
      timeZone: 'UTC',
    });
  test('is counted, with the day of the first of it', () => {
    expect(held(event('past'))).toBeUndefined();
    const later = event('later', { createdAt: '2024-08-01T10:00:00+05:30' });
    const soon = event('soon', { createdAt: '2024-07-01T00:30:00Z' });
    expect(held(later, soon)).toEqual({ count: 2, next: '2024-07-01' });
  });
  test('what is switched off does not wait', () => {
    expect(held(event('off', { createdAt: '2024-08-01T10:00:00Z', isActive: false }))).toBeUndefined();
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
    ).toEqual(['There is no section “two” on this page. Possible: one, b, c, text.']);
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
      'pages/a.json:15:17-15:33 reference/page /sections/0/link/href · There is no page “/events/page/3”. Correct the path, or add the page.',
    ]);
  });
});

describe('a preview', () => {
  const files = {
    'pages/articles/[slug].json': articles,
    'pages/b.json': { ...page(prose('a')), isActive: false },
    'pages/c.json': linking('/b'),
    'collections/articles/off.json': article('off', { isActive: false }),
    'collections/articles/late.json': article('late', { createdAt: '2030-01-01T00:00:00Z' }),
  };
  const shown = (now: Date, drafts: boolean) => {
    const { index, diagnostics } = compiler.check(input(files), now, { drafts, preview: now !== NOW });
    const all = ['/b', '/articles/off', '/articles/late'].filter((route) => index.routes.has(route));
    return {
      all,
      errors: diagnostics.filter(({ severity }) => severity === 'error').length,
      preview: index.preview,
    };
  };
  const LATE = new Date('2030-01-01T00:00:00Z');
  test('of drafts shows what is switched off, and links to it hold', () => {
    expect(shown(NOW, true)).toEqual({ all: ['/b', '/articles/off'], errors: 0, preview: true });
  });
  test('of a later day shows what is dated then', () => {
    expect(shown(LATE, false)).toEqual({ all: ['/articles/late'], errors: 1, preview: true });
  });
  test('without either the site is as visitors see it, whatever was looked at before', () => {
    expect(shown(NOW, false)).toEqual({ all: [], errors: 1, preview: false });
  });
  test('approvals run out by its clock; those of drafts may still come', () => {
    const approved = (more: object) => ({
      'pages/b.json': { ...page(prose('a')), approvedUntil: '2024-12-31', ...more },
    });
    const codes = (more: object, now: Date) =>
      compiler.check(input(approved(more)), now, { drafts: true }).diagnostics.map(({ code }) => code);
    expect(codes({}, NOW)).not.toContain('text/approval-expired');
    expect(codes({}, LATE)).toContain('text/approval-expired');
    expect(codes({ isActive: false }, LATE)).not.toContain('text/approval-expired');
  });
  test('is kept out of search engines, in production too', () => {
    expect(environmentOf({}, 'production').indexed).toBe(true);
    expect(environmentOf({}, 'production', true).indexed).toBe(false);
  });
});
