import { expect, test } from 'vitest';
import { resolveBlock } from '../../src/blocks/resolvers.ts';
import type { ResolveContext } from '../../src/content/resolve/resolver.ts';
import { amountOf, listSayer } from '../../src/content/resolve/spoken-dates.ts';
import { branch, branchType, library, regionsField, regionsFiles, regionType } from './support/branches.ts';
import { checkSite, compiler, link, page, report, seo, site, valid } from './support/site.ts';

const detail = {
  ...page(
    {
      type: 'prose',
      id: 'about',
      heading: { $item: '/name' },
      text: { $item: '/about' },
      image: { $item: '/photo' },
    },
    { type: 'quote', id: 'motto', text: { $item: '/motto', else: 'hide' }, source: 'The librarian' },
  ),
  $schema: '../../../schemas/page.schema.json',
  title: { $item: '/name' },
  seo: { ...seo, title: 'Branch {item.name}' },
  each: 'branches',
};
const motto = { type: 'string', minLength: 1, description: 'Its motto.' };
const files = library({
  'schemas/branches.schema.json': branchType({}, { motto }),
  'pages/branches/[slug].json': detail,
  'collections/branches/pier.json': branch('pier', { name: 'Pier of {brand}', motto: 'Read on.' }),
});

test('what a resolver throws is told with the file and the section that it was asked for', () => {
  const failing = () => {
    throw new Error('no rows');
  };
  const [english] = compiler.resolve(valid(checkSite(files)), 'production', failing);
  expect(() => english?.page('/branches/pier')).toThrow(
    /^pages\/branches\/\[slug\]\.json: the section “\w+” \(\w+\) could not be resolved: no rows$/,
  );
});

test('a field that no item of its type has is told to the resolver that asks for it, with the nearest', () => {
  const asksFor =
    (field: string) =>
    (_: unknown, __: unknown, { item, fieldText }: ResolveContext) => ({
      text: item && fieldText(item, field),
    });
  const [english] = compiler.resolve(valid(checkSite(files)), 'production', asksFor('/motot'));
  expect(() => english?.page('/branches/pier')).toThrow(
    'could not be resolved: An item of branches has no field “/motot”. Did you mean “/motto”?',
  );
  const [right] = compiler.resolve(valid(checkSite(files)), 'production', asksFor('/motto'));
  expect(right?.page('/branches/harbour').sections[0]?.data).toEqual({ text: { text: '' } });
});

test('a page shows the fields of its item in place of what is bound to them; what an item lacks is left out', () => {
  const checked = checkSite(files);
  expect(report(files)).toEqual([]);
  const [english] = compiler.resolve(valid(checked), 'production', resolveBlock);
  const [harbour, pier] = ['harbour', 'pier'].map((slug) => english?.page(`/branches/${slug}`));
  expect(pier?.title).toBe('Pier of Firm');
  expect(pier?.sections.map(({ data }) => data)).toMatchObject([
    { heading: 'Pier of Firm', image: { width: 1, height: 1 } },
    { text: 'Read on.', source: 'The librarian' },
  ]);
  expect(harbour?.sections.map(({ id }) => id)).toEqual(['about']);
});

test('an entry that cannot do without what an item lacks is left out, a list below its least with its holder; a cell is empty', () => {
  const text = { $item: '/motto', else: 'hide' };
  const sections = [
    {
      type: 'accordion',
      id: 'a',
      heading: 'A',
      isFaq: true,
      entries: [
        { title: { $item: '/name' }, text },
        { title: 'B', text: 'B.' },
      ],
    },
    { type: 'key-facts', id: 'b', heading: 'B', facts: [{ value: text, label: 'Motto' }] },
    {
      type: 'timeline',
      id: 'c',
      heading: 'C',
      entries: [
        { when: '2011', title: 'A' },
        { when: text, title: 'B' },
      ],
    },
    {
      ...{ type: 'table', id: 'd', heading: 'D', caption: 'D', columns: [{ label: 'A' }, { label: 'B' }] },
      rows: [{ cells: [text, 'B'] }],
    },
    {
      ...{ type: 'call-to-action', id: 'e', heading: { $item: '/name' } },
      actions: [{ label: 'Give', href: { $item: '/give', else: 'hide' } }, link('/branches')],
    },
    {
      ...{ type: 'columns', id: 'f' },
      blocks: [
        { type: 'quote', id: 'g', text, source: 'G' },
        { type: 'prose', id: 'h', heading: 'H', text: 'H.' },
      ],
    },
    {
      ...{ type: 'columns', id: 'i' },
      blocks: ['j', 'k'].map((id) => ({ type: 'quote', id, text, source: 'J' })),
    },
  ];
  const give = { type: 'string', format: 'link', description: 'Where to give.' };
  const entries = {
    ...files,
    'schemas/branches.schema.json': branchType({}, { motto, give }),
    'pages/branches/[slug].json': { ...detail, sections },
  };
  expect(report(entries)).toEqual([]);
  const { page, places, moved } = valid(checkSite(entries)).routes.get('/branches/harbour') ?? {};
  expect(page?.sections).toMatchObject([
    { id: 'a', entries: [{ title: 'B', text: 'B.' }] },
    { id: 'd', rows: [{ cells: ['', 'B'] }] },
    { id: 'e', heading: 'Harbour', actions: [link('/branches')] },
    { id: 'f', blocks: [{ id: 'h' }] },
  ]);
  expect([...(places ?? [])].filter(([at]) => at.startsWith('/sections'))).toEqual([
    ['/sections/2/heading', '/name'],
  ]);
  expect([...(moved ?? [])]).toEqual([
    ['/sections/0/entries/0', '/sections/0/entries/1'],
    ['/sections/1', '/sections/3'],
    ['/sections/2/actions/0', '/sections/4/actions/1'],
    ['/sections/2', '/sections/4'],
    ['/sections/3/blocks/0', '/sections/5/blocks/1'],
    ['/sections/3', '/sections/5'],
  ]);
});

test('a block that shows the items which its item names is left out where the item names none, rather than show all', () => {
  const besides = { type: 'array', items: { type: 'string', reference: 'branches' }, description: 'Others.' };
  const items = { $item: '/besides', else: 'hide' };
  const entries = {
    ...files,
    'schemas/branches.schema.json': branchType({}, { besides }),
    'collections/branches/pier.json': branch('pier', { name: 'Pier', besides: ['harbour'] }),
    'pages/branches/[slug].json': {
      ...{
        ...page({ type: 'card-carousel', id: 'a', heading: 'A', collection: 'branches', items }),
        each: 'branches',
      },
      ...{ $schema: detail.$schema, title: detail.title, seo: detail.seo },
    },
  };
  expect(report(entries)).toEqual([]);
  const { routes } = valid(checkSite(entries));
  expect(routes.get('/branches/pier')?.page.sections).toMatchObject([{ id: 'a', items: ['harbour'] }]);
  expect(routes.get('/branches/harbour')?.page.sections).toEqual([]);
});

test('a translated item is shown in its language, and what nobody has translated in its own', () => {
  const locales = ['en', 'hi'].map((code) => ({ code, name: code, dir: 'ltr' }));
  const overlay = { name: 'घाट' };
  const index = valid(
    checkSite({
      ...files,
      'site.json': site({ locales }),
      'locales/hi/collections/branches/harbour.json': JSON.stringify(overlay),
    }),
  );
  const [, hindi] = compiler.resolve(index, 'production', resolveBlock);
  const [section] = hindi?.page('/hi/branches/harbour'.slice(3)).sections ?? [];
  expect(section?.lang).toBeUndefined();
  expect(section?.data).toMatchObject({ heading: 'घाट' });
});

test('a page that is bound is translated like any other', () => {
  const locales = ['en', 'hi'].map((code) => ({ code, name: code, dir: 'ltr' }));
  const overlay = { sections: [{ id: 'motto', source: 'लाइब्रेरियन' }] };
  const translated = {
    ...files,
    'site.json': site({ locales }),
    'locales/hi/pages/branches/[slug].json': JSON.stringify(overlay),
  };
  expect(report(translated)).toEqual([]);
  const [, hindi] = compiler.resolve(valid(checkSite(translated)), 'production', resolveBlock);
  expect(hindi?.page('/branches/pier').sections[1]?.data).toMatchObject({
    text: 'Read on.',
    source: 'लाइब्रेरियन',
  });
});

test('sections behind one that is left out are in the language that they are translated into', () => {
  const locales = ['en', 'hi'].map((code) => ({ code, name: code, dir: 'ltr' }));
  const sections = [
    { type: 'quote', id: 'motto', text: { $item: '/motto', else: 'hide' }, source: 'The librarian' },
    { type: 'prose', id: 'left', heading: 'Left', text: 'In English.' },
    { type: 'prose', id: 'come', heading: 'Come', text: 'By boat.' },
  ];
  const translated = {
    ...files,
    'site.json': site({ locales }),
    'pages/branches/[slug].json': { ...detail, sections },
    'locales/hi/pages/branches/[slug].json': JSON.stringify({ sections: [{ id: 'come', text: 'नाव से।' }] }),
  };
  const [, hindi] = compiler.resolve(valid(checkSite(translated)), 'production', resolveBlock);
  const languages = ['harbour', 'pier'].map((slug) =>
    hindi?.page(`/branches/${slug}`).sections.map(({ id, lang }) => [id, lang]),
  );
  expect(languages).toEqual([
    [
      ['left', 'en'],
      ['come', undefined],
    ],
    [
      ['motto', 'en'],
      ['left', 'en'],
      ['come', undefined],
    ],
  ]);
});

test('a date is said as the language says it, with its hour where it has one, and money in the site’s currency', () => {
  const price = { type: 'number', format: 'money', description: 'What it costs.' };
  const startsAt = { type: 'string', format: 'date-time', description: 'When it begins.' };
  const dated = {
    ...library({ 'schemas/branches.schema.json': branchType({}, { startsAt, price }) }),
    'collections/branches/harbour.json': branch('harbour', {
      price: 12500,
      opensOn: '2027-03-18',
      startsAt: '2027-03-18T19:30:00+01:00',
    }),
    'pages/branches/[slug].json': {
      ...detail,
      sections: [
        { type: 'prose', id: 'a', heading: { $item: '/opensOn', else: 'hide' }, text: 'At {item.startsAt}' },
        { type: 'key-facts', id: 'b', heading: 'B', facts: [{ value: '{item.price}', label: 'Price' }] },
      ],
    },
    'site.json': site({
      locales: [{ code: 'de', name: 'Deutsch', format: 'de-AT', dir: 'ltr' }],
      money: { currency: 'CHF', grouping: 'western' },
    }),
  };
  const [german] = compiler.resolve(valid(checkSite(dated)), 'production', resolveBlock);
  expect(german?.page('/branches/harbour').sections.map(({ data }) => data)).toMatchObject([
    { heading: '18. März 2027', text: [{ tag: 'p', children: ['At 18. März 2027 um 19:30 Uhr'] }] },
    { facts: [{ value: 'CHF\u00a012.500' }] },
  ]);
});

test.each([
  ['en-IN', 'Brot, Eier, Sellerie'],
  ['de', 'Brot, Eier und Sellerie'],
  ['tr', 'Brot, Eier, Sellerie'],
  ['ja', 'Brot、Eier、Sellerie'],
])('the words of a list are told apart in %s: %s', (format, said) => {
  expect(listSayer(format).format(['Brot', 'Eier', 'Sellerie'])).toBe(said);
});

test.each([
  ['en-IN', 'INR', 'western', 1_500_000, '₹1,500,000'],
  ['en-US', 'INR', 'indian', 1_500_000.5, '₹15,00,000.50'],
  ['hi-IN-u-nu-deva', 'INR', 'indian', -1_500_000, '-₹१५,००,०००'],
  ['en-IN', 'INR', 'indian', 41.2875, '₹41.2875'],
  ['de', 'EUR', 'western', 999, '999 €'],
  ['de', 'EUR', 'western', 4.5, '4,50 €'],
  ['ja', 'JPY', 'western', 4.5, '￥4.5'],
  ['es', 'EUR', 'western', 1234, '1234 €'],
] as const)(
  'an amount in %s and %s is grouped as the site says: %s',
  (format, currency, grouping, value, said) => {
    expect(amountOf(value, format, { currency, grouping }).replace(/\s/g, ' ')).toBe(said);
  },
);

test('a number is said as the language says it in place of a text; a column of figures adds it up', () => {
  const number = { type: 'number', description: 'A number.' };
  const shown = (field: string) => ({ $item: field, else: 'hide' });
  const cells = [shown('/visits'), shown('/visits'), shown('/price')];
  const numbered = {
    ...library({
      'schemas/branches.schema.json': branchType(
        {},
        { visits: number, price: { ...number, format: 'money' } },
      ),
    }),
    'collections/branches/harbour.json': branch('harbour', { visits: 12345.5, price: 12500 }),
    'collections/branches/pier.json': branch('pier'),
    'pages/branches/[slug].json': {
      ...detail,
      sections: [
        {
          ...{ type: 'key-facts', id: 'a', heading: shown('/visits') },
          facts: [{ value: shown('/price'), label: 'Price' }],
        },
        {
          ...{ type: 'table', id: 'b', heading: 'B', caption: 'B', totalLabel: 'All' },
          columns: [{ label: 'A' }, { label: 'B', kind: 'number', sum: true }, { label: 'C' }],
          rows: [{ cells }, { cells: ['x', '1', 'y'] }],
        },
      ],
    },
    'site.json': site({
      locales: [{ code: 'de', name: 'Deutsch', format: 'de-DE', dir: 'ltr' }],
      money: { currency: 'EUR', grouping: 'western' },
    }),
  };
  expect(report(numbered)).toEqual([]);
  const [german] = compiler.resolve(valid(checkSite(numbered)), 'production', resolveBlock);
  expect(german?.page('/branches/harbour').sections.map(({ data }) => data)).toMatchObject([
    { heading: '12.345,5', facts: [{ value: '12.500\u00a0€', label: 'Price' }] },
    {
      rows: [
        [{ text: '12.345,5' }, { text: '12.345,5', rank: 12345.5 }, { text: '12.500\u00a0€' }],
        [{ text: 'x' }, { text: '1,0', rank: 1 }, { text: 'y' }],
      ],
      total: ['All', '12.346,5', ''],
    },
  ]);
  expect(german?.page('/branches/pier').sections.map(({ data }) => data)).toMatchObject([
    {
      rows: [
        [{ text: '' }, { text: '' }, { text: '' }],
        [{ text: 'x' }, { text: '1', rank: 1 }, { text: 'y' }],
      ],
    },
  ]);
});

test('a number with decimals is said as the language says it; a whole one and an address stand as written', () => {
  const number = { type: 'number', description: 'A number.' };
  const numbered = {
    ...library({
      'schemas/branches.schema.json': branchType({}, { hours: number, code: number, east: number }),
    }),
    'collections/branches/harbour.json': branch('harbour', { hours: 17.5, code: 12345, east: 2.3522219 }),
    'pages/branches/[slug].json': {
      ...detail,
      sections: [
        {
          ...{ type: 'prose', id: 'a' },
          text: '{item.hours} h, {item.code}, [{item.east}](https://example.com/?x={item.east})',
          link: link('https://example.com/?x={item.east}'),
        },
      ],
    },
    'site.json': site({ locales: [{ code: 'fr', name: 'français', format: 'fr-CA', dir: 'ltr' }] }),
  };
  const [french] = compiler.resolve(valid(checkSite(numbered)), 'production', resolveBlock);
  const href = 'https://example.com/?x=2.3522219';
  expect(french?.page('/branches/harbour').sections[0]?.data).toMatchObject({
    text: [{ children: ['17,5 h, 12345, ', { tag: 'a', href, children: ['2,3522219'] }] }],
    link: { href },
  });
});

test('a text reads through a reference, and says where there is nothing to read', () => {
  const named = (text: string) => ({
    ...library(),
    'pages/branches/[slug].json': { ...detail, sections: [{ type: 'prose', id: 'a', text }] },
  });
  const [english] = compiler.resolve(
    valid(checkSite(named('In the {item.region.name}'))),
    'production',
    resolveBlock,
  );
  expect(english?.page('/branches/harbour').sections[0]?.data).toMatchObject({
    text: [{ children: ['In the North'] }],
  });
  expect(report(named('{item.region.nam}'))[0]).toContain('“{item.region.nam}” is not a variable.');
});

test('a list of words or of items is said in one text, in the language; paragraphs are not', () => {
  const words = { type: 'array', items: { type: 'string', minLength: 1 }, description: 'Words.' };
  const regions = { ...words, items: { type: 'string', reference: 'regions' } };
  const paragraphs = { ...words, description: 'Paragraphs.' };
  const spoken = (text: string) => ({
    ...library({
      'schemas/branches.schema.json': branchType(
        { paragraphs: '/story' },
        { words, regions, lacking: words, story: paragraphs },
      ),
    }),
    'collections/regions.json': {
      $schema: '../schemas/regions.schema.json',
      items: [
        { id: 'north', name: 'North' },
        { id: 'south', name: 'South' },
      ],
    },
    'collections/branches/harbour.json': branch('harbour', {
      words: ['Maps', 'Boats'],
      regions: ['north', 'south'],
      story: ['Once.', 'Then.'],
    }),
    'pages/branches/[slug].json': {
      ...detail,
      sections: [
        { type: 'prose', id: 'a', heading: { $item: '/regions', else: 'hide' }, text },
        { type: 'prose', id: 'b', heading: { $item: '/lacking', else: 'hide' }, text: 'B.' },
      ],
    },
  });
  const [english] = compiler.resolve(
    valid(checkSite(spoken('In {item.regions}: {item.words}'))),
    'production',
    resolveBlock,
  );
  const { sections } = english?.page('/branches/harbour') ?? {};
  expect(sections?.map(({ data }) => data)).toEqual([
    {
      type: 'prose',
      id: 'a',
      heading: 'North, South',
      text: [{ tag: 'p', children: ['In North, South: Maps, Boats'] }],
    },
    { type: 'prose', id: 'b', text: [{ tag: 'p', children: ['B.'] }] },
  ]);
  for (const name of ['item.story', 'item.regions.name'])
    expect(report(spoken(`{${name}}`))[0]).toContain(`“{${name}}” is not a variable.`);
});

test('of a list of items a text says those alone that visitors see', () => {
  const said = (north: boolean, south: boolean) => {
    const content = {
      ...library({ 'schemas/branches.schema.json': branchType({}, { regions: regionsField }) }),
      ...regionsFiles(
        { id: 'north', name: 'North', isActive: north },
        { id: 'south', name: 'South', isActive: south },
      ),
      'collections/branches/harbour.json': branch('harbour', { regions: ['north', 'south'] }),
      'pages/branches/[slug].json': {
        ...detail,
        sections: [
          {
            type: 'prose',
            id: 'a',
            heading: { $item: '/regions', else: 'hide' },
            text: 'In {item.regions}.',
          },
        ],
      },
    };
    const [english] = compiler.resolve(valid(checkSite(content)), 'production', resolveBlock);
    return english?.page('/branches/harbour').sections[0]?.data;
  };
  const says = (names: string) => ({
    type: 'prose',
    id: 'a',
    heading: names,
    text: [{ tag: 'p', children: [`In ${names}.`] }],
  });
  expect(said(true, true)).toEqual(says('North, South'));
  expect(said(true, false)).toEqual(says('North'));
  const { heading, ...rest } = says('');
  expect(heading).toBe('');
  expect(said(false, false)).toEqual(rest);
});

test('what refers to an item is shown by that item’s name, but asks by its key and leads to its address', () => {
  const where = [{ field: '/id', equals: { $item: '/region', else: 'hide' } }];
  const list = { type: 'collection-list', id: 'list', heading: 'Region', collection: 'regions' };
  const prose = { type: 'prose', id: 'a', text: 'In [the {item.region}](/branches#{item.region})' };
  const calendar = { place: '/region', startsAt: '/opensOn', structuredData: 'Event' };
  const [english] = compiler.resolve(
    valid(
      checkSite({
        ...library({
          'schemas/branches.schema.json': branchType(calendar),
        }),
        'collections/branches/harbour.json': branch('harbour', { region: 'north', opensOn: '2027-03-18' }),
        'pages/branches/index.json': {
          ...page({ ...list, id: 'north' }),
          $schema: '../../../schemas/page.schema.json',
        },
        'pages/branches/[slug].json': {
          ...page({ ...prose, heading: { $item: '/region', else: 'hide' } }, { ...list, where }),
          $schema: '../../../schemas/page.schema.json',
          title: '{item.name}',
          seo: { ...seo, title: 'Branch {item.name}' },
          each: 'branches',
        },
      }),
    ),
    'production',
    resolveBlock,
  );
  const { sections, head } = english?.page('/branches/harbour') ?? {};
  expect(sections?.map(({ data }) => data)).toMatchObject([
    {
      heading: 'North',
      text: [{ children: ['In ', { tag: 'a', href: '/branches#north', children: ['the North'] }] }],
    },
    { shown: { cards: [{ title: 'North' }] } },
  ]);
  // Where it is, search engines and calendars are told by its name as well.
  expect(JSON.parse(head?.tags.find(({ text }) => text)?.text ?? '{}')).toMatchObject({
    location: { name: 'North', address: 'North' },
  });
  expect(english?.calendars()[0]?.events[0]).toMatchObject({ place: 'North' });
});

test('a calendar leads to the house that an event names, by its address', () => {
  const files = library({
    'schemas/branches.schema.json': branchType({
      place: '/region',
      startsAt: '/opensOn',
      structuredData: 'Event',
    }),
    'schemas/regions.schema.json': {
      ...regionType,
      collection: { ...Object(regionType.collection), address: '/id' },
    },
    'collections/branches/harbour.json': branch('harbour', { region: 'north', opensOn: '2027-03-18' }),
  });
  const [english] = compiler.resolve(valid(checkSite(files)), 'production', resolveBlock);
  expect(english?.calendars()[0]?.events[0]).toMatchObject({ place: 'North, north' });
});

test('a date behind a reference is said as the language says it', () => {
  const opensOn = { type: 'string', format: 'date', description: 'When it opens.' };
  const dated = {
    ...library({
      'schemas/regions.schema.json': {
        ...regionType,
        properties: { ...Object(regionType.properties), opensOn },
      },
    }),
    'collections/regions.json': {
      $schema: '../schemas/regions.schema.json',
      items: [{ id: 'north', name: 'North', opensOn: '2027-03-18' }],
    },
    'pages/branches/[slug].json': {
      ...detail,
      sections: [{ type: 'prose', id: 'a', text: 'Since {item.region.opensOn}' }],
    },
  };
  const [english] = compiler.resolve(valid(checkSite(dated)), 'production', resolveBlock);
  expect(english?.page('/branches/harbour').sections[0]?.data).toMatchObject({
    text: [{ children: ['Since March 18, 2027'] }],
  });
});
