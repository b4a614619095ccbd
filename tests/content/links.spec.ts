import { describe, expect, test } from 'vitest';
import { createAddresses } from '../../src/content/link/addresses.ts';
import { localesOf } from '../../src/content/overlay/locale.ts';
import { mapOf } from '../../src/content/text/outer-forms.ts';
import {
  checkSite,
  event,
  events,
  link,
  linkFaults,
  page,
  prose,
  report,
  reportSections,
  service,
  site,
} from './support/site.ts';

test('a mistake stands at the link’s text', () => {
  expect(reportSections({ ...prose('a'), link: link('/nope') })).toEqual([
    '15:17-15:24 reference/page /sections/0/link/href · There is no page “/nope”. Correct the path, or add the page.',
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
    'https://example.org/a?b#c',
    'http://example.com',
    'mailto:{email}',
    'tel:+912055500142',
  ])('%s', (href) => {
    expect(linkFaults(href)).toEqual([]);
  });
});

describe('a telephone link keeps its number', () => {
  const { index } = checkSite();
  test.each([
    ['tel:+91-(20)-5550.0142', 'tel:+912055500142'],
    ['tel:+912055500142;ext=12', 'tel:+912055500142;ext=12'],
    ['TEL:+912055500142', 'tel:+912055500142'],
    ['tel:%2B912055500142', 'tel:+912055500142'],
  ])('%s', (written, expected) => {
    expect(linkFaults(written)).toEqual([]);
    const dialled = localesOf(index.site).map((locale) => createAddresses(index, locale).href(written));
    expect(dialled).toEqual([expected]);
  });
});

test('a slash at the end of the site’s or the pictures’ address is none too many', () => {
  const own = { baseUrl: 'https://www.example.com/', assetBase: 'https://cdn.example.com/' };
  const { index } = checkSite({ 'site.json': site(own) });
  const [addresses] = localesOf(index.site).map((locale) => createAddresses(index, locale));
  expect(addresses?.absolute('/a')).toBe('https://www.example.com/a');
  expect(addresses?.asset('/documents/a.pdf')).toBe('https://cdn.example.com/documents/a.pdf');
});

describe('links inside Markdown', () => {
  const inText = (text: string | readonly string[]) => reportSections(prose('a', text));
  const message = (text: string) => inText(text).map((line) => line.replace(/^.*? · /, ''));
  const NOPE = 'There is no page “/nope”. Correct the path, or add the page.';

  test.each([
    ['[a](/nope)', NOPE],
    ['[a](/nope "Title")', NOPE],
    ['[a](</nope>)', NOPE],
    ['[a][b]\n\n[b]: /nope', NOPE],
    ['<a href="/nope">a</a>', NOPE],
    ['**[a](/nope)** and [b](/nope)', NOPE],
    [
      '![a](/images/c.svg)',
      'A text shows no pictures. Give the section an image, or place a section with one beside it.',
    ],
    [
      '[a](/documents/a(1).pdf)',
      'There is no file “public/documents/a(1).pdf”. Correct the path, or add the file.',
    ],
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
    'what code shows: `[a](/nope)`',
    '```html\n<link href="/nope.css">\n```',
    '[{brand}](/{brand}{x)',
  ])('nothing is wrong with %s', (text) => {
    expect(message(text.replace('/{brand}{x', '/'))).toEqual([]);
  });
  test('stand at the text, or at their line where it is written in lines', () => {
    expect(inText('[a](/nope)')).toEqual([`12:20-12:25 reference/page /sections/0/text · ${NOPE}`]);
    expect(inText(['One', '[a](/nope)', '[b](/nada) [c](/nope)'])).toEqual([
      `14:14-14:19 reference/page /sections/0/text/1 · ${NOPE}`,
      '15:14-15:19 reference/page /sections/0/text/2 · There is no page “/nada”. Correct the path, or add the page.',
    ]);
  });
});

test('a place that the schema refuses is not held against the links besides', () => {
  expect(
    report({ 'collections/services/a.json': service('a', { image: { src: 'a.svg', alt: '' } }) }),
  ).toEqual([
    'collections/services/a.json:9:12-9:19 schema/pattern /image/src · “a.svg” cannot stand here. Expected: the path of a picture below public/, which begins with a slash and ends with .svg, .png, .jpg, .jpeg, .webp, .avif or .gif, such as “/images/curve.svg”.',
  ]);
});

test('a map is asked in the words of an address, of which only what an address reads as signs is encoded', () => {
  const at = (address: string) => mapOf(address).split('query=')[1];
  expect(at('12 सैंपल रोड, पुणे 411005')).toBe('12+सैंपल+रोड,+पुणे+411005');
  expect(at('Ü-Weg 1/2 & "A"+#%?=')).toBe('Ü-Weg+1/2+%26+%22A%22%2B%23%25%3F%3D');
});

describe('a name that is refused for its form is told there, and not by what leads to it', () => {
  const codes = (...args: Parameters<typeof report>) =>
    report(...args).map((line) => line.split(' ').slice(0, 2).join(' '));

  test.each(['Tax', 'tax_', 'Täx'])('a slug: “%s”', (slug) => {
    const found = codes({
      'collections/services/tax.json': service(slug),
      'pages/a.json': page({ ...prose('a'), link: link('/services/tax#detail') }),
    });
    expect(found).toEqual([expect.stringMatching(/^collections\/services\/tax\.json:\S+ schema\/pattern$/)]);
  });

  test('another link is told as ever', () => {
    const files = { 'collections/services/tax.json': service('Tax') };
    expect(codes({ ...files, 'pages/a.json': page({ ...prose('a'), link: link('/services/law') }) })).toEqual(
      ['collections/services/tax.json:3:11-3:16 schema/pattern', 'pages/a.json:15:17-15:32 reference/page'],
    );
  });

  test('an entry of a list', () => {
    const shown = { type: 'card-carousel', id: 'c', heading: 'A', collection: 'events', items: ['first'] };
    expect(codes({ 'collections/events.json': events(event('First')), 'pages/a.json': page(shown) })).toEqual(
      ['collections/events.json:5:13-5:20 schema/pattern'],
    );
  });

  test('a section', () => {
    expect(codes({ 'pages/a.json': page({ ...prose('Begin'), link: link('#begin') }) })).toEqual([
      'pages/a.json:11:13-11:20 schema/pattern',
    ]);
  });
});
