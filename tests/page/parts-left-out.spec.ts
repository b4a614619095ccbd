import { expect, test } from 'vitest';
import { renderFrame } from '../../src/app/entry-static.tsx';
import { resolveBlock } from '../../src/blocks/resolvers.ts';
import { sharedWords } from '../../src/page/shared-words.ts';
import {
  compiler,
  image,
  input,
  link,
  NOW,
  navigation,
  page,
  prose,
  site,
  theme,
  valid,
} from '../content/support/site.ts';

const words = { $schema: '../schemas/strings.schema.json', mobileNavigation: 'Bar' };

const siteOf = (files: Parameters<typeof input>[0]) =>
  compiler.resolve(valid(compiler.check(input(files), NOW)), 'production', resolveBlock)[0];

/** What the home page of a small site with these menus has around what it says, and how it is reached. */
function partsOf(menus: object) {
  const files = { 'strings.json': words, 'navigation.json': navigation({ contact: link('/'), ...menus }) };
  const first = siteOf(files);
  const home = first?.page('/');
  const html = first && home ? renderFrame(home, first.shell).join('') : '';
  const things = home?.head.tags.map(({ text }) => text).join() ?? '';
  return [html, things].map((text) =>
    text.match(/phoneRow|data-phone-row|data-no-bar|data-more|>Link<|Bar|<h2|mailto|tel:|contactPoint/g),
  );
}

test('the code of a place stands on one line, and an e-mail address ends one before its sign', () => {
  const contact = { heading: 'Contact', email: 'a-1@b.example', address: 'Market Street 4, 91-726 Town' };
  const first = siteOf({
    'navigation.json': navigation({ footer: { contact, columns: [], copyright: 'C' } }),
  });
  const html = first ? renderFrame(first.page('/'), first.shell).join('') : '';
  expect(html).toContain('>Market Street 4, <span class="unbroken">91-726</span> Town');
  expect(html).toContain('<span>a-1<wbr/>@b.example</span>');
});

test('a logo that holds the name stands alone, and is called by it', () => {
  const brand = { name: 'Firm', legalName: 'Firm Limited', descriptor: 'Advisers', logo: image };
  const shown = (wordmark: boolean) => {
    const first = siteOf({ 'site.json': site({ brand: { ...brand, wordmark } }) });
    const html = first ? renderFrame(first.page('/'), first.shell).join('') : '';
    const [, inside = ''] = /<header.*?<a [^>]*>(.*?)<\/a>/.exec(html) ?? [];
    return [/ alt="(.*?)"/.exec(inside)?.[1], inside.replace(/<[^>]*>/g, ' ').trim()];
  };
  expect(shown(false)).toEqual(['', 'Firm Advisers']);
  expect(shown(true)).toEqual(['Firm', 'Advisers']);
});

test('an entry of the menu is called the page on its own page alone, in whichever order pages are made', () => {
  const primary = [{ id: 'a', title: 'A', link: '/a' }];
  const first = siteOf({
    'navigation.json': navigation({ primary, condensed: [], mobileBar: [], moreSheet: [] }),
    'pages/a.json': page(prose('a')),
    'pages/a/b.json': page(prose('b')),
  });
  const said = (route: string) =>
    first &&
    [...renderFrame(first.page(route), first.shell)[0].matchAll(/aria-current="(\w+)"(?! data-crumb)/g)].map(
      ([, how]) => how,
    );
  // In the menu, and in the row that a phone has in its place.
  expect(['/a', '/a/b', '/a'].map(said)).toEqual([
    ['page', 'page'],
    ['true', 'true'],
    ['page', 'page'],
  ]);
});

test('the choice of schemes begins with the one that holds, and names each once', () => {
  const strings = { ...words, themeSystem: 'System', themeLight: 'Light', themeDark: 'Dark' };
  const offered = (scheme: string) => {
    const first = siteOf({ 'strings.json': strings, 'theme.json': { ...theme, scheme } });
    const html = first ? renderFrame(first.page('/'), first.shell).join('') : '';
    return [...html.matchAll(/<option value="(\w+)">(\w+)/g)].map(([, value, word]) => [value, word]);
  };
  expect(['system', 'light', 'dark'].map(offered)).toEqual([
    [
      ['system', 'System'],
      ['light', 'Light'],
      ['dark', 'Dark'],
    ],
    [
      ['system', 'Light'],
      ['dark', 'Dark'],
    ],
    [
      ['system', 'Dark'],
      ['light', 'Light'],
    ],
  ]);
});

const more = [{ title: 'A', link: '/', icon: 'home' }];
const copyright = '{year} {brand}';
const FOOTER = ['<h2', 'mailto', 'tel:', '<h2'];

test.each([
  ['More where nothing is under it', {}, ['>Link<', ...FOOTER, 'Bar'], ['contactPoint']],
  [
    'the bar',
    { mobileBar: [] },
    ['>Link<', 'phoneRow', 'data-phone-row', 'data-no-bar', ...FOOTER],
    ['contactPoint'],
  ],
  [
    'what stands beside More',
    { mobileBar: undefined, moreSheet: more },
    ['>Link<', ...FOOTER, 'Bar', 'data-more'],
    ['contactPoint'],
  ],
  ['the button', { contact: undefined, moreSheet: undefined }, [...FOOTER, 'Bar'], ['contactPoint']],
  [
    'all ways but one',
    { footer: { contact: { heading: 'A', address: 'B' }, copyright } },
    ['>Link<', '<h2', 'Bar'],
    null,
  ],
  ['the columns', { footer: { columns: [], copyright } }, ['>Link<', 'Bar'], null],
])('a site may leave out %s', (_, menus, frame, things) => {
  expect(partsOf(menus)).toEqual([frame, things]);
});

const gone = { type: 'not-found', id: 'gone', heading: 'A', subheading: 'B', text: 'C', action: link('/') };
const onePage = {
  'pages/services/[slug].json': undefined,
  'navigation.json': navigation({ primary: [{ id: 'services', title: 'Home', link: '/' }], mobileBar: [] }),
};

test('More has what the header’s menus have and the bar has not, where it is left out', () => {
  const at = (link: string) => ({ title: link, link });
  const children = [at('/services/tax')];
  const menus = {
    condensed: [],
    primary: [
      { id: 'a', ...at('/') },
      { id: 'b', ...at('/services/tax?b'), children },
    ],
    calculator: link('/services/tax?b'),
    account: { ...at('/services/tax?c'), children },
    mobileBar: [{ ...at('/'), icon: 'home' }],
  };
  const sheetOf = (more: object) =>
    siteOf({ 'navigation.json': navigation({ ...menus, ...more }) })?.shell.moreSheet.map((entry) => [
      entry.href,
      entry.icon,
      entry.children.length,
    ]);
  expect(sheetOf({ moreSheet: undefined })).toEqual([
    ['/services/tax?b', '', 1],
    ['/services/tax?c', '', 1],
  ]);
  expect([sheetOf({}), sheetOf({ moreSheet: undefined, mobileBar: [] })]).toEqual([[], []]);
  const html = partsOf({ ...menus, moreSheet: undefined });
  expect(html[0]).toContain('data-more');
});

test.each([
  ['a search', {}, '/_data/search/en.json'],
  ['none where it says so', { 'site.json': site({ search: false }) }, undefined],
  ['none where there is one page', onePage, undefined],
])('a site has %s', (_, files, address) => {
  const first = siteOf({ 'pages/404.json': page(gone), ...files });
  const missing = first?.page('/404');
  const html = first && missing ? renderFrame(missing, first.shell).join('') : '';
  const words = first && sharedWords(first.shell);
  expect([first?.searchAddress, words?.search, words?.strings.siteSearch]).toEqual([
    address,
    address,
    address && 'Search the site',
  ]);
  expect([html.includes('data-search'), JSON.stringify(missing?.sections).includes('nearest')]).toEqual(
    address ? [true, true] : [false, false],
  );
});
