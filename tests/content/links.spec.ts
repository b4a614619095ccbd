import { describe, expect, test } from 'vitest';
import { check, link, page, prose, report, reportSections, site } from './support/site.ts';

/** The mistakes of a link to an address, without its place. */
const to = (href: string) =>
  reportSections({ ...prose('a'), link: link(href) }).map((line) => line.replace(/^.*?\/href · /, ''));

test('a mistake stands at the link’s text', () => {
  expect(reportSections({ ...prose('a'), link: link('/nope') })).toEqual([
    '15:17-15:24 reference/page /sections/0/link/href · There is no page “/nope”.',
  ]);
});

describe('links that lead somewhere', () => {
  test.each([
    '/',
    '/a',
    '/services/tax',
    '/?q=1',
    '/#intro',
    '/services/tax#detail',
    '#a',
    '/documents/a.pdf',
    '/documents/a.pdf#page=2',
    '/images/a.svg',
    'https://example.com/a?b#c',
    'http://example.com',
    'mailto:{email}',
    'tel:+912055500142',
  ])('%s', (href) => {
    expect(to(href)).toEqual([]);
  });
});

describe('reference/page', () => {
  test.each([
    ['/nope', 'There is no page “/nope”.'],
    ['/services/taxx', 'There is no page “/services/taxx”. Did you mean “/services/tax”?'],
    ['/service/tax', 'There is no page “/service/tax”. Did you mean “/services/tax”?'],
    ['/Services/Tax', 'There is no page “/Services/Tax”. Did you mean “/services/tax”?'],
    ['/services/tax/', 'There is no page “/services/tax/”. Did you mean “/services/tax”?'],
    ['/tax', 'There is no page “/tax”. Did you mean “/services/tax”?'],
    ['/services/[slug]', 'There is no page “/services/[slug]”.'],
  ])('%s', (href, message) => {
    expect(to(href)).toEqual([message]);
  });
});

describe('reference/anchor', () => {
  test.each([
    ['/#into', 'There is no section “into” on /. Did you mean “intro”?'],
    ['/services/tax#detial', 'There is no section “detial” on /services/tax. Did you mean “detail”?'],
    ['#other', 'There is no section “other” on this page.'],
  ])('%s', (href, message) => {
    expect(to(href)).toEqual([message]);
  });
});

describe('reference/scheme', () => {
  const POSSIBLE = 'Possible: a path, https:, mailto:, tel:.';
  test.each([
    ['javascript:alert(1)', `Links may not use “javascript:”. ${POSSIBLE}`],
    ['JavaScript:alert(1)', `Links may not use “javascript:”. ${POSSIBLE}`],
    ['data:text/html,a', `Links may not use “data:”. ${POSSIBLE}`],
    ['vbscript:a', `Links may not use “vbscript:”. ${POSSIBLE}`],
    ['ftp://example.com', `Links may not use “ftp:”. ${POSSIBLE}`],
    ['//evil.example', 'An address may not begin with “//”. Write https:// or a path.'],
  ])('%s', (href, message) => {
    expect(to(href)).toEqual([message]);
  });
  test('a scheme that a variable brings', () => {
    const variables = { brand: 'A', email: 'a', bad: 'javascript' };
    const files = {
      'site.json': site({ variables }),
      'pages/a.json': page({ ...prose('a'), link: link('{bad}:a') }),
    };
    expect(report(files)).toEqual([
      `pages/a.json:15:17-15:26 reference/scheme /sections/0/link/href · Links may not use “javascript:”. ${POSSIBLE}`,
    ]);
  });
});

describe('reference/relative', () => {
  test.each([
    ['services/tax', 'Did you mean “/services/tax”?'],
    ['./a', 'Did you mean “/a”?'],
    ['../tax', 'Did you mean “/services/tax”?'],
  ])('%s', (href, suggestion) => {
    expect(to(href)).toEqual([
      `“${href}” is relative to the page it stands on. Write the whole path. ${suggestion}`,
    ]);
  });
});

describe('media/missing in a link', () => {
  test.each([
    ['/documents/b.pdf', 'There is no file “public/documents/b.pdf”.'],
    ['/documents/a.PDF', 'There is no file “public/documents/a.PDF”. Did you mean “/documents/a.pdf”?'],
    ['/files/a.pdf', 'There is no file “public/files/a.pdf”. Did you mean “/documents/a.pdf”?'],
  ])('%s', (href, message) => {
    expect(to(href)).toEqual([message]);
  });
});

describe('reference/redirect', () => {
  const redirects = [
    { from: '/old', to: '/services/tax' },
    { from: '/older', to: '/old' },
    { from: '/loop', to: '/loop' },
  ];
  test('a link or a redirect leads to the final address', () => {
    const files = {
      'site.json': site({ redirects }),
      'pages/a.json': page({ ...prose('a'), link: link('/old') }),
    };
    expect(report(files)).toEqual([
      'pages/a.json:15:17-15:23 reference/redirect /sections/0/link/href · “/old” is redirected. Write the address that it leads to. Did you mean “/services/tax”?',
      'site.json:41:13-41:19 reference/redirect /redirects/1/to · “/old” is redirected. Write the address that it leads to. Did you mean “/services/tax”?',
      'site.json:45:13-45:20 reference/redirect /redirects/2/to · “/loop” is redirected. Write the address that it leads to.',
    ]);
  });
  test('two redirects that lead to each other are both refused', () => {
    const circle = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
    ];
    expect(
      check({ 'site.json': site({ redirects: circle }) }).map(({ code, pointer }) => `${code} ${pointer}`),
    ).toEqual(['reference/redirect /redirects/0/to', 'reference/redirect /redirects/1/to']);
  });
  test('a redirect must lead somewhere', () => {
    expect(report({ 'site.json': site({ redirects: [{ from: '/old', to: '/nope' }] }) })).toEqual([
      'site.json:37:13-37:20 reference/page /redirects/0/to · There is no page “/nope”.',
    ]);
  });
});

describe('links inside Markdown', () => {
  const inText = (text: string | readonly string[]) => reportSections(prose('a', text));
  const message = (text: string) => inText(text).map((line) => line.replace(/^.*? · /, ''));
  const NOPE = 'There is no page “/nope”.';

  test.each([
    ['[a](/nope)', NOPE],
    ['[a](/nope "Title")', NOPE],
    ['[a](</nope>)', NOPE],
    ['[a][b]\n\n[b]: /nope', NOPE],
    ['<a href="/nope">a</a>', NOPE],
    ['**[a](/nope)** and [b](/nope)', NOPE],
    ['![a](/images/c.svg)', 'There is no file “public/images/c.svg”.'],
    ['[a](/documents/a(1).pdf)', 'There is no file “public/documents/a(1).pdf”.'],
    ['[a](/#into)', 'There is no section “into” on /. Did you mean “intro”?'],
    ['[a](javascript:a)', 'Links may not use “javascript:”. Possible: a path, https:, mailto:, tel:.'],
    ['<javascript:a>', 'Links may not use “javascript:”. Possible: a path, https:, mailto:, tel:.'],
    ['[a](//evil.example)', 'An address may not begin with “//”. Write https:// or a path.'],
    ['[a](/\\evil.example)', 'An address may not begin with “//”. Write https:// or a path.'],
    [
      '[a](&#106;avascript:a)',
      '“&#106;avascript:a” is relative to the page it stands on. Write the whole path.',
    ],
  ])('%s', (text, expected) => {
    expect(message(text)).toEqual([expected]);
  });
  test.each([
    '[a](/services/tax)',
    '[a](#a)',
    '<https://example.com>',
    'a < b, [c] and (d)',
    '[{brand}](/{brand}{x)',
  ])('nothing is wrong with %s', (text) => {
    expect(message(text.replace('/{brand}{x', '/'))).toEqual([]);
  });
  test('stand at the text, or at their line where it is written in lines', () => {
    expect(inText('[a](/nope)')).toEqual([`12:15-12:27 reference/page /sections/0/text · ${NOPE}`]);
    expect(inText(['One', '[a](/nope)', '[b](/nada) [c](/nope)'])).toEqual([
      `14:9-14:21 reference/page /sections/0/text/1 · ${NOPE}`,
      '15:9-15:32 reference/page /sections/0/text/2 · There is no page “/nada”.',
    ]);
  });
});
