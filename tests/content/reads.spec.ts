import { describe, expect, test } from 'vitest';
import { resolveBlock } from '../../src/blocks/resolvers.ts';
import { atomFeed } from '../../src/build/feed.ts';
import { openReadMemory } from '../../src/build/read-memory.ts';
import type { JsonObject } from '../../src/content/json/json.ts';
import type { NamedItem, ResolveBlock, ResolveContext } from '../../src/content/resolve/resolver.ts';
import type { LocaleSite } from '../../src/content/resolve/site-resolver.ts';
import { branch, library, regionType } from './support/branches.ts';
import { article, checkSite, compiler, type FileSource, page, prose, site, valid } from './support/site.ts';

type Files = Readonly<Record<string, FileSource>>;

const list = { type: 'collection-list', id: 'list', heading: 'All', collection: 'articles', search: true };
const FILES: Files = {
  'pages/articles/index.json': { ...page(list), $schema: '../../../schemas/page.schema.json' },
  'pages/articles/[slug].json': {
    ...page({ type: 'article-body', id: 'text' }),
    $schema: '../../../schemas/page.schema.json',
    each: 'articles',
  },
  'collections/articles/a.json': article('a'),
  'collections/articles/b.json': article('b', { createdAt: '2023-01-01T10:00:00+05:30' }),
};

function siteOf(files: Files, resolve: ResolveBlock): LocaleSite {
  const [site] = compiler.resolve(valid(checkSite({ ...FILES, ...files })), 'production', resolve);
  if (!site) throw new Error('The site has no language.');
  return site;
}

/** What an edit changes of all that a page has read. */
function changes(route: string, files: Files, from: Files = {}, resolve = resolveBlock): readonly string[] {
  const before = siteOf(from, resolve);
  const memory = openReadMemory([before]);
  const reads = memory.remember(before, before.during(() => before.page(route)).reads);
  return openReadMemory([siteOf(files, resolve)], memory.all).changes(reads);
}

describe('an article that is rewritten', () => {
  const edit = { 'collections/articles/a.json': article('a', { body: [prose('body', 'Other.')] }) };
  test('is read by its own page', () => {
    expect(changes('/articles/a', edit)).toEqual(['item articles/a']);
  });
  test.each(['/articles', '/articles/b', '/'])('is not read by %s', (route) => {
    expect(changes(route, edit)).toEqual([]);
  });
});

test('another title changes the card in the list, and the link beside the neighbour', () => {
  const edit = { 'collections/articles/a.json': article('a', { heading: 'Other' }) };
  expect(changes('/articles', edit)).toEqual(['data list-articles', 'card articles/a']);
  expect(changes('/articles/b', edit)).toEqual(['near articles/b']);
  expect(changes('/', edit)).toEqual([]);
});

test('a new article changes what the list selects, and the neighbours of the one beside it', () => {
  const edit = { 'collections/articles/c.json': article('c', { createdAt: '2022-01-01T10:00:00+05:30' }) };
  expect(changes('/articles', edit)).toEqual(['select [{"collection":"articles"},null]']);
  expect(changes('/articles/b', edit)).toEqual(['near articles/b']);
  expect(changes('/articles/a', edit)).toEqual([]);
});

test('a feed reads what it shows of a document that has no page', () => {
  const papers = (title: string): Files => ({
    'collections/publications.json': {
      $schema: '../../schemas/collections/publications.schema.json',
      items: [
        {
          ...{ id: 'paper', title, summary: 'What it says.', document: '/documents/a.pdf' },
          ...{ image: { src: '/images/a.svg', alt: '' }, createdAt: '2024-02-01T10:00:00+05:30' },
        },
      ],
    },
  });
  const before = siteOf(papers('Paper'), resolveBlock);
  const memory = openReadMemory([before]);
  const reads = memory.remember(before, before.during(() => atomFeed(before, '/feed.xml')).reads);
  const now = openReadMemory([siteOf(papers('Other'), resolveBlock)], memory.all);
  expect(now.changes(reads)).toEqual(['item publications/paper', 'card publications/paper']);
});

test('the first text of a translation is read by its original', () => {
  const locales = ['en', 'hi'].map((code) => ({ code, name: code, dir: 'ltr' }));
  const files = (path: string): Files => ({ 'site.json': site({ locales }), [path]: { heading: 'अ' } });
  const begun = files('locales/hi/collections/articles/a.json');
  expect(changes('/articles/a', begun, files('locales/hi/collections/articles/b.json'))).toEqual([
    'languages /articles/a',
  ]);
});

test('a word of the site is read by every page', () => {
  const edit = { 'strings.json': { $schema: '../schemas/strings.schema.json', readMore: 'Go on' } };
  expect(changes('/', edit)).toEqual(['file strings.json']);
});

test('the roles of a type that is a list are read by every page', () => {
  const collection = { store: 'list', key: 'id', title: '/name' };
  const roles = (more: JsonObject) =>
    library({ 'schemas/regions.schema.json': { ...regionType, collection: { ...collection, ...more } } });
  expect(changes('/', roles({ place: '/name' }), roles({ person: '/name' }))).toEqual(['types']);
});

describe('a resolver', () => {
  const asking = (ask: (context: ResolveContext, item: NamedItem) => unknown): ResolveBlock => {
    return (_, __, context) => context.items('articles').map((item) => ask(context, item));
  };
  test.each<[what: string, read: string, Parameters<typeof asking>[0]]>([
    ['the parts', 'item articles/a', ({ parts }, item) => parts(item)],
    ['the length', 'item articles/a', ({ readingMinutes }, item) => readingMinutes(item)],
    ['the language', 'item articles/a', ({ language }, item) => language(item)],
    ['the times', 'item articles/a', ({ eventTimes }, item) => eventTimes(item)],
    ['a field', 'field ["/heading","articles/a"]', ({ fieldText }, item) => fieldText(item, '/heading')],
    ['the card', 'card articles/a', ({ card }, item) => card(item)],
  ])('that asks for %s of listed items is asked again once that may be another', (_, read, ask) => {
    const edit = { 'collections/articles/a.json': article('a', { heading: 'Other' }) };
    expect(changes('/', edit, {}, asking(ask))).toEqual([read]);
  });
  test('cannot look into an item', () => {
    // @ts-expect-error Nobody would know that it was read.
    expect(() => asking((_, { value }) => value)).not.toThrow();
    // @ts-expect-error Nor that it was, before it was translated.
    expect(() => asking((_, { original }) => original)).not.toThrow();
  });
});

test('a page of a narrowed list reads whether that is the whole one', () => {
  const list = (collection: string, more: JsonObject): JsonObject => ({
    ...{ type: 'collection-list', id: collection, heading: 'All', collection, pageSize: 1, search: false },
    ...more,
  });
  const files = (more: Readonly<Record<string, JsonObject>>) =>
    library({
      'collections/regions.json': {
        $schema: '../schemas/regions.schema.json',
        items: ['north', 'south'].map((id) => ({ id, name: id })),
      },
      'pages/branches/index.json': {
        ...page(list('branches', { filters: ['/region'], pageSize: 6 }), list('regions', {})),
        $schema: '../../../schemas/page.schema.json',
      },
      ...more,
    });
  const edit = files({ 'collections/branches/pier.json': branch('pier', { region: 'south' }) });
  const route = '/branches/region/north/page/2';
  // Its list of branches has one page: nothing but its canonical address tells it from the same page of the whole list.
  expect(changes(route, edit, files({}))).toEqual([`whole ${route}`]);
});

test('the page of a value that nothing has any more reads how many the list has', () => {
  const query = {
    collection: 'branches',
    where: [{ field: '/opensOn', after: 'now' }],
    filters: ['/region'],
  };
  const files = (more: Files = {}) =>
    library({
      'collections/regions.json': {
        $schema: '../schemas/regions.schema.json',
        items: ['north', 'south'].map((id) => ({ id, name: id })),
      },
      'collections/branches/harbour.json': branch('harbour', { region: 'north', opensOn: '1999-05-01' }),
      'collections/branches/pier.json': branch('pier', { region: 'south', opensOn: '2024-07-01' }),
      'pages/branches/index.json': {
        ...page({ ...list, ...query, search: false, emptyText: 'None.' }),
        $schema: '../../../schemas/page.schema.json',
      },
      ...more,
    });
  const filter = { collection: 'branches', field: '/region', value: 'north', list: '/branches' };
  const quay = branch('quay', { region: 'south', opensOn: '2024-07-01' });
  const edit = files({ 'collections/branches/quay.json': quay });
  // They stand beside its name.
  expect(changes('/branches/region/north', edit, files())).toEqual([
    `filters ${JSON.stringify([query, filter])}`,
  ]);
});
