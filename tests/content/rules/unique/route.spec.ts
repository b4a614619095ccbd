import { describe, expect, test } from 'vitest';
import { branchType, library } from '../../support/branches.ts';
import { event, events, page, prose, report, service, site } from '../../support/site.ts';

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
  test('a page or a redirect where the server itself answers', () => {
    const files = (more: object) => ({
      'pages/healthz.json': page(prose('a')),
      'pages/captcha/challenge.json': page(prose('b')),
      'site.json': site({ redirects: [], ...more }),
    });
    const hidden = (file: string, route: string) =>
      `${file}:1:1-1:2 unique/route · No page can have the address “${route}”: the server itself answers there. Choose another one.`;
    expect(report(files({ captcha: { provider: 'altcha' } }))).toEqual([
      hidden('pages/captcha/challenge.json', '/captcha/challenge'),
      hidden('pages/healthz.json', '/healthz'),
    ]);
    expect(report(files({ captcha: { provider: 'none' }, basePath: '/firm' }))).toEqual([]);
    expect(report({ 'site.json': site({ redirects: [{ from: '/healthz', to: '/' }] }) })).toEqual([
      'site.json:36:15-36:25 unique/route /redirects/0/from · “/healthz” is a service of the server: it cannot be redirected.',
    ]);
  });
  test('a page among the files of the build, whose headers know no security policy', () => {
    const files = ['_headers', '_data/a', 'assets/a', 'media/a', 'media', 'assets-2/a', 'a/media/b', '__a/b'];
    expect(report(Object.fromEntries(files.map((file) => [`pages/${file}.json`, page(prose('a'))])))).toEqual(
      files
        .slice(0, 4)
        .map(
          (file) =>
            `pages/${file}.json:1:1-1:2 unique/route · No page can have the address “/${file}”: files that the build writes lie there. Choose another one.`,
        )
        .sort(),
    );
  });
  test('a redirect where the contact service answers', () => {
    const led = (endpoint: string, from: string) =>
      report({ 'site.json': site({ contact: { endpoint }, redirects: [{ from, to: '/' }] }) }).join();
    const refused = (from: string) =>
      expect.stringMatching(`“${from}” is a service of the server: it cannot be redirected.$`);
    expect(led('/contact/', '/contact')).toEqual(refused('/contact'));
    expect(led('/contact', '/contact/')).toEqual(refused('/contact/'));
    expect(led('https://www.example.com/contact/', '/contact')).toEqual(refused('/contact'));
    expect(led('https://forms.example.com/contact/', '/contact')).toBe('');
    // A form may post to the page that it stands on.
    const own = site({ contact: { endpoint: '/form' } });
    expect(report({ 'site.json': own, 'pages/form.json': page(prose('a')) })).toEqual([]);
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
  test('a redirect on a calendar file that the build writes, or comes to write', () => {
    const redirects = ['/branches.ics', '/branches/harbour.ics', '/old.ics'].map((from) => ({
      from,
      to: '/',
    }));
    const files = library({
      'schemas/branches.schema.json': branchType({ startsAt: '/opensOn' }),
      'site.json': site({ redirects }),
    });
    expect(report(files).map((line) => line.replace(/^.* · /, ''))).toEqual([
      '“/branches.ics” is a file: it cannot be redirected.',
      '“/branches/harbour.ics” is a file: it cannot be redirected.',
    ]);
  });
  test('a redirect without its address is said once', () => {
    expect(report({ 'site.json': site({ redirects: [{ to: '/' }] }) })).toEqual([
      'site.json:35:5-35:6 schema/missing-property /redirects/0 · The property “from” is missing here. For example: "from": "/old-page".',
    ]);
  });
});
