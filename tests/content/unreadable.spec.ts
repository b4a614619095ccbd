import { describe, expect, test } from 'vitest';
import { event, events, link, page, prose, report, service } from './support/site.ts';

const linking = (...hrefs: string[]) =>
  page(...hrefs.map((href, i) => ({ ...prose(`s${i}`), link: link(href) })));
const SYNTAX = 'json/syntax · A closing brace } is missing.';
const list = { type: 'collection-list', id: 'list', heading: 'A', collection: 'events', pageSize: 1 };

describe('what cannot be read is reported once, and nothing that leads to it is called wrong:', () => {
  test('links to a page with a syntax error', () => {
    const pages = { 'pages/a.json': linking('/b', '/b#any', '/b/page/2', '/c'), 'pages/b.json': '{' };
    expect(report(pages)).toEqual([
      'pages/a.json:42:17-42:21 reference/page /sections/3/link/href · There is no page “/c”. Correct the path, or add the page.',
      `pages/b.json:1:2-1:2 ${SYNTAX}`,
    ]);
  });
  test('links to items whose page has a syntax error', () => {
    expect(report({ 'pages/services/[slug].json': '{' })).toEqual([
      `pages/services/[slug].json:1:2-1:2 ${SYNTAX}`,
    ]);
  });
  test('links to items whose page does not say of what', () => {
    expect(
      report({ 'pages/services/[slug].json': { ...page(prose('detail')), each: 'servces' } }).map(
        (line) => line.split(' ')[1],
      ),
    ).toEqual(['reference/type']);
  });
  test('links and references to an item with a syntax error', () => {
    const detail = { type: 'service-detail', id: 'a', action: link('/services/risk'), item: 'risk' };
    expect(report({ 'collections/services/risk.json': '{', 'pages/a.json': page(detail) })).toEqual([
      `collections/services/risk.json:1:2-1:2 ${SYNTAX}`,
    ]);
  });
  test('references to an item whose slug the schema refuses', () => {
    const detail = { type: 'service-detail', id: 'a', action: link('/'), item: 'risk' };
    expect(
      report({
        'collections/services/risk.json': { ...service('risk'), slug: 5 },
        'pages/a.json': page(detail),
      }),
    ).toEqual([
      'collections/services/risk.json:3:11-3:12 schema/type /slug · Here a text in double quotes is expected.',
    ]);
  });
  test('further pages of a list whose collection has a syntax error', () => {
    const files = { 'pages/events.json': page(list), 'pages/a.json': linking('/events/page/9') };
    expect(report({ ...files, 'collections/events.json': '{' })).toEqual([
      `collections/events.json:1:2-1:2 ${SYNTAX}`,
    ]);
    expect(report({ ...files, 'collections/events.json': events(event('a')) })).toHaveLength(1);
  });
  test('variables while site.json has a syntax error', () => {
    expect(report({ 'site.json': '{', 'pages/a.json': page(prose('a', '{brand} {other}')) })).toEqual([
      `site.json:1:2-1:2 ${SYNTAX}`,
    ]);
  });
  test('accents while theme.json has a syntax error', () => {
    const testimonials = {
      $schema: '../../schemas/collections/testimonials.schema.json',
      items: [{ id: 'a', label: 'A', accent: 'other', quote: 'A' }],
    };
    expect(report({ 'theme.json': '{', 'collections/testimonials.json': testimonials })).toEqual([
      `theme.json:1:2-1:2 ${SYNTAX}`,
    ]);
  });
  test('the page for unknown addresses', () => {
    expect(report({ 'pages/404.json': '{' })).toEqual([`pages/404.json:1:2-1:2 ${SYNTAX}`]);
    expect(report({ 'site.json': '{', 'pages/404.json': undefined })).toEqual([
      `site.json:1:2-1:2 ${SYNTAX}`,
    ]);
  });
});
