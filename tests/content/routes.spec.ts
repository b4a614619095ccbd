import { describe, expect, test } from 'vitest';
import { readTarget } from '../../src/content/link/targets.ts';
import { contentTypes } from '../../src/content/schema/content-types.ts';
import { schemaFor } from '../../src/content/schema/placement.ts';
import { isLink } from '../../src/content/schema/schema-set.ts';
import {
  ancestors,
  createUnread,
  fillParameter,
  filterRoute,
  listOf,
  listPageRoute,
  parameterOf,
  routeOfFile,
} from '../../src/content/site/routes.ts';
import { schemaFiles } from './support/schemas.ts';

test.each([
  ['pages/index.json', '/'],
  ['pages/about.json', '/about'],
  ['pages/services/index.json', '/services'],
  ['pages/services/[slug].json', '/services/[slug]'],
  ['pages/index/a.json', '/index/a'],
])('the route of %s is %s', (path, route) => {
  expect(routeOfFile(path)).toBe(route);
});

test('a parameter stands at the end', () => {
  expect(parameterOf('/services/[slug]')).toBe('slug');
  expect(parameterOf('/[slug]/a')).toBeUndefined();
  expect(fillParameter('/services/[slug]', 'tax')).toBe('/services/tax');
});

test('a key stands in its route as it is', () => {
  expect(fillParameter('/a/[slug]', '$&')).toBe('/a/$&');
});

test('the address of a value has neither marks nor ligatures', () => {
  expect(filterRoute('/books', '/genres', 'Œuvres d’été')).toBe('/books/genres/oeuvres-d-ete');
  // As it is typed: neither taken apart nor of other letters.
  expect(filterRoute('/parts', '/thread', '1½″')).toBe('/parts/thread/1-1-2');
  expect(filterRoute('/parts', '/thread', '¾″')).toBe('/parts/thread/3-4');
  expect(filterRoute('/books', '/genres', '소설')).toBe('/books/genres/소설');
});

test('further pages of a list', () => {
  expect(listPageRoute('/events', 1)).toBe('/events');
  expect(listPageRoute('/events', 2)).toBe('/events/page/2');
  expect(listPageRoute('/', 2)).toBe('/page/2');
  expect(listOf('/events/page/2')).toBe('/events');
  expect(listOf('/page/2')).toBe('/');
  expect(listOf('/events/page/0')).toBe('/events/page/0');
  expect(listOf('/events')).toBe('/events');
});

test('the routes above a route', () => {
  expect(ancestors('/a/b/c')).toEqual(['/a', '/a/b']);
  expect(ancestors('/')).toEqual([]);
});

test('routes that cannot be read', () => {
  const unread = createUnread();
  unread.add('/a');
  unread.add('/b/[slug]');
  unread.add('/d', true);
  expect(['/a', '/a/page/2', '/b/any', '/d/topics/tax', '/d/topics/tax/page/2'].every(unread.has)).toBe(true);
  expect(['/', '/b', '/b/any/more', '/c', '/a/b', '/a/topics/tax'].some(unread.has)).toBe(false);
});

test.each([
  ['site.json', 'site.schema.json'],
  ['pages/a/b.json', 'page.schema.json'],
  ['collections/events.json', 'collections/events.schema.json'],
  ['collections/services/tax.json', 'collections/services.schema.json'],
  ['collections/services.json', undefined],
  ['collections/events/a.json', undefined],
  ['collections/services/a/b.json', undefined],
  ['schemas/branches.schema.json', 'type.schema.json'],
  ['schemas/Branches.schema.json', undefined],
  ['a/site.json', undefined],
  ['pages/a.txt', undefined],
])('the schema of %s is %s', (path, schema) => {
  expect(schemaFor(path, contentTypes(schemaFiles))).toBe(schema);
});

describe('readTarget', () => {
  const read = (href: string) => readTarget(href, new Set(['/a.pdf']));
  test.each([
    ['/a?b=c?d&e#f?', { kind: 'page', route: '/a', anchor: 'f?', query: '?b=c?d&e' }],
    ['/a?b=c#d', { kind: 'page', route: '/a', anchor: 'd', query: '?b=c' }],
    ['/a.pdf#page=2', { kind: 'file', path: '/a.pdf', anchor: 'page=2' }],
    ['#a', { kind: 'anchor', anchor: 'a' }],
    ['HTTPS://a.b', { kind: 'external', url: 'HTTPS://a.b', scheme: 'https' }],
    ['mailto:a@b.c', { kind: 'external', url: 'mailto:a@b.c', scheme: 'mailto' }],
    [' \u0001javascript:a', { kind: 'refused', scheme: 'javascript' }],
    ['java\nscript:a', { kind: 'refused', scheme: 'javascript' }],
    ['java\tscript:a', { kind: 'refused', scheme: 'javascript' }],
    ['//a.b', { kind: 'refused', scheme: '//' }],
    ['/\n/a.b', { kind: 'refused', scheme: '//' }],
    ['/\\a.b', { kind: 'refused', scheme: '//' }],
    ['a', { kind: 'relative' }],
    ['\\\\a.b', { kind: 'relative' }],
    ['', { kind: 'relative' }],
  ])('%j', (href, target) => {
    expect(read(href)).toEqual(target);
  });
});

test.each(['/a b', '/a\nb', '/a"b', '/a<b', '/a\\b', '/a`b', '/a^b'])('%j can be no link', (text) => {
  expect(isLink(text)).toBe(false);
});
