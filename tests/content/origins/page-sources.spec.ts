import { describe, expect, test } from 'vitest';
import { resolveBlock } from '../../../src/blocks/resolvers.ts';
import { createSourceFinder } from '../../../src/content/origins/page-sources.ts';
import { environmentOf } from '../../../src/content/resolve/settings.ts';
import { createShapes } from '../../../src/content/schema/shape.ts';
import { fills, findSource, type Spot } from '../../../src/dev/page/pointing/match.ts';
import { branch, branchType, library } from '../support/branches.ts';
import { minimalFile } from '../support/minimal.ts';
import { schemaFiles } from '../support/schemas.ts';
import {
  article,
  checkSite,
  compiler,
  type FileSource,
  input,
  navigation,
  page,
  prose,
  site,
  valid,
} from '../support/site.ts';

const options = {
  shapeOf: createShapes(schemaFiles),
  resolveBlock,
  environment: environmentOf({}, 'dev', false),
};
const TEMPLATE: FileSource = {
  ...page({ type: 'article-body', id: 'article' }),
  title: '{item.heading}',
  each: 'articles',
};
const ONE = {
  'pages/news/[slug].json': TEMPLATE,
  'pages/news/index.json': page({
    type: 'collection-list',
    id: 'list',
    heading: 'All',
    collection: 'articles',
  }),
  'collections/articles/first.json': article('first', { heading: 'First of {brand}' }),
};

/** Where a site's page says that something shown is written: `file:line:column pointer`. */
function where(
  files: Readonly<Record<string, FileSource>>,
  route: string,
  spot: Partial<Spot>,
  language = 0,
) {
  const index = valid(checkSite(files));
  const shown = compiler.resolve(index, 'dev', resolveBlock)[language];
  if (!shown) throw new Error('There is no such language.');
  const sources = createSourceFinder(shown, index, options).page(route, '/work');
  expect(sources.folder).toBe('/work');
  const match = findSource(sources, {
    kind: 'text',
    shown: '',
    within: [],
    frame: undefined,
    around: [],
    href: undefined,
    turn: () => ({ at: 0, of: 1 }),
    ...spot,
  });
  const { file = '', line = 0, column = 0, pointer = '' } = match?.place ?? {};
  const text = String(input(files).files.get(file.replace(/^site\//, ''))).split('\n')[line - 1] ?? '';
  return { file, pointer, written: text.slice(column - 1).replace(/,$/, ''), line };
}
const text = (shown: string, ...within: string[]): Partial<Spot> => ({ shown, within });

describe('where a text is written', () => {
  const sections = page(
    { type: 'prose', id: 'a', heading: 'Of {brand}', text: ['One **two** three.', '', 'Four &amp; five'] },
    { type: 'page-header', id: 'b', heading: '{email}' },
  );
  const files = { 'pages/a.json': sections };

  test('a heading, with its file, line, column and field', () => {
    expect(where(files, '/a', text('Of Firm', 'a'))).toEqual({
      file: 'site/pages/a.json',
      pointer: '/sections/0/heading',
      written: '"Of {brand}"',
      line: 12,
    });
  });
  test.each([
    ['two', '/sections/0/text/0'],
    ['three.', '/sections/0/text/0'],
    ['Four & five', '/sections/0/text/2'],
  ])('Markdown by its lines: %s', (shown, pointer) => {
    expect(where(files, '/a', text(shown, 'a')).pointer).toBe(pointer);
  });
  test('a field that is nothing but a variable: the variable', () => {
    const named = {
      'site.json': site({ variables: { brand: '😀 Acme', email: 'a@b.cc' } }),
      'pages/a.json': page({ type: 'page-header', id: 'b', heading: '{brand}' }),
    };
    expect(where(named, '/a', text('😀 Acme', 'b')).pointer).toBe('/variables/brand');
    expect(where(files, '/a', text('hello@example.com', 'b'))).toMatchObject({
      file: 'site/site.json',
      pointer: '/variables/email',
    });
  });
  test('a part of a heading that is cut into several: the heading', () => {
    expect(where(files, '/a', { shown: 'Firm', within: ['a'], around: ['Firm', 'Of Firm'] }).pointer).toBe(
      '/sections/0/heading',
    );
  });
  test('a number that stays on one line in a paragraph with a link: its line', () => {
    const linked = page(
      { type: 'prose', id: 'a', heading: 'A', text: ['Three.', '', 'In 3–5 years, say [we](/a).'] },
      prose('b'),
    );
    const around = ['3–5', 'In 3–5 years, say we.'];
    expect(where({ 'pages/a.json': linked }, '/a', { shown: '3–5', within: ['a'], around })).toMatchObject({
      pointer: '/sections/0/text/2',
    });
  });
  test('the engine’s own words, with what fills them', () => {
    const strings = { ...minimalFile('strings'), pageOf: 'Page {page} of {pages}' };
    expect(where({ ...ONE, 'strings.json': strings }, '/news', text('Page 1 of 1', 'list'))).toMatchObject({
      file: 'site/strings.json',
      pointer: '/pageOf',
    });
  });
});

describe('what resolvers made', () => {
  test('a card of a list: the item that it shows', () => {
    expect(where(ONE, '/news', text('First of Firm', 'list'))).toMatchObject({
      file: 'site/collections/articles/first.json',
      pointer: '/heading',
      written: '"First of {brand}"',
    });
  });
  test('a date: the field that it was made of', () => {
    expect(where(ONE, '/news', text('Jan 1, 2024', 'list'))).toMatchObject({
      file: 'site/collections/articles/first.json',
      pointer: '/createdAt',
    });
  });
  test('the blocks of an article: their own lines in the item’s file', () => {
    expect(where(ONE, '/news/first', text('Text.', 'body', 'article'))).toMatchObject({
      file: 'site/collections/articles/first.json',
      pointer: '/body/0/text',
    });
  });
  test('a picture', () => {
    const found = where(ONE, '/news/first', {
      kind: 'picture',
      shown: '/media/images/a.hash.svg',
      within: ['article'],
    });
    expect(found).toMatchObject({ file: 'site/collections/articles/first.json', pointer: '/image/src' });
  });
  test('what was computed: the section that shows it, whatever is written around it', () => {
    const strings = { ...minimalFile('strings'), slidesShown: '{slides} of {count}' };
    const around = `17 × 4 ${'is a number of many that are worked out and written nowhere. '.repeat(2)}`;
    const spot = { shown: '17 × 4', within: ['list'], around: ['17 × 4', around] };
    expect(where({ ...ONE, 'strings.json': strings }, '/news', spot)).toMatchObject({
      file: 'site/pages/news/index.json',
      pointer: '/sections/0',
    });
  });
});

test('beside a player’s address: its heading and its title', () => {
  const map = 'https://www.openstreetmap.org/export/embed.html?bbox=1';
  const embed = {
    type: 'embed',
    id: 'map',
    heading: 'Ways here',
    kind: 'map',
    src: map,
    title: 'Our street',
  };
  const files = { 'pages/a.json': page(embed) };
  expect(where(files, '/a', text('Ways here', 'map'))).toMatchObject({ pointer: '/sections/0/heading' });
  expect(where(files, '/a', text('Our street', 'map'))).toMatchObject({ pointer: '/sections/0/title' });
});

describe('the frame', () => {
  const menu = { 'navigation.json': navigation() };
  test('a menu’s entry', () => {
    expect(where(menu, '/', { shown: 'Services', frame: 'header', href: '/services/tax' })).toMatchObject({
      file: 'site/navigation.json',
      pointer: '/primary/0/title',
    });
  });
  test('of two that read alike, the one that leads there', () => {
    const twice = {
      'navigation.json': navigation({
        primary: [
          { id: 'home', title: 'Same', link: '/' },
          { id: 'services', title: 'Same', link: '/services/tax' },
        ],
      }),
    };
    const spot = { shown: 'Same', frame: 'header' } as const;
    expect(where(twice, '/', { ...spot, href: '/services/tax' }).pointer).toBe('/primary/1/title');
    expect(where(twice, '/', { ...spot, turn: () => ({ at: 2, of: 4 }) }).pointer).toBe('/primary/1/title');
  });
});

describe('another language', () => {
  const locales = [
    { code: 'en', name: 'English', dir: 'ltr' },
    { code: 'hi', name: 'हिन्दी', dir: 'ltr' },
  ];
  const files = {
    'site.json': site({ locales }),
    'pages/a.json': page(prose('a', 'One'), prose('b', 'Two')),
    'locales/hi/pages/a.json': {
      $schema: '../../../../schemas/locales/page.schema.json',
      sections: [{ id: 'b', text: 'दो' }],
    },
  };
  test('a translation: its own file', () => {
    expect(where(files, '/a', text('दो', 'b'), 1)).toEqual({
      file: 'site/locales/hi/pages/a.json',
      pointer: '/sections/0/text',
      written: '"दो"',
      line: 6,
    });
  });
  test('what nobody has translated: the original’s', () => {
    expect(where(files, '/a', text('One', 'a'), 1)).toMatchObject({
      file: 'site/pages/a.json',
      pointer: '/sections/0/text',
    });
  });
});

test('a template and what it became', () => {
  expect(fills('Page 2 of 9', 'Page {page} of {pages}')).toBe(true);
  expect(fills('Page two', 'Page {page} of {pages}')).toBe(false);
  expect(fills('anything', '{title}')).toBe(false);
});

test('a section behind one that its item leaves out has the place where it is written', () => {
  const motto = { type: 'string', description: 'Its motto.' };
  const files = library({
    'schemas/branches.schema.json': branchType({}, { motto }),
    'collections/branches/pier.json': branch('pier'),
    'pages/branches/[slug].json': {
      ...page(
        { type: 'quote', id: 'motto', text: { $item: '/motto', else: 'hide' }, source: 'The librarian' },
        prose('come'),
      ),
      each: 'branches',
    },
  });
  const [shown] = compiler.resolve(valid(checkSite(files)), 'dev', resolveBlock);
  if (!shown) throw new Error('There is no language.');
  const { sections, places } = createSourceFinder(shown, valid(checkSite(files)), options).page(
    '/branches/pier',
    '/work',
  );
  expect(places[sections.come?.place ?? -1]?.pointer).toBe('/sections/1');
});
