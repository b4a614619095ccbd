import { describe, expect, test } from 'vitest';
import {
  article,
  event,
  events,
  page,
  prose,
  report,
  reportSections,
  service,
  site,
} from './support/site.ts';

describe('unique/id', () => {
  test('of the sections of a page', () => {
    expect(reportSections(prose('a'), prose('b'), prose('a'))).toEqual([
      '21:13-21:16 unique/id /sections/2/id · Another section of this page has the id “a”. Choose another one.',
    ]);
  });
  test('of the blocks of an article', () => {
    const body = [prose('a'), prose('a')];
    expect(report({ 'collections/articles/a.json': article('a', { body }) })).toEqual([
      'collections/articles/a.json:20:13-20:16 unique/id /body/1/id · Another section of this page has the id “a”. Choose another one.',
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

test('unique/slug', () => {
  expect(report({ 'collections/services/tax-2.json': service('tax') })).toEqual([
    'collections/services/tax-2.json:3:11-3:16 unique/slug /slug · The slug “tax” is taken in collections/services/tax.json. Choose another one.',
  ]);
});

describe('unique/route', () => {
  const made = (route: string, by: string) =>
    `unique/route · The address “${route}” is already made by ${by}. Move or remove one of the two files.`;
  test('a file and the index of a folder', () => {
    expect(report({ 'pages/a.json': page(prose('a')), 'pages/a/index.json': page(prose('a')) })).toEqual([
      `pages/a/index.json:1:1-1:2 ${made('/a', 'pages/a.json')}`,
    ]);
  });
  test('a page and an item', () => {
    expect(report({ 'pages/services/tax.json': page(prose('a')) })).toEqual([
      `pages/services/tax.json:1:1-1:2 ${made('/services/tax', 'pages/services/[slug].json')}`,
    ]);
  });
  test('a page and an item that is still hidden', () => {
    expect(
      report({
        'collections/services/risk.json': service('risk', { isActive: false }),
        'pages/services/risk.json': page(prose('a')),
      }),
    ).toEqual([`pages/services/risk.json:1:1-1:2 ${made('/services/risk', 'pages/services/[slug].json')}`]);
  });
  test('a page and a further page of a list', () => {
    const list = { type: 'collection-list', id: 'a', heading: 'A', collection: 'events', pageSize: 1 };
    expect(
      report({
        'collections/events.json': events(event('a'), event('b')),
        'pages/events.json': page(list),
        'pages/events/page/2.json': page(prose('a')),
      }),
    ).toEqual([`pages/events/page/2.json:1:1-1:2 ${made('/events/page/2', 'pages/events.json')}`]);
  });
  test('a redirect on a page, and one address redirected twice', () => {
    const redirects = [
      { from: '/', to: '/services/tax' },
      { from: '/old', to: '/' },
      { from: '/old', to: '/services/tax' },
    ];
    expect(report({ 'site.json': site({ redirects }) })).toEqual([
      'site.json:36:15-36:18 unique/route /redirects/0/from · “/” is a page: it cannot be redirected.',
      'site.json:44:15-44:21 unique/route /redirects/2/from · “/old” is redirected twice. Remove one of the two.',
    ]);
  });
  test('a redirect without its address is said once', () => {
    expect(report({ 'site.json': site({ redirects: [{ to: '/' }] }) })).toEqual([
      'site.json:35:5-35:6 schema/missing-property /redirects/0 · The property “from” is missing here.',
    ]);
  });
});
