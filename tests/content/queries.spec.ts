import { describe, expect, test } from 'vitest';
import type { ArticleBodyData } from '../../src/blocks/article-body/data.ts';
import type { ChildIndexData } from '../../src/blocks/child-index/data.ts';
import type { CollectionListData } from '../../src/blocks/collection-list/data.ts';
import type { EventFactsData } from '../../src/blocks/event-facts/data.ts';
import type { RecentItemsData } from '../../src/blocks/recent-items/data.ts';
import { resolveBlock } from '../../src/blocks/resolvers.ts';
import type { WhatsNewData } from '../../src/blocks/whats-new/data.ts';
import { type JsonObject, objectAt } from '../../src/content/json/json.ts';
import { documentWords } from '../../src/content/resolve/field-text.ts';
import { pageEntry, pageFacts } from '../../src/content/site/page-entries.ts';
import { timeless } from '../../src/content/site/queries.ts';
import { branch, branchType, library, regionType } from './support/branches.ts';
import {
  checkSite,
  compiler,
  event,
  events,
  page,
  prose,
  report,
  seo,
  site as siteJson,
  valid,
} from './support/site.ts';

const days = { old: '1999-05-01', new: '2024-07-01' };
const branches = {
  'collections/branches/harbour.json': branch('harbour', {
    name: 'Harbour',
    region: 'north',
    opensOn: days.old,
  }),
  'collections/branches/pier.json': branch('pier', { name: 'Pier', region: 'south', opensOn: days.new }),
  'collections/branches/abbey.json': branch('abbey', { name: 'Abbey', region: 'north' }),
  'collections/regions.json': {
    $schema: '../schemas/regions.schema.json',
    items: [
      { id: 'north', name: 'North' },
      { id: 'south', name: 'South' },
    ],
  },
};
const list = (query: object) => ({
  type: 'collection-list',
  id: 'list',
  heading: 'Branches',
  collection: 'branches',
  pageSize: 2,
  ...query,
});

function site(files: Parameters<typeof library>[0]) {
  const index = valid(checkSite(library({ ...branches, ...files })));
  const [english] = compiler.resolve(index, 'production', resolveBlock);
  if (!english) throw new Error('There is no language.');
  return english;
}

/** The titles on the pages of a list. */
function shown(query: object, route = '/found'): string[] {
  const { page: pageOf } = site({ 'pages/found.json': page(list(query)) });
  const data = pageOf(route).sections[0]?.data as CollectionListData;
  return data.shown?.cards.map(({ title }) => title) ?? [];
}
const where = (field: string, condition: object) => ({ where: [{ field, ...condition }] });

test('what a list asks for is found once for all of its pages', () => {
  const query = { collection: 'branches', sort: '/name' };
  const index = valid(checkSite(library({ ...branches, 'pages/found.json': page(list(query)) })));
  const found: unknown[] = [];
  const [english] = compiler.resolve(index, 'production', (_type, _block, context) => {
    found.push(context.select(query));
  });
  for (const route of ['/found', '/found/page/2']) english?.page(route);
  expect(found).toHaveLength(2);
  expect(found[1]).toBe(found[0]);
});

test('two lists of a page with pages and filters name them by their headings; what one list has keeps its name', () => {
  const names = (...lists: object[]) =>
    site({ 'pages/found.json': page(...lists.map((one) => list(one))) })
      .page('/found')
      .sections.map(({ data }) => data as CollectionListData)
      .map(({ templates, filters }) => [templates.pagination, filters?.name]);
  const first = { search: false, filters: ['/region'] };
  const other = { id: 'other', heading: 'Others' };
  expect(names(first)).toEqual([['Pagination', 'Narrow the list']]);
  expect(names(first, { ...other, filters: ['/name'] })).toEqual([
    ['Pagination: Branches', 'Narrow the list: Branches'],
    ['Pagination: Others', 'Narrow the list: Others'],
  ]);
  expect(names(first, { ...other, pageSize: 3 })[0]).toEqual(['Pagination', 'Narrow the list']);
});

describe('a list shows', () => {
  test('all items where it asks for nothing, page by page', () => {
    expect([shown({}), shown({}, '/found/page/2')]).toEqual([['Harbour', 'Pier'], ['Abbey']]);
  });
  test('those with a date before those without, the newest first', () => {
    const { page: pageOf } = site({
      'schemas/branches.schema.json': branchType({ date: '/opensOn' }),
      'collections/branches/abbey.json': branch('abbey', { name: 'Old', opensOn: days.old }),
      'collections/branches/harbour.json': branch('harbour', { name: 'None' }),
      'pages/found.json': page(list({ pageSize: 3 })),
    });
    const data = pageOf('/found').sections[0]?.data as CollectionListData;
    expect(data.shown?.cards.map(({ title }) => title)).toEqual(['Pier', 'Old', 'None']);
  });
  test('those whose field is what it asks for', () => {
    expect(shown(where('/region', { equals: 'north' }))).toEqual(['Harbour', 'Abbey']);
  });
  test('those that have a field, or lack it', () => {
    expect(shown(where('/opensOn', { given: true }))).toEqual(['Harbour', 'Pier']);
    expect(shown(where('/opensOn', { given: false }))).toEqual(['Abbey']);
  });
  test('those before or after a date, or the moment of the build', () => {
    expect(shown(where('/opensOn', { after: 'now' }))).toEqual(['Pier']);
    expect(shown(where('/opensOn', { before: 'now' }))).toEqual(['Harbour']);
    expect(shown(where('/opensOn', { before: '1999-05-01' }))).toEqual([]);
  });
  test('what ends on a day until that day is over', () => {
    const now = page(list({ ...where('/opensOn', { after: 'now' }), pageSize: 9 }));
    const over = page(list({ ...where('/opensOn', { before: 'now' }), pageSize: 9 }));
    const ends = (opensOn: string) => {
      const { page: pageOf } = site({
        'schemas/branches.schema.json': branchType({ endsAt: '/opensOn' }),
        'collections/branches/pier.json': branch('pier', { name: 'Pier', region: 'south', opensOn }),
        'pages/now.json': now,
        'pages/over.json': over,
      });
      return ['/now', '/over'].map((route) => {
        const data = pageOf(route).sections[0]?.data as CollectionListData;
        return data.shown?.cards.map(({ title }) => title);
      });
    };
    expect(ends('2024-06-15')).toEqual([['Pier'], ['Harbour']]);
    expect(ends('2024-06-14')).toEqual([[], ['Harbour', 'Pier']]);
  });
  test('what says no end until it begins', () => {
    const begins = { type: 'string', format: 'date', description: 'When it begins.' };
    const { page: pageOf } = site({
      'schemas/branches.schema.json': branchType(
        { startsAt: '/opensOn', endsAt: '/endsOn' },
        { endsOn: begins },
      ),
      'collections/branches/abbey.json': branch('abbey', { name: 'Abbey', opensOn: '2024-06-14' }),
      'collections/branches/pier.json': branch('pier', { name: 'Pier', opensOn: '2024-06-16' }),
      'pages/found.json': page(list({ ...where('/endsOn', { after: 'now' }), sort: '/name' })),
    });
    const data = pageOf('/found').sections[0]?.data as CollectionListData;
    expect(data.shown?.cards.map(({ title }) => title)).toEqual(['Pier']);
  });
  test('them in its own order, and no more than it wants', () => {
    expect(shown({ sort: '-/name' })).toEqual(['Pier', 'Harbour']);
    expect(shown({ sort: '-/name', limit: 1 })).toEqual(['Pier']);
    expect(shown({ sort: '/opensOn' })).toEqual(['Abbey', 'Harbour']);
  });
  test('them in the order of their moments, whatever their zones', () => {
    const opensAt = { type: 'string', format: 'date-time', description: 'When it opens.' };
    const { page: pageOf } = site({
      'schemas/branches.schema.json': branchType({}, { opensAt }),
      'collections/branches/harbour.json': branch('harbour', {
        name: '13:00',
        opensAt: '2024-01-01T13:00:00Z',
      }),
      'collections/branches/pier.json': branch('pier', {
        name: '12:30',
        opensAt: '2024-01-01T18:00:00+05:30',
      }),
      'collections/branches/abbey.json': branch('abbey', { name: '14:00', opensAt: '2024-01-01T14:00:00Z' }),
      'pages/found.json': page(list({ sort: '/opensAt', pageSize: 9 })),
    });
    const data = pageOf('/found').sections[0]?.data as CollectionListData;
    expect(data.shown?.cards.map(({ title }) => title)).toEqual(['12:30', '13:00', '14:00']);
  });
  test('them in the order of the page’s language', () => {
    const { page: pageOf } = site({
      'site.json': siteJson({ locales: [{ code: 'ja', name: '日本語', format: 'ja-JP', dir: 'ltr' }] }),
      'collections/branches/harbour.json': branch('harbour', { name: '放射線科', region: 'north' }),
      'collections/branches/abbey.json': branch('abbey', { name: '小児科', region: 'north' }),
      'collections/branches/pier.json': branch('pier', { name: '眼科', region: 'north' }),
      'pages/found.json': page(list({ sort: '/name', pageSize: 9 })),
    });
    const data = pageOf('/found').sections[0]?.data as CollectionListData;
    expect(data.shown?.cards.map(({ title }) => title)).toEqual(['眼科', '小児科', '放射線科']);
  });
  test('them by the names of what a field refers to, in each language by its own', () => {
    const english = { code: 'en', name: 'English', dir: 'ltr' };
    const german = { code: 'de', name: 'Deutsch', dir: 'ltr' };
    const regions = (north: string, south: string, $schema?: string) => ({
      ...($schema && { $schema }),
      items: [
        { id: 'north', name: north },
        { id: 'south', name: south },
      ],
    });
    const files = {
      ...branches,
      'site.json': siteJson({ locales: [english, german] }),
      'collections/regions.json': regions('West', 'East', '../schemas/regions.schema.json'),
      'locales/de/collections/regions.json': regions('A', 'Z'),
      'collections/branches/abbey.json': branch('abbey', { name: 'Abbey' }),
      'pages/found.json': page(list({ sort: '/region', pageSize: 9 })),
      'pages/last.json': page(list({ sort: '-/region', pageSize: 9, limit: 2 })),
    };
    const languages = compiler.resolve(valid(checkSite(library(files))), 'production', resolveBlock);
    const titles = (route: string) =>
      languages.map(({ page: pageOf }) => {
        const data = pageOf(route).sections[0]?.data as CollectionListData;
        return data.shown?.cards.map(({ title }) => title).join(' ');
      });
    expect(titles('/found')).toEqual(['Abbey Pier Harbour', 'Abbey Harbour Pier']);
    expect(titles('/last')).toEqual(['Harbour Pier', 'Pier Harbour']);
  });
  test('the first ones in the order of the site’s own language, in each of its languages, with the pages of these alone', () => {
    const sv = { code: 'sv', name: 'Svenska', dir: 'ltr' };
    const en = { code: 'en', name: 'English', dir: 'ltr' };
    for (const [locales, wanted] of [
      [[sv, en], 'south'],
      [[en, sv], 'north'],
    ] as const) {
      const { index } = site({
        'site.json': siteJson({ locales }),
        'collections/branches/harbour.json': branch('harbour', { name: 'Ösund', region: 'north' }),
        'collections/branches/abbey.json': branch('abbey', { name: 'Zebra', region: 'south' }),
        'collections/branches/pier.json': branch('pier', { name: 'Öster', region: 'north' }),
        'pages/found.json': page(list({ sort: '/name', limit: 1, filters: ['/region'] })),
      });
      const pages = [index, ...index.languages.values()].map(({ routes }) =>
        [...routes.keys()].filter((route) => route.startsWith('/found/')),
      );
      expect(pages).toEqual([[`/found/region/${wanted}`], [`/found/region/${wanted}`]]);
    }
  });
  test('as many pages as it has items for', () => {
    const { index } = site({ 'pages/found.json': page(list(where('/region', { equals: 'south' }))) });
    expect([index.routes.has('/found'), index.routes.has('/found/page/2')]).toEqual([true, false]);
  });
});

test('the page of a term lists what refers to it', () => {
  const term = {
    ...page(list({ ...where('/region', { equals: '$item' }), search: true })),
    $schema: '../../../schemas/page.schema.json',
    title: '{item.name}',
    each: 'regions',
  };
  const { page: pageOf, dataFiles } = site({ 'pages/regions/[id].json': term });
  expect(pageOf('/regions/south').sections[0]?.data).toMatchObject({
    shown: { cards: [{ title: 'Pier' }] },
    total: 1,
  });
  expect(pageOf('/regions/north').sections[0]?.data).toMatchObject({ total: 2 });
  const searched = ['south', 'north'].map((id) => {
    const data = pageOf(`/regions/${id}`).sections[0]?.data as CollectionListData;
    return JSON.parse(dataFiles.get(data.items ?? '') ?? '[]').map(({ title }: { title: string }) => title);
  });
  expect(searched).toEqual([['Pier'], ['Harbour', 'Abbey']]);
});

test('the page of an item has no second page, so all of its list stands on it', () => {
  const term = {
    ...page(list({ where: [{ field: '/region', equals: '$item' }], pageSize: 1 })),
    $schema: '../../../schemas/page.schema.json',
    title: '{item.name}',
    each: 'regions',
  };
  const { page: pageOf } = site({ 'pages/regions/[id].json': term });
  expect(pageOf('/regions/north').sections[0]?.data).toMatchObject({
    shown: { cards: [{ title: 'Harbour' }, { title: 'Abbey' }] },
    total: 2,
    pageSize: 2,
  });
});

test('the page of an item lists what one of its fields names', () => {
  const own = {
    ...page({
      type: 'card-carousel',
      id: 'region',
      heading: 'Where it lies',
      collection: 'regions',
      where: [{ field: '/id', equals: { $item: '/region', else: 'hide' } }],
    }),
    $schema: '../../../schemas/page.schema.json',
    title: '{item.name}',
    seo: { ...seo, title: 'Branch {item.name}' },
    each: 'branches',
  };
  const { page: pageOf } = site({ 'pages/branches/[slug].json': own });
  expect(pageOf('/branches/pier').sections[0]?.data).toMatchObject({
    shown: { cards: [{ title: 'South' }] },
  });
});

/** The page of each branch with one block. */
const each = (block: JsonObject) => ({
  ...page(block),
  $schema: '../../../schemas/page.schema.json',
  title: '{item.name}',
  seo: { ...seo, title: 'Branch {item.name}' },
  each: 'branches',
});

test('the page of an item lists those that one of its fields names, in a table too, and is without the list where it names none', () => {
  const near = { type: 'array', items: { type: 'string', reference: 'regions' }, description: 'Near by.' };
  const { page: pageOf } = site({
    'schemas/branches.schema.json': branchType({}, { near }),
    'collections/branches/pier.json': branch('pier', { name: 'Pier', near: ['south'] }),
    'collections/branches/harbour.json': branch('harbour', { near: ['south', 'north'] }),
    'pages/branches/[slug].json': each({
      ...list({ layout: 'table', columns: [{ label: 'Name', field: '/name' }], collection: 'regions' }),
      where: [
        { field: '/name', given: true },
        { field: '/id', equals: { $item: '/near', else: 'hide' } },
      ],
    }),
  });
  const cells = (route: string) =>
    pageOf(route).sections.map(({ data }) =>
      (data as CollectionListData).shown?.cards.map((card) => card.cells),
    );
  expect(cells('/branches/pier')).toEqual([[['South']]]);
  expect(cells('/branches/harbour')).toEqual([[['North'], ['South']]]);
  expect(cells('/branches/abbey')).toEqual([]);
});

describe('on the page of an item', () => {
  const titles = (query: object, route: string) => {
    const { page: pageOf } = site({ 'pages/branches/[slug].json': each(list(query)) });
    const data = pageOf(route).sections[0]?.data as CollectionListData | undefined;
    return data?.shown?.cards.map(({ title }) => title);
  };

  test.each([
    [{}, ['Pier', 'Abbey']],
    [where('/region', { equals: { $item: '/region', else: 'hide' } }), ['Abbey']],
    [{ sort: '/name', limit: 2 }, ['Abbey', 'Pier']],
    [{ sort: '/name', limit: 1 }, ['Abbey']],
  ])('a list %j has the others alone, as many as it wants', (query, wanted) => {
    expect(titles(query, '/branches/harbour')).toEqual(wanted);
  });
  test('what is related to it is what a condition finds, however much else shares more topics', () => {
    const title = (id: string, startsAt: string, ...topics: string[]) =>
      event(id, { title: id, startsAt: `${startsAt}T10:00:00Z`, topics });
    const past = Array.from({ length: 12 }, (_, i) => title(`past-${i}`, '2024-05-01', 'Tax', 'SIP'));
    const related = {
      type: 'recent-items',
      id: 'more',
      heading: 'More',
      collection: 'events',
      order: 'related',
    };
    const { page: pageOf } = site({
      'collections/events.json': events(
        ...past,
        title('own', '2024-07-01', 'Tax', 'SIP'),
        title('next', '2024-07-02', 'Tax'),
      ),
      'pages/events/[id].json': {
        ...each({ ...related, ...where('/startsAt', { after: 'now' }) }),
        ...{ title: '{item.title}', seo: { ...seo, title: 'Event {item.title}' }, each: 'events' },
      },
    });
    const data = pageOf('/events/own').sections[0]?.data as RecentItemsData;
    expect(data.cards.map((card) => card.title)).toEqual(['next']);
  });
  test('the search of a list has the others alone, in a file of its own', () => {
    const { page: pageOf, dataFiles } = site({ 'pages/branches/[slug].json': each(list({ search: true })) });
    const searched = ['harbour', 'pier'].map((slug) => {
      const data = pageOf(`/branches/${slug}`).sections[0]?.data as CollectionListData;
      return JSON.parse(dataFiles.get(data.items ?? '') ?? '[]').map(({ title }: { title: string }) => title);
    });
    expect(searched).toEqual([
      ['Pier', 'Abbey'],
      ['Harbour', 'Abbey'],
    ]);
  });
});

test('a link to a further page of a list is wrong once a field no longer fills it', () => {
  const north = { ...list(where('/region', { equals: 'north' })), pageSize: 1 };
  const linked = (region: string) => ({
    ...library({ ...branches, 'pages/found.json': page(north) }),
    'pages/a.json': page({ type: 'prose', id: 'a', text: '[More](/found/page/2)' }),
    'collections/branches/abbey.json': branch('abbey', { name: 'Abbey', region }),
  });
  // One compiler, which remembers what it has linked.
  expect(report(linked('north'))).toEqual([]);
  expect(report(linked('south'))).toEqual([
    expect.stringContaining('There is no page “/found/page/2”. Correct the path, or add the page.'),
  ]);
});

test('what is over keeps the page of its value, which is no choice and no page of its own any more: a link to it stays right', () => {
  const coming = { ...where('/opensOn', { after: 'now' }), filters: ['/region'] };
  const { page: pageOf } = site({
    'pages/found.json': page(list(coming)),
    'pages/a.json': page({ type: 'prose', id: 'a', text: '[North](/found/region/north)' }),
  });
  const data = (route: string) => pageOf(route).sections[0]?.data as CollectionListData;
  const north = data('/found/region/north');
  const text = 'There is nothing here at present.';
  expect(north).toMatchObject({ heading: 'Branches: North', total: 0, empty: { text } });
  expect(north.filters?.choices.map(({ label, count }) => [label, count])).toEqual([
    ['All', 1],
    ['North', 0],
    ['South', 1],
  ]);
  const tags = pageOf('/found/region/north').head.tags.map(({ attributes }) => attributes);
  expect(tags).toContainEqual({ rel: 'canonical', href: 'https://www.example.com/found' });
  expect(data('/found').filters).toBeUndefined();
});

test('a list of what has a field that says “now” asks for no moment', () => {
  const query = where('/region', { equals: 'now' });
  expect(timeless(query)).toBe(query);
});

describe('a list that can be narrowed', () => {
  const { index, page: pageOf } = site({ 'pages/found.json': page({ ...list({}), filters: ['/region'] }) });
  const data = (route: string) => pageOf(route).sections[0]?.data as CollectionListData;

  test('has a page for each value, and further pages of those that fill more than one', () => {
    expect([...index.routes.keys()].filter((route) => route.startsWith('/found'))).toEqual([
      '/found',
      '/found/page/2',
      '/found/region/north',
      '/found/region/south',
    ]);
    expect(data('/found/region/north')).toMatchObject({
      heading: 'Branches: North',
      shown: { cards: [{ title: 'Harbour' }, { title: 'Abbey' }] },
      total: 2,
      addresses: { first: '/found/region/north' },
    });
    expect(data('/found/region/south').items).not.toBe(data('/found').items);
  });

  test('offers all of them with the number of their items, and says which is open', () => {
    const choice = (label: string, path: string, count: number, current: boolean, field = '/region') => ({
      field,
      part: path.slice(1),
      label,
      href: `/found${path}`,
      count,
      current,
    });
    expect(data('/found/region/south').filters?.choices).toEqual([
      choice('All', '', 3, false, ''),
      choice('North', '/region/north', 2, false),
      choice('South', '/region/south', 1, true),
    ]);
    expect(data('/found').filters?.choices[0]?.current).toBe(true);
  });

  test('its pages are found under their own names', () => {
    const { head, frame } = pageOf('/found/region/south');
    expect(head.title).toBe('South · Title');
    const contents = head.tags.map(({ attributes }) => attributes.content ?? attributes.href);
    expect(contents).toContain('South · Description');
    expect(contents).toContain('https://www.example.com/found/region/south');
    expect(frame.breadcrumbs.at(-1)).toEqual({ title: 'South', href: '/found/region/south' });
  });
});

test.each([
  ['/found/page/2', ['Home', 'Page', 'Page · 2']],
  ['/found/region/north', ['Home', 'Page', 'North']],
  ['/found/region/north/page/2', ['Home', 'Page', 'North', 'North · 2']],
])('the breadcrumbs of %s name no page twice, for visitors and for machines', (route, names) => {
  const found = page(list({ pageSize: 1, filters: ['/region'] }));
  const { frame, head } = site({ 'pages/found.json': found }).page(route);
  expect(frame.breadcrumbs.map(({ title }) => title)).toEqual(names);
  const { itemListElement: told } = JSON.parse(head.tags.findLast(({ text }) => text)?.text ?? '');
  expect(told.map(({ name }: { name: string }) => name)).toEqual(names);
});

test.each([
  ['/found', ['', '/region', '/region']],
  ['/found/about/books-by-the-sea', ['', '/about', '/region', '/region']],
])('what all entries of a list are is no choice on %s, and stays a page', (route, fields) => {
  const { page: pageOf } = site({ 'pages/found.json': page(list({ filters: ['/about', '/region'] })) });
  const data = pageOf(route).sections[0]?.data as CollectionListData;
  expect(data.filters?.choices.map(({ field }) => field)).toEqual(fields);
});

test.each([
  [{ pageSize: 6 }, false],
  [{ pageSize: 6, search: true }, true],
  [{ pageSize: 2 }, true],
  [{ pageSize: 3, filters: ['/name'] }, false],
])('a few entries on one page are not searched, unless the list says so: %j', (query, isSearched) => {
  const { page: pageOf } = site({ 'pages/found.json': page(list(query)) });
  const data = pageOf('/found').sections[0]?.data as CollectionListData;
  expect(data.search !== null).toBe(isSearched);
});

describe('a table', () => {
  const near = { type: 'array', items: { type: 'string', reference: 'regions' }, description: 'Near by.' };
  const columns = (...fields: string[]) =>
    fields.map((name) => ({ label: name, field: `/${name.toLowerCase()}` }));
  const table = (fields: readonly string[], files: Parameters<typeof library>[0] = {}) => {
    const { page: pageOf } = site({
      'schemas/branches.schema.json': branchType({}, { near }),
      'pages/found.json': page(list({ layout: 'table', columns: columns(...fields), pageSize: 1 })),
      ...files,
    });
    return (route: string) => pageOf(route).sections[0]?.data as CollectionListData;
  };

  test('links each of several that an item names, where it has a page', () => {
    const region = {
      ...page(prose('a')),
      $schema: '../../../schemas/page.schema.json',
      title: '{item.name}',
      each: 'regions',
    };
    const named = { 'collections/branches/harbour.json': branch('harbour', { near: ['north', 'south'] }) };
    const cells = (files: Parameters<typeof library>[0]) =>
      table(['Name', 'Near'], files)('/found').shown?.cards[0]?.cells;
    expect(cells({ ...named, 'pages/regions/[id].json': region })).toEqual([
      'Harbour',
      {
        text: 'North, South',
        parts: [
          { text: 'North', href: '/regions/north' },
          { text: ', ' },
          { text: 'South', href: '/regions/south' },
        ],
      },
    ]);
    expect(cells(named)).toEqual(['Harbour', 'North, South']);
  });

  test('leaves a column out that no item of the list fills, on each of its pages', () => {
    const shown = (route: string, files: Parameters<typeof library>[0] = {}) => {
      const { columns: kept, shown: items } = table(['Name', 'Near', 'Region'], files)(route);
      return [kept?.map(({ label }) => label), items?.cards[0]?.cells];
    };
    expect(shown('/found')).toEqual([
      ['Name', 'Region'],
      ['Harbour', 'North'],
    ]);
    const last = { 'collections/branches/abbey.json': branch('abbey', { name: 'Abbey', near: ['north'] }) };
    expect(shown('/found', last)).toEqual([
      ['Name', 'Near', 'Region'],
      ['Harbour', '', 'North'],
    ]);
  });
});

test('of several that an item names, those that visitors do not see stand in no filter, table or search', () => {
  const near = { type: 'array', items: { type: 'string', reference: 'regions' }, description: 'Near by.' };
  const columns = [
    { label: 'Branch', field: '/name' },
    { label: 'Near', field: '/near' },
  ];
  const {
    index,
    page: pageOf,
    ...english
  } = site({
    'schemas/branches.schema.json': branchType({}, { near }),
    'schemas/regions.schema.json': {
      ...regionType,
      properties: { ...objectAt(regionType, 'properties'), isActive: { type: 'boolean' } },
    },
    'collections/regions.json': {
      $schema: '../schemas/regions.schema.json',
      items: ['North', 'South', 'Secret'].map((name) => ({
        ...{ id: name.toLowerCase(), name },
        isActive: name !== 'Secret',
      })),
    },
    'collections/branches/harbour.json': branch('harbour', { near: ['north', 'secret', 'south'] }),
    'pages/found.json': page(list({ layout: 'table', columns, filters: ['/near'] })),
  });
  const data = pageOf('/found/near/north').sections[0]?.data as CollectionListData;
  expect(data.filters?.choices.map(({ label }) => label)).toEqual(['All', 'North', 'South']);
  expect([...index.routes.keys()].filter((route) => route.startsWith('/found/near/'))).toEqual([
    '/found/near/north',
    '/found/near/south',
  ]);
  expect(JSON.stringify(data)).toContain('North, South');
  expect(
    english
      .searchIndex()
      .map(({ body }) => body)
      .join(),
  ).not.toContain('Secret');
});

test('an item is asked for its values as often, however many others there are', () => {
  const asked = (count: number, work: (made: ReturnType<typeof site>) => void) => {
    const many = Array.from({ length: count }, (_, i) => branch(`b${i}`, { about: `About ${i}.` }));
    const made = site({
      ...Object.fromEntries(many.map((one) => [`collections/branches/${one.slug}.json`, one])),
      'pages/found.json': page(list({ filters: ['/about'], search: false })),
    });
    let reads = 0;
    const { original } = made.index.collections.get('branches')?.byKey.get('b5') ?? {};
    const { about } = Object(original);
    const get = () => {
      reads += 1;
      return about;
    };
    Object.defineProperty(original, 'about', { get });
    work(made);
    return reads;
  };
  const routesOf = ({ index }: ReturnType<typeof site>) => {
    const file = index.files.get('pages/found.json');
    const facts = file && pageFacts(file);
    const shown = new Map([...index.collections].map(([name, { all }]) => [name, all]));
    if (facts) pageEntry(file, facts, shown, index);
  };
  for (const work of [({ page: pageOf }: ReturnType<typeof site>) => pageOf('/found'), routesOf])
    expect(asked(50, work)).toBe(asked(10, work));
});

test('an item is asked for its values as often, however many it has', () => {
  const tags = { type: 'array', items: { type: 'string', description: 'A tag.' }, description: 'Its tags.' };
  const asked = (count: number) => {
    const made = site({
      'schemas/branches.schema.json': branchType({}, { tags }),
      'collections/branches/harbour.json': branch('harbour', {
        tags: Array.from({ length: count }, (_, i) => `Tag ${i}`),
      }),
      'pages/found.json': page(list({ filters: ['/tags'] })),
    });
    let reads = 0;
    const { original } = made.index.collections.get('branches')?.byKey.get('harbour') ?? {};
    const { tags: own } = Object(original);
    const get = () => {
      reads += 1;
      return own;
    };
    Object.defineProperty(original, 'tags', { get });
    const data = made.page('/found').sections[0]?.data as CollectionListData;
    expect(data.filters?.choices).toHaveLength(count + 1);
    return reads;
  };
  expect(asked(20)).toBe(asked(2));
});

test('the data of a list with several filters says of each item where it is found', () => {
  const made = site({
    'pages/found.json': page({ ...list({ sort: '/name' }), filters: ['/region', '/name'] }),
  });
  const data = made.page('/found/region/north').sections[0]?.data as CollectionListData;
  expect(JSON.parse(made.dataFiles.get(data.items ?? '') ?? '')).toMatchObject([
    { title: 'Abbey', in: ['region/north', 'name/abbey'] },
    { title: 'Harbour', in: ['region/north', 'name/harbour'] },
  ]);
});

test('a column of news has its own order, and one of nothing is left out', () => {
  const more = { label: 'All branches', href: '/' };
  const column = { heading: 'Branches', collection: 'branches', sort: '/name', count: 2, more };
  const none = { ...column, ...where('/name', { equals: 'None' }) };
  const news = { type: 'whats-new', id: 'new', heading: 'News', columns: [none, column] };
  const { page: pageOf } = site({
    'schemas/branches.schema.json': {
      ...branchType({ date: '/opensOn' }),
      required: ['slug', 'name', 'about', 'photo', 'opensOn'],
    },
    'collections/branches/abbey.json': branch('abbey', { name: 'Abbey', opensOn: days.old }),
    'pages/found.json': page(news),
  });
  const data = pageOf('/found').sections[0]?.data as WhatsNewData;
  expect(data.columns.map(({ cards }) => cards.map(({ title }) => title))).toEqual([['Abbey', 'Harbour']]);
});

test('pages below a page stand by their own order, then by what they are called, wherever they lie', () => {
  const called = (title: string, order?: number) => ({ ...page(prose('p')), title, ...(order && { order }) });
  const { page: pageOf } = site({
    'pages/offices.json': page({ type: 'child-index', id: 'below', heading: 'A to Z', of: '/offices' }),
    'pages/offices/elections.json': called('Voting'),
    'pages/offices/homes.json': called('council homes'),
    'pages/offices/rubbish.json': called('Bins'),
    'pages/offices/register.json': called('Weddings', 1),
    'pages/offices/desk.json': called('Reception', -1),
  });
  const data = pageOf('/offices').sections[0]?.data as ChildIndexData;
  const titles = ['Reception', 'Weddings', 'Bins', 'council homes', 'Voting'];
  expect(data.cards.map(({ title }) => title)).toEqual(titles);
});

test('an item is called as the one that it names, where its title is a reference, and so is its page', () => {
  const { page: pageOf } = site({
    'schemas/branches.schema.json': {
      ...branchType({ title: '/region' }),
      required: ['slug', 'name', 'about', 'photo', 'region'],
    },
    'pages/found.json': page(list({})),
    'pages/branches/[slug].json': {
      ...page(prose('p')),
      ...{ $schema: '../../../schemas/templates/page.schema.json', each: 'branches' },
      ...{ title: { $item: '/region' }, seo: { ...seo, title: { $item: '/region' } } },
    },
  });
  const data = pageOf('/found').sections[0]?.data as CollectionListData;
  expect(data.shown?.cards.map(({ title }) => title)).toEqual(['North', 'South']);
  const { head, frame, title } = pageOf('/branches/pier');
  expect([title, head.title, frame.breadcrumbs.at(-1)?.title]).toEqual(['South', 'South', 'South']);
  expect(JSON.stringify(head.tags)).toContain('\\"name\\":\\"South\\"');
});

test('a table promises no search by title alone: its rows are searched whole', () => {
  const query = (layout: object) => page(list({ ...layout, search: true }));
  const columns = [{ label: 'Branch', field: '/name' }];
  const { page: pageOf } = site({
    'pages/cards.json': query({}),
    'pages/table.json': query({ layout: 'table', columns }),
  });
  const hints = ['/cards', '/table'].map((route) => {
    const data = pageOf(route).sections[0]?.data as CollectionListData;
    return data.search?.placeholder;
  });
  expect(hints).toEqual(['Search by title', 'Search']);
});

test('a table has a text for each of its fields', () => {
  const columns = ['/name', '/region', '/opensOn', '/price'].map((field) => ({ label: field, field }));
  const price = { type: 'number', format: 'money', description: 'What it costs.' };
  const { page: pageOf } = site({
    'schemas/branches.schema.json': branchType({}, { price }),
    'collections/branches/pier.json': branch('pier', {
      name: 'Pier',
      region: 'south',
      opensOn: '2024-07-01',
      price: 1990.5,
    }),
    'pages/found.json': page({ ...list({ layout: 'table', columns, sort: '/name' }), pageSize: 9 }),
  });
  const data = pageOf('/found').sections[0]?.data as CollectionListData;
  expect(data.shown?.cards.map(({ cells }) => cells)).toEqual([
    ['Abbey', 'North', '', ''],
    ['Harbour', 'North', 'May 1, 1999', ''],
    ['Pier', 'South', 'Jul 1, 2024', '₹1,990.50'],
  ]);
});

test.each([
  ['some have cents: then all have', 1990.5, ['₹5.00', '₹1,990.50']],
  ['none has cents', 1990, ['₹5', '₹1,990']],
])('amounts below each other, of which %s', (_, price, said) => {
  const money = { type: 'number', format: 'money', description: 'What it costs.' };
  const columns = [{ label: 'Price', field: '/price' }];
  const { page: pageOf } = site({
    'schemas/branches.schema.json': branchType({ subtitle: '/price' }, { price: money }),
    'collections/branches/harbour.json': branch('harbour', { price: 5 }),
    'collections/branches/pier.json': branch('pier', { price }),
    'pages/found.json': page(list({ layout: 'table', columns, ...where('/price', { given: true }) })),
    'pages/rows.json': page(list({ layout: 'rows', ...where('/price', { given: true }) })),
  });
  const cards = (route: string) => {
    const data = pageOf(route).sections[0]?.data as CollectionListData;
    return data.shown?.cards;
  };
  expect(cards('/found')?.map(({ cells }) => cells)).toEqual(said.map((text) => [text]));
  expect(cards('/rows')?.map(({ subtitle }) => subtitle)).toEqual(said);
});

test.each([
  ['the day on which an item was published', { date: '/opensOn' }, 'May 1, 1999'],
  [
    'the hour at which it begins',
    { date: '/opensOn', startsAt: '/opensOn' },
    'May\u00a01,\u00a01999, 9:30\u00a0AM',
  ],
])('a table says %s', (_, roles, said) => {
  const opensOn = { type: 'string', format: 'date-time', description: 'When.' };
  const columns = [{ label: 'Branch', field: '/opensOn' }];
  const { page: pageOf } = site({
    'schemas/branches.schema.json': branchType(roles, { opensOn }),
    'collections/branches/harbour.json': branch('harbour', { opensOn: '1999-05-01T09:30:00Z' }),
    'collections/branches/pier.json': branch('pier'),
    'pages/found.json': page(list({ layout: 'table', columns, ...where('/opensOn', { given: true }) })),
  });
  const data = pageOf('/found').sections[0]?.data as CollectionListData;
  expect(data.shown?.cards.map(({ cells }) => cells)).toEqual([[said]]);
});

test('a file in a table is a link with the words of its column', () => {
  const minutes = { type: 'string', format: 'media', description: 'Its minutes.' };
  const columns = [
    { label: 'Branch', field: '/name' },
    { label: 'Minutes', field: '/minutes' },
  ];
  const { page: pageOf } = site({
    'schemas/branches.schema.json': branchType({}, { minutes }),
    'collections/branches/pier.json': branch('pier', { name: 'Pier', minutes: '/documents/a.pdf' }),
    'pages/found.json': page(list({ layout: 'table', columns, sort: '-/name' })),
  });
  const data = pageOf('/found').sections[0]?.data as CollectionListData;
  const link = { label: 'Minutes', about: 'Pier', href: '/documents/a.pdf', newTab: true };
  expect(data.shown?.cards.map(({ cells }) => cells)).toEqual([
    ['Pier', { link, file: 'PDF, 1 KB' }],
    ['Harbour', ''],
  ]);
});

test('the size of a document has the unit of the page’s language', () => {
  const sized = (format: string, bytes: number) => {
    const media = new Map([['/documents/a.pdf', { bytes, hash: '' }]]);
    return documentWords('/documents/a.pdf', { index: { input: { media } }, locale: { format } } as never);
  };
  expect(['en-US', 'hi-IN'].map((format) => sized(format, 84_000))).toEqual(['PDF, 84 KB', 'PDF, 84 KB']);
  expect(sized('fr-FR', 84_000)).toBe('PDF, 84\u202fko');
  expect(sized('fr-FR', 1_249_000)).toBe('PDF, 1,2\u202fMo');
  expect(sized('ar', 84_000)).toBe('PDF, 84 كيلوبايت');
});

test('an address, a mailbox and a telephone number in a table are links; the first column leads to the item', () => {
  const fields = ['link', 'email', 'phone'].map((format) => [
    format,
    { type: 'string', format, description: 'How to reach it.' },
  ]);
  const columns = [
    { label: 'Mailbox', field: '/email' },
    { label: 'Site', field: '/link' },
    { label: 'Mail', field: '/email' },
    { label: 'Call', field: '/phone' },
  ];
  const { page: pageOf } = site({
    'schemas/branches.schema.json': branchType({}, Object.fromEntries(fields)),
    'collections/branches/harbour.json': branch('harbour', {
      ...{ link: 'https://doi.org/10.1000/182', email: 'hello@example.com', phone: '+43 1 (555) 01' },
    }),
    'pages/found.json': page(list({ layout: 'table', columns, ...where('/email', { given: true }) })),
  });
  const data = pageOf('/found').sections[0]?.data as CollectionListData;
  const link = (label: string, href: string) => ({ link: { label, href, newTab: false } });
  expect(data.shown?.cards[0]?.cells).toEqual([
    'hello@example.com',
    { link: { label: 'Site', about: 'Harbour', href: 'https://doi.org/10.1000/182', newTab: false } },
    link('hello@example.com', 'mailto:hello@example.com'),
    link('+43 1 (555) 01', 'tel:+43155501'),
  ]);
});

test('an item that a cell names is a link to its page, and leads the row of what has no page', () => {
  const columns = ['/region', '/region'].map((field) => ({ label: 'Region', field }));
  const cellsOf = (files: Parameters<typeof library>[0]) => {
    const { page: pageOf } = site({
      'pages/regions/[id].json': {
        ...page({ type: 'prose', id: 'text', text: 'Here.' }),
        $schema: '../../../schemas/page.schema.json',
        title: '{item.name}',
        seo: { ...seo, title: 'Region {item.name}' },
        each: 'regions',
      },
      'pages/found.json': page(list({ layout: 'table', columns, limit: 1 })),
      ...files,
    });
    const data = pageOf('/found').sections[0]?.data as CollectionListData;
    return data.shown?.cards[0]?.cells;
  };
  const link = { label: 'North', href: '/regions/north', newTab: false };
  expect(cellsOf({})).toEqual(['North', { link }]);
  expect(cellsOf({ 'pages/branches/[slug].json': undefined })).toEqual([{ link }, { link }]);
  expect(cellsOf({ 'pages/regions/[id].json': undefined })).toEqual(['North', 'North']);
});

test('a card says the subtitle of a type of the site’s own, as its language writes it', () => {
  const price = { type: 'number', format: 'money', description: 'What it costs.' };
  const subtitles = (field: string, collection = 'branches') => {
    const { page: pageOf } = site({
      'schemas/branches.schema.json': branchType({ subtitle: field }, { price }),
      'collections/branches/pier.json': branch('pier', {
        name: 'Pier',
        region: 'south',
        opensOn: '2024-07-01',
        price: 1990.5,
      }),
      'pages/found.json': page(list({ collection, pageSize: 9 })),
    });
    const data = pageOf('/found').sections[0]?.data as CollectionListData;
    return data.shown?.cards.map(({ subtitle }) => subtitle);
  };
  expect(subtitles('/price')).toEqual([undefined, '₹1,990.50', undefined]);
  expect(subtitles('/opensOn')).toEqual(['May 1, 1999', 'Jul 1, 2024', undefined]);
  expect(subtitles('/region')).toEqual(['North', 'South', 'North']);
  expect(subtitles('/price', 'services')).toEqual([undefined]);
});

test('a number of four digits, such as a year, stands together in a table, and a larger one is grouped', () => {
  const columns = ['/year', '/books'].map((field) => ({ label: field, field }));
  const count = { type: 'integer', description: 'How many.' };
  const { page: pageOf } = site({
    'schemas/branches.schema.json': branchType({}, { year: count, books: count }),
    'collections/branches/pier.json': branch('pier', { name: 'Pier', year: 2024, books: 12500 }),
    'pages/found.json': page(list({ layout: 'table', columns, sort: '-/name' })),
  });
  const data = pageOf('/found').sections[0]?.data as CollectionListData;
  expect(data.shown?.cards[0]?.cells).toEqual(['2024', '12,500']);
});

test('a list is narrowed by a whole number, at an address of its digits', () => {
  const count = { type: 'integer', description: 'How many.' };
  const { page: pageOf } = site({
    'schemas/branches.schema.json': branchType({}, { books: count }),
    'collections/branches/pier.json': branch('pier', { name: 'Pier', books: 12500 }),
    'collections/branches/abbey.json': branch('abbey', { name: 'Abbey', books: 900 }),
    'pages/found.json': page(list({ filters: ['/books'] })),
  });
  const data = pageOf('/found/books/12500').sections[0]?.data as CollectionListData;
  expect(data.shown?.cards.map(({ title }) => title)).toEqual(['Pier']);
  expect(data.filters?.choices.map(({ label, part }) => [label, part])).toEqual([
    ['All', ''],
    ['900', 'books/900'],
    ['12500', 'books/12500'],
  ]);
});

test('a number or a letter is called with what its row is; a word says so by itself', () => {
  const books = { type: 'integer', description: 'How many.' };
  const filterLabels = { '/books': 'Shelves', '/name': 'Class', '/region': 'Region' };
  const { page: pageOf } = site({
    'schemas/branches.schema.json': branchType({}, { books }),
    'collections/branches/pier.json': branch('pier', { name: 'B', books: 3, region: 'south' }),
    'pages/found.json': page(list({ filters: ['/books', '/name', '/region'], filterLabels })),
  });
  const called = (route: string) => {
    const { head, sections } = pageOf(route);
    const data = sections[0]?.data as CollectionListData;
    return [head.title.split(' · ')[0], data.heading];
  };
  expect(called('/found/books/3')).toEqual(['Shelves 3', 'Branches: Shelves 3']);
  expect(called('/found/name/b')).toEqual(['Class B', 'Branches: Class B']);
  expect(called('/found/region/south')).toEqual(['South', 'Branches: South']);
});

test('a choice is sorted, and offered by filters, in the order in which its type names its values', () => {
  const days = ['monday', 'tuesday', 'friday'];
  const day = { type: 'string', enum: days, description: 'Its day.' };
  const open = { type: 'array', items: day, description: 'Its days.' };
  const { page: pageOf } = site({
    'schemas/branches.schema.json': branchType({}, { day, open }),
    'collections/branches/harbour.json': branch('harbour', { name: 'A', day: 'friday', open: days }),
    'collections/branches/pier.json': branch('pier', { name: 'B', day: 'tuesday', open: ['friday'] }),
    'collections/branches/abbey.json': branch('abbey', { name: 'C', day: 'monday' }),
    'pages/found.json': page(list({ sort: '/day', pageSize: 9, filters: ['/open', '/day'] })),
    'pages/last.json': page(list({ sort: '-/day', pageSize: 9 })),
  });
  const data = (route: string) => pageOf(route).sections[0]?.data as CollectionListData;
  const titles = (route: string) => data(route).shown?.cards.map(({ title }) => title);
  expect(titles('/found')).toEqual(['C', 'B', 'A']);
  expect(titles('/last')).toEqual(['A', 'B', 'C']);
  expect(data('/found').filters?.choices.map(({ part }) => part)).toEqual([
    '',
    ...days.map((one) => `open/${one}`),
    ...days.map((one) => `day/${one}`),
  ]);
});

test('items that a field names are offered by filters in the order that their type gives them', () => {
  const { collection, properties } = regionType as Record<string, JsonObject>;
  const height = { type: 'integer', description: 'How high it lies.' };
  const { page: pageOf } = site({
    'schemas/regions.schema.json': {
      ...regionType,
      collection: { ...collection, order: ['/height'] },
      properties: { ...properties, height },
    },
    'collections/regions.json': {
      $schema: '../schemas/regions.schema.json',
      items: [
        { id: 'north', name: 'North', height: 2 },
        { id: 'south', name: 'South', height: 1 },
      ],
    },
    'pages/found.json': page(list({ filters: ['/region'] })),
  });
  const data = pageOf('/found').sections[0]?.data as CollectionListData;
  expect(data.filters?.choices.map(({ label }) => label)).toEqual(['All', 'South', 'North']);
});

test.each<[field: string, order: string[], titles: readonly string[]]>([
  ['words', ['/name'], ['Abbey', 'Harbour', 'Pier']],
  ['days, what has none at last', ['/opensOn'], ['Harbour', 'Pier', 'Abbey']],
  ['a choice as its type lists it, then words', ['/size', '/name'], ['Pier', 'Abbey', 'Harbour']],
])('items are in the order that their type gives them, by %s', (_, order, titles) => {
  const size = { type: 'string', enum: ['small', 'large'], description: 'How large it is.' };
  const sized = (name: string, more: JsonObject) =>
    branch(name.toLowerCase(), { name, size: 'large', ...more });
  const { page: pageOf } = site({
    'schemas/branches.schema.json': branchType({ order }, { size }),
    'collections/branches/pier.json': sized('Pier', { opensOn: days.new, size: 'small' }),
    'collections/branches/harbour.json': sized('Harbour', { opensOn: days.old }),
    'collections/branches/abbey.json': sized('Abbey', {}),
    'pages/found.json': page(list({ pageSize: 3 })),
  });
  const data = pageOf('/found').sections[0]?.data as CollectionListData;
  expect(data.shown?.cards.map(({ title }) => title)).toEqual(titles);
});

test('a calendar is in the order of what begins, and says when in the place’s own time', () => {
  const lasts = { startsAt: '/opensOn', endsAt: '/closesOn', place: '/name' };
  const date = { type: 'string', format: 'date-time', description: 'When.' };
  const { page: pageOf } = site({
    'schemas/branches.schema.json': branchType(lasts, { opensOn: date, closesOn: date }),
    'collections/branches/harbour.json': branch('harbour', {
      opensOn: '2024-07-02T19:30:00+02:00',
      closesOn: '2024-07-02T21:00:00+02:00',
    }),
    'collections/branches/pier.json': branch('pier', {
      opensOn: '2024-06-30T10:00:00+02:00',
      closesOn: '2024-07-01T16:00:00+02:00',
    }),
    'pages/found.json': page(list({ layout: 'calendar' })),
  });
  const data = pageOf('/found').sections[0]?.data as CollectionListData;
  // What has no beginning has no place in a calendar.
  expect(data.total).toBe(2);
  expect(data.shown?.cards.map(({ when }) => when)).toEqual([
    {
      iso: '2024-06-30T10:00:00+02:00',
      month: 'June 2024',
      weekday: 'Sun',
      day: '30',
      time: 'Jun 30, 10:00 AM – Jul 1, 4:00 PM',
      place: 'Harbour',
    },
    {
      iso: '2024-07-02T19:30:00+02:00',
      month: 'July 2024',
      weekday: 'Tue',
      day: '2',
      time: '7:30 – 9:00 PM',
      place: 'Harbour',
    },
  ]);
});

test('the link to a calendar says of which list it is', () => {
  const { page: pageOf } = site({
    'schemas/branches.schema.json': branchType({ startsAt: '/opensOn' }),
    'pages/found.json': page(list({ layout: 'calendar', heading: 'Openings of {brand}' })),
  });
  const data = pageOf('/found').sections[0]?.data as CollectionListData;
  expect(data.calendar).toMatchObject({
    label: 'Subscribe to this calendar',
    about: 'Openings of Firm',
    href: '/branches.ics',
  });
});

test('a calendar of a choice of the items has no link to that of all', () => {
  const hrefOf = (field: string, condition: object) => {
    const { page: pageOf } = site({
      'schemas/branches.schema.json': branchType({ startsAt: '/opensOn' }),
      'pages/found.json': page(list({ layout: 'calendar', ...where(field, condition) })),
    });
    const data = pageOf('/found').sections[0]?.data as CollectionListData;
    return data.calendar?.href;
  };
  expect(hrefOf('/opensOn', { after: 'now' })).toBe('/branches.ics');
  expect(hrefOf('/region', { equals: 'north' })).toBeUndefined();
});

describe('what has become of an event', () => {
  const facts = {
    type: 'event-facts',
    id: 'facts',
    heading: 'When',
    startsAt: { $item: '/opensOn' },
    actions: [{ label: 'Register', href: '/' }],
  };
  const told = (status: string) => {
    const { page: pageOf, calendars } = site({
      'schemas/branches.schema.json': {
        ...branchType(
          { date: '/opensOn', startsAt: '/opensOn', status: '/status', body: '/body', place: '/place' },
          {
            place: { type: 'string', minLength: 1, description: 'Where it is.' },
            status: { enum: ['cancelled', 'postponed', 'online'], description: 'What has become of it.' },
            body: {
              type: 'array',
              items: { $ref: '../../schemas/blocks.schema.json' },
              description: 'Text.',
            },
          },
        ),
        required: ['slug', 'name', 'about', 'photo', 'opensOn', 'body'],
      },
      'collections/branches/harbour.json': branch('harbour', { opensOn: days.old, body: [prose('more')] }),
      'collections/branches/abbey.json': branch('abbey', { opensOn: days.old, body: [prose('more')] }),
      'collections/branches/pier.json': branch('pier', {
        name: 'Pier',
        opensOn: days.new,
        status,
        place: 'Quay',
        body: [prose('more')],
      }),
      'pages/branches/[slug].json': {
        ...page(facts, { type: 'article-body', id: 'text' }),
        $schema: '../../../schemas/templates/page.schema.json',
        each: 'branches',
      },
      'pages/found.json': page({
        ...list({ layout: 'table', columns: [{ label: 'Name', field: '/name' }] }),
        ...where('/name', { equals: 'Pier' }),
      }),
    });
    const data = pageOf('/found').sections[0]?.data as CollectionListData;
    const { head, frame, sections: own } = pageOf('/branches/pier');
    const sections = own.map(({ data: of }) => of);
    const [shown, article] = sections as [EventFactsData, ArticleBodyData];
    const [card] = data.shown?.cards ?? [];
    const [events] = calendars();
    return [
      [card?.name, card?.title, card?.cells, shown.when, article.date?.text],
      [head.title, frame.breadcrumbs.at(-1)?.title],
      shown.actions.map(({ label }) => label),
      events?.events.map(({ title, status: as, place }) => [title, as, place]),
    ];
  };

  test('stands before its title, its page’s names and its day; nobody registers for what is cancelled', () => {
    const day = 'Monday, July 1, 2024';
    expect(told('cancelled')).toEqual([
      ['Pier', 'Cancelled: Pier', ['Cancelled: Pier'], `Cancelled: ${day}`, 'Cancelled: Jul 1, 2024'],
      ['Cancelled: Title', 'Cancelled: Page'],
      [],
      [['Cancelled: Pier', 'cancelled', 'Quay']],
    ]);
    expect(told('online')).toEqual([
      [
        'Pier',
        'Moved online: Pier',
        ['Moved online: Pier'],
        `Moved online: ${day}`,
        'Moved online: Jul 1, 2024',
      ],
      ['Moved online: Title', 'Moved online: Page'],
      ['Register', 'Add to calendar'],
      [['Moved online: Pier', 'online', undefined]],
    ]);
  });
});

test('what begins at an hour and ends with a day ends in its calendar file as that day does where the site is', () => {
  const date = (format: string) => ({ type: 'string', format, description: 'When.' });
  const ends = (opensOn: string, closesOn: string) => {
    const { calendars } = site({
      'schemas/branches.schema.json': branchType(
        { startsAt: '/opensOn', endsAt: '/closesOn' },
        { opensOn: date(opensOn.includes('T') ? 'date-time' : 'date'), closesOn: date('date') },
      ),
      'collections/branches/harbour.json': branch('harbour', { opensOn, closesOn }),
      'collections/branches/pier.json': branch('pier', {}),
      'pages/found.json': page(list({})),
    });
    return calendars()[0]?.events[0]?.end;
  };
  expect(ends('2024-07-02', '2024-07-04')).toBe('2024-07-04');
  expect(ends('2024-07-02T19:30:00+02:00', '2024-07-04')).toBe('2024-07-05T00:00:00.000Z');
  // By the clock where the site is, it ends before it begins.
  expect(ends('2024-07-02T23:00:00-08:00', '2024-07-02')).toBeUndefined();
  // That does not say how long it lasts.
  expect(ends('2024-07-02T19:30:00+02:00', '2024-07-02')).toBeUndefined();
});

test('the card of what happens on several days says them all: on none of them is it past', () => {
  const date = { type: 'string', format: 'date', description: 'When.' };
  const { page: pageOf } = site({
    'schemas/branches.schema.json': branchType(
      { startsAt: '/opensOn', endsAt: '/closesOn' },
      { closesOn: date },
    ),
    'collections/branches/harbour.json': branch('harbour', { opensOn: '2024-07-02', closesOn: '2024-07-04' }),
    'collections/branches/pier.json': branch('pier', { opensOn: '2024-07-02', closesOn: '2024-07-02' }),
    'pages/found.json': page(list({})),
  });
  const data = pageOf('/found').sections[0]?.data as CollectionListData;
  expect(data.shown?.cards.map((card) => card.date)).toEqual([
    { iso: '2024-07-02', text: 'Jul 2\u2009–\u20094, 2024' },
    { iso: '2024-07-02', text: 'Jul 2, 2024' },
  ]);
});

test('a calendar has whole days among what begins at an hour, each said as it is written', () => {
  const opensOn = { type: 'string', format: 'date-or-time', description: 'When.' };
  const files = (second: string) => ({
    'schemas/branches.schema.json': branchType({ startsAt: '/opensOn' }, { opensOn }),
    'collections/branches/harbour.json': branch('harbour', { opensOn: '2024-07-02T19:30:00+02:00' }),
    'collections/branches/pier.json': branch('pier', { opensOn: second }),
    'pages/found.json': page(list({ layout: 'calendar' })),
  });
  const { calendars } = site(files('2024-07-02'));
  expect(calendars()[0]?.events.map(({ start }) => start)).toEqual([
    '2024-07-02T19:30:00+02:00',
    '2024-07-02',
  ]);
  expect(report(library(files('2 July')))).toEqual([
    expect.stringContaining(
      '“2 July” is not a date such as “2011-06-01”, or one with time and zone such as “2023-05-19T17:00:00Z”.',
    ),
  ]);
});

test('what ends as it begins has no end in its calendar file: that format has none that is not later', () => {
  const date = { type: 'string', format: 'date-time', description: 'When.' };
  const ends = (closesOn: string) =>
    site({
      'schemas/branches.schema.json': branchType(
        { startsAt: '/opensOn', endsAt: '/closesOn' },
        { opensOn: date, closesOn: date },
      ),
      'collections/branches/harbour.json': branch('harbour', {
        opensOn: '2024-07-02T19:30:00+02:00',
        closesOn,
      }),
      'collections/branches/pier.json': branch('pier', {}),
      'pages/found.json': page(list({})),
    }).calendars()[0]?.events[0]?.end;
  expect(ends('2024-07-02T19:30:01+02:00')).toBe('2024-07-02T19:30:01+02:00');
  expect(ends('2024-07-02T19:30:00+02:00')).toBeUndefined();
  expect(ends('2024-07-02T17:30:00Z')).toBeUndefined();
});

test('a calendar is told when an event was last changed, never that this is the day on which it takes place', () => {
  const date = { type: 'string', format: 'date', description: 'When.' };
  const stamp = (roles: Parameters<typeof branchType>[0], dates: Parameters<typeof branch>[1]) =>
    site({
      'schemas/branches.schema.json': branchType(
        { startsAt: '/opensOn', ...roles },
        { toldOn: date, mendedOn: date },
      ),
      'collections/branches/harbour.json': branch('harbour', { opensOn: days.new, ...dates }),
      'pages/found.json': page(list({})),
    }).calendars()[0]?.events[0]?.stamp;
  const told = { toldOn: '2024-05-01' };
  const mended = { ...told, mendedOn: '2024-05-02' };
  const roles = { date: '/toldOn', updated: '/mendedOn' };
  expect([stamp(roles, told), stamp(roles, mended)]).toEqual(['2024-05-01', '2024-05-02']);
  expect([stamp({ date: '/opensOn' }, {}), stamp({}, {})]).toEqual(['1970-01-01', '1970-01-01']);
});

test('what has a last day and no beginning, such as an offer of work, is in no calendar', () => {
  const { calendars } = site({
    'schemas/branches.schema.json': branchType({ endsAt: '/opensOn' }),
    'pages/found.json': page(list({})),
  });
  expect(calendars()).toEqual([]);
});

test('the calendar of a type has what was last until the next is to come', () => {
  const files = (harbour: string, pier: string) =>
    site({
      'schemas/branches.schema.json': branchType({ startsAt: '/opensOn' }),
      'collections/branches/harbour.json': branch('harbour', { opensOn: harbour }),
      'collections/branches/pier.json': branch('pier', { opensOn: pier }),
      'pages/found.json': page(list({})),
    })
      .calendars()
      .map(({ address, events }) => [address, ...events.map(({ start }) => start)]);
  expect(files('2020-01-01', '2020-03-01')).toEqual([['/branches.ics', '2020-03-01']]);
  expect(files('2020-01-01', '2199-01-01')).toEqual([
    ['/branches.ics', '2199-01-01'],
    ['/branches/pier.ics', '2199-01-01'],
  ]);
});

describe('a list on a page in another language', () => {
  const locales = [
    { code: 'en', name: 'English', dir: 'ltr' },
    { code: 'ar', name: 'العربية', dir: 'rtl' },
  ];
  const columns = ['/name', '/region', '/offers', '/price'].map((field) => ({ label: field, field }));
  const fields = {
    offers: { type: 'array', items: { type: 'string', minLength: 1 }, description: 'What one finds there.' },
    price: { type: 'number', format: 'money', description: 'What it costs.' },
  };
  const more = { region: 'north', price: 5, offers: ['2 to 5'] };
  const index = valid(
    checkSite(
      library({
        ...branches,
        'site.json': siteJson({ locales }),
        'schemas/branches.schema.json': branchType({}, fields),
        'collections/branches/harbour.json': branch('harbour', more),
        'collections/branches/pier.json': branch('pier', { ...more, region: 'south' }),
        'locales/ar/collections/branches/pier.json': { name: 'الرصيف', offers: ['من 2 إلى 5'] },
        'pages/found.json': page(
          list({ pageSize: 9, filters: ['/offers', '/region'], sort: '-/price', layout: 'table', columns }),
        ),
      }),
    ),
  );
  const [, arabic] = compiler.resolve(index, 'production', resolveBlock);
  const data = arabic?.page('/found').sections[0]?.data as CollectionListData;

  test('is narrowed by names that one item has translated, and by others in their own language and direction', () => {
    expect(data.filters?.choices.map(({ label, lang, dir }) => [label, lang, dir])).toEqual([
      ['All', undefined, undefined],
      ['من 2 إلى 5', undefined, undefined],
      ['\u2068North\u2069', 'en', 'ltr'],
      ['\u2068South\u2069', 'en', 'ltr'],
    ]);
  });
  test('marks the cells of a table that nobody has translated, and no figure', () => {
    const english = (text: string) => ({ text, lang: 'en', dir: 'ltr' });
    const money = { style: 'currency', currency: 'INR', trailingZeroDisplay: 'stripIfInteger' } as const;
    const price = new Intl.NumberFormat('ar', money).format(5);
    const cells = data.shown?.cards.map((card) => card.cells);
    expect(cells).toContainEqual([english('Harbour'), english('North'), english('2 to 5'), price]);
    expect(cells).toContainEqual(['الرصيف', english('South'), 'من 2 إلى 5', price]);
  });
});
