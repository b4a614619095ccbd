import { describe, expect, test } from 'vitest';
import { explain } from '../../../../src/command/explain.ts';
import { library } from '../../support/branches.ts';
import { link, linkFaults, page, prose, report, service, site } from '../../support/site.ts';
import { hi } from '../../support/translated.ts';

describe('reference/page', () => {
  test.each([
    ['/nope', 'There is no page “/nope”. Correct the path, or add the page.'],
    ['/services/taxx', 'There is no page “/services/taxx”. Did you mean “/services/tax”?'],
    ['/service/tax', 'There is no page “/service/tax”. Did you mean “/services/tax”?'],
    ['/Services/Tax', 'There is no page “/Services/Tax”. Did you mean “/services/tax”?'],
    ['/services/tax/', 'There is no page “/services/tax/”. Did you mean “/services/tax”?'],
    ['/tax', 'There is no page “/tax”. Did you mean “/services/tax”?'],
    ['/services/[slug]', 'There is no page “/services/[slug]”. Correct the path, or add the page.'],
    [
      'https://example.com/give',
      'There is no page “/give”. “example.com” counts as the site’s own domain, that of “baseUrl”. Correct the path, or add the page.',
    ],
  ])('%s', (href, message) => {
    expect(linkFaults(href)).toEqual([message]);
  });
  test.each([
    ['/hi/services/tax', '/services/tax'],
    ['/hi', '/'],
  ])('%s is told how links name a page, and one in a language of its own', (href, route) => {
    const files = { ...hi('pages/a.json', {}), 'pages/a.json': page({ ...prose('a'), link: link(href) }) };
    expect(report(files)).toEqual([
      expect.stringContaining(
        ` · “${href}” is a page in हिन्दी. A link names a page without its language, and leads to the one in that of the reader; where हिन्दी is meant for everybody, write “https://www.example.com${href}”. Did you mean “${route}”?`,
      ),
    ]);
  });
  test('its remedy names the command that takes every link along', () => {
    expect(explain('reference/page')).toContain('run `npm run rename -- OLD NEW`: every link goes along.');
  });
});

test.each([
  ['/found/region/games', '/found'],
  ['/found/region/nort', '/found/region/north'],
])('reference/page: a redirect to %s, a value of a filter that no item has', (to, meant) => {
  const list = { type: 'collection-list', id: 'list', heading: 'Branches', collection: 'branches' };
  const files = library({
    'site.json': site({ redirects: [{ from: '/old', to }] }),
    'pages/found.json': page({ ...list, filters: ['/region'] }),
  });
  expect(report(files)).toEqual([
    expect.stringContaining(
      `There is no page “${to}”: nothing in the list on “/found” has that value. Did you mean “${meant}”?`,
    ),
  ]);
});

describe('reference/page: the page for unknown addresses', () => {
  test('is /404 where site.json names none', () => {
    expect(report({ 'pages/404.json': undefined })).toEqual([
      'site.json:1:1-1:2 reference/page · There is no page “/404” for unknown addresses. Add “pages/404.json”.',
    ]);
  });
  test('is the one that site.json names', () => {
    expect(report({ 'site.json': site({ notFound: '/lost' }) })).toEqual([
      'site.json:34:15-34:22 reference/page /notFound · There is no page “/lost” for unknown addresses. Add “pages/lost.json”.',
    ]);
    expect(report({ 'site.json': site({ notFound: '/lost' }), 'pages/lost.json': page(prose('a')) })).toEqual(
      [],
    );
  });
});

test('reference/page: that page cannot be switched off, which is told there', () => {
  expect(report({ 'pages/404.json': { ...page(prose('a')), isActive: false } })).toEqual([
    'pages/404.json:15:15-15:20 reference/page /isActive · Every site shows its page for unknown addresses, “/404”. Remove "isActive".',
  ]);
});

test('reference/page: the home page cannot be switched off, which is told once, whatever links to it', () => {
  expect(
    report({ 'pages/index.json': { ...page({ ...prose('a'), link: link('/') }), isActive: false } }),
  ).toEqual([
    expect.stringMatching(
      /^pages\/index\.json:.* reference\/page \/isActive · Every site shows its home page\. Remove "isActive"\.$/,
    ),
  ]);
});

test('reference/page: both at once', () => {
  const files = {
    'pages/index.json': { ...page(prose('a')), isActive: false },
    'site.json': site({ notFound: '/lost' }),
  };
  expect(report(files).map((line) => line.split(' · ')[1])).toEqual([
    'Every site shows its home page. Remove "isActive".',
    'There is no page “/lost” for unknown addresses. Add “pages/lost.json”.',
  ]);
});

describe('reference/page: of links to what is misnamed nothing is said, since that is', () => {
  const linked = (href: string) => ({ 'pages/a.json': page({ ...prose('a'), link: link(href) }) });
  test('a page whose name makes no address', () => {
    expect(report({ 'pages/Fees.json': page(prose('a')), ...linked('/fees') })).toEqual([
      'pages/Fees.json:1:1-1:1 schema/unknown-file · The path of a page is its address: name folders and file with lower-case letters, digits, hyphens and underscores. Did you mean “pages/fees.json”?',
    ]);
  });
  test('a page for every item whose name has no parameter', () => {
    const each = { each: 'services', ...page(prose('a')) };
    expect(report({ 'pages/fees/slug.json': each, ...linked('/fees/tax') })).toEqual([
      'pages/fees/slug.json:2:11-2:21 reference/each /each · Only a file named [slug].json or [id].json stands for every item of a collection. Rename the file or remove "each".',
    ]);
  });
  test.each([
    ['page/fees.json', page(prose('a')), 'pages/fees.json', '/fees'],
    ['collections/service/gst.json', service('gst'), 'collections/services/gst.json', '/services/gst'],
  ])('%s, in a wrong folder', (path, file, place, href) => {
    expect(report({ [path]: file, ...linked(href) })).toEqual([
      `${path}:1:1-1:1 schema/unknown-file · No content is expected in this place. Content lies in site.json, theme.json, navigation.json, strings.json, pages/, documents/ and collections/. Did you mean “${place}”?`,
    ]);
  });
  test('an item, in a translation as well', () => {
    const files = hi(
      'collections/services/gst.json',
      { title: 'कर' },
      {
        'collections/services/gst.json': service('GST'),
        'pages/a.json': page(prose('a')),
        'locales/hi/pages/a.json': JSON.stringify({ sections: [{ id: 'a', text: '[कर](/services/gst)' }] }),
      },
    );
    expect(report(files)).toEqual([
      'collections/services/gst.json:3:11-3:16 schema/pattern /slug · “GST” cannot stand here. Expected: small letters, digits and single hyphens, such as “tax-advice”. Did you mean “gst”?',
    ]);
  });
  test('an item whose name is empty', () => {
    expect(report({ 'collections/services/gst.json': service(''), ...linked('/services/gst') })).toEqual([
      'collections/services/gst.json:3:11-3:13 schema/pattern /slug · “” cannot stand here. Expected: small letters, digits and single hyphens, such as “tax-advice”.',
    ]);
  });
});
