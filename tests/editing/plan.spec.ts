import { describe, expect, test } from 'vitest';
import { type JsonObject, valueAt } from '../../src/content/json/json.ts';
import { stepsOf } from '../../src/content/rename/site-change.ts';
import { planOperation } from '../../src/editing/plan.ts';
import { regionType } from '../content/support/branches.ts';
import { checkSite, page, prose, site } from '../content/support/site.ts';

const { id, ...properties } = Object(regionType.properties);
const locales = [
  { code: 'en', name: 'English', dir: 'ltr' },
  { code: 'hi', name: 'हिन्दी', dir: 'ltr' },
];
const entry = { slug: 'new', name: 'New' };
const FILE = 'collections/regions.json';

test.each([
  { op: 'insert', file: FILE, pointer: '/items/1', value: entry },
  { op: 'duplicate', file: FILE, pointer: '/items/0' },
] as const)('an entry known by its slug gets a free one, in its translation too: $op', (operation) => {
  const regions = { $schema: '../schemas/regions.schema.json', items: [entry] };
  const { index, diagnostics } = checkSite({
    'site.json': site({ locales }),
    'schemas/regions.schema.json': {
      ...regionType,
      required: ['slug', 'name'],
      collection: { ...Object(regionType.collection), key: 'slug' },
      properties: { slug: id, ...properties },
    },
    [FILE]: regions,
    [`locales/hi/${FILE}`]: { items: [entry] },
  });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const slugs = stepsOf(planOperation(index, operation)).map(({ path, after }) => [
    path,
    JSON.parse(after ?? '').items.map(({ slug }: typeof entry) => slug),
  ]);
  expect(slugs).toEqual([
    [FILE, ['new', 'new-2']],
    [`locales/hi/${FILE}`, ['new', 'new-2']],
  ]);
});

const beside = { type: 'columns', id: 'visit', blocks: [prose('way'), prose('lift')] };
const copied = { ...beside, id: 'visit-2', blocks: [prose('way-2'), prose('lift-2')] };
test.each([
  ['inserted', { op: 'insert', pointer: '/sections/1', value: beside }, [beside, copied]],
  ['duplicated', { op: 'duplicate', pointer: '/sections/0' }, [beside, copied]],
  [
    'inserted into another one',
    { op: 'insert', pointer: '/sections/0/blocks/2', value: prose('visit') },
    [{ ...beside, blocks: [prose('way'), prose('lift'), prose('visit-2')] }],
  ],
] as const)(
  'a section that is %s has names that no other of its page has, in it too',
  (_, operation, after) => {
    const file = 'pages/a.json';
    const { index } = checkSite({ [file]: page(beside) });
    const [step] = stepsOf(planOperation(index, { file, ...operation }));
    expect(JSON.parse(step?.after ?? '').sections).toEqual(after);
  },
);

const tabs = (titles: string) => [...titles].map((title) => ({ title, text: 'Text.' }));

test.each([
  ['insert', 1, 'aXbc', { 0: 'a', 2: 'b', 3: 'c' }],
  ['duplicate', 1, 'abbc', { 0: 'a', 1: 'b', 3: 'c' }],
  ['remove', 1, 'ac', { 0: 'a', 1: 'c' }],
  ['move', 0, 'bca', { 0: 'b', 1: 'c', 2: 'a' }],
  ['move', 2, 'cab', { 0: 'c', 1: 'a', 2: 'b' }],
] as const)(
  'a list without ids, translated whole, follows with its records: %s at %i',
  (op, at, after, kept) => {
    const section = { type: 'tabs', id: 'tabs', heading: 'Tabs' };
    const records = '/sections/tabs/entries';
    const { index } = checkSite({
      'site.json': site({ locales }),
      'pages/a.json': page({ ...section, entries: tabs('123') }),
      'locales/hi/pages/a.json': {
        sections: [{ id: 'tabs', entries: tabs('abc') }],
        $source: Object.fromEntries([...'abc'].map((name, i) => [`${records}/${i}/title`, name])),
      },
    });
    const place = { file: 'pages/a.json', pointer: `/sections/0/entries/${at}` };
    const [fresh] = tabs('X');
    const operation = { ...place, op, value: fresh ?? null, to: 2 - at };
    const [, translation] = stepsOf(planOperation(index, operation));
    const { sections, $source } = JSON.parse(translation?.after ?? '');
    expect(sections[0].entries).toEqual(tabs(after));
    expect($source).toEqual(
      Object.fromEntries(Object.entries(kept).map(([i, name]) => [`${records}/${i}/title`, name])),
    );
  },
);

test.each([
  [{ op: 'insert', value: { label: 'x' } }, 'axbc', ['1', 'Write here', '2', '3']],
  [{ op: 'duplicate' }, 'abbc', ['1', '2', '2', '3']],
  [{ op: 'remove' }, 'ac', ['1', '3']],
  [{ op: 'move', to: 2 }, 'acb', ['1', '3', '2']],
] as const)(
  'the cells of a table go with its columns, in a translation too: %j',
  (operation, labels, cells) => {
    const rows = [{ cells: ['1', '2', '3'] }, { cells: ['1', '2', '3'] }];
    const columns = [...'abc'].map((label) => ({ label }));
    const table = { type: 'table', id: 'fees', heading: 'Fees', caption: 'Fees', columns, rows };
    const { index } = checkSite({
      'site.json': site({ locales }),
      'pages/a.json': page(table),
      'locales/hi/pages/a.json': { sections: [{ id: 'fees', columns, rows }] },
    });
    const at = { file: 'pages/a.json', pointer: '/sections/0/columns/1' };
    const tables = stepsOf(planOperation(index, { ...operation, ...at })).map(
      ({ after }) => JSON.parse(after ?? '').sections[0],
    );
    expect(tables).toHaveLength(2);
    for (const { columns, rows } of tables) {
      expect(columns).toEqual([...labels].map((label) => ({ label })));
      expect(rows).toEqual([{ cells }, { cells }]);
    }
  },
);

const columns = [{ label: 'Region', field: '/name' }];
test.each([
  [{ op: 'set', pointer: '/layout', value: 'table' }, {}, 'table', [{ label: 'Write here', field: '/name' }]],
  [{ op: 'set', pointer: '/layout', value: 'rows' }, { layout: 'table', columns }, 'rows', undefined],
  [{ op: 'remove', pointer: '/layout' }, { layout: 'table', columns }, undefined, undefined],
  [{ op: 'insert', pointer: '/columns/0', value: columns[0] ?? null }, {}, 'table', columns],
  [{ op: 'remove', pointer: '/columns' }, { layout: 'table', columns }, undefined, undefined],
] as const)(
  'the layout “table” and its columns come and go together: %j',
  (operation, list, layout, after) => {
    const section = {
      type: 'collection-list',
      id: 'list',
      heading: 'Regions',
      collection: 'regions',
      ...list,
    };
    const { index } = checkSite({ 'schemas/regions.schema.json': regionType, 'pages/a.json': page(section) });
    const at = { file: 'pages/a.json', pointer: `/sections/0${operation.pointer}` };
    const [step] = stepsOf(planOperation(index, { ...operation, ...at }));
    const [made] = JSON.parse(step?.after ?? '').sections;
    expect([made.layout, made.columns]).toEqual([layout, after]);
  },
);

describe('the accent of a banner, which says words of its heading,', () => {
  const file = 'pages/a.json';
  const banner = { type: 'banner', id: 'b', heading: 'A whole street', accent: 'street' };
  const field = { file, pointer: '/sections/0/heading' };
  const planned = (translated: JsonObject | undefined, operation: Parameters<typeof planOperation>[1]) => {
    const { index } = checkSite({
      'site.json': site({ locales }),
      [file]: page(banner),
      ...(translated && { [`locales/hi/${file}`]: { sections: [{ id: 'b', ...translated }] } }),
    });
    const [step] = stepsOf(planOperation(index, operation));
    return JSON.parse(step?.after ?? '').sections[0];
  };

  test('goes with them', () => {
    const { accent: _, ...rest } = banner;
    expect(planned(undefined, { op: 'set', ...field, value: 'A town' })).toEqual({
      ...rest,
      heading: 'A town',
    });
    const kept = { ...banner, heading: 'Our street' };
    expect(planned(undefined, { op: 'set', ...field, value: kept.heading })).toEqual(kept);
  });

  test('is all of a heading that is translated, until its words are chosen', () => {
    const set = { op: 'set', ...field, locale: 'hi', value: 'पूरी गली' } as const;
    expect(planned(undefined, set)).toEqual({ id: 'b', heading: 'पूरी गली', accent: 'पूरी गली' });
    const translated = { heading: 'सारी गली', accent: 'गली' };
    expect(planned(translated, set)).toEqual({ id: 'b', heading: 'पूरी गली', accent: 'गली' });
  });

  test('is the original’s again with the heading', () => {
    const translated = { heading: 'सारी गली', accent: 'गली', text: 'हम' };
    expect(planned(translated, { op: 'remove', ...field, locale: 'hi' })).toEqual({ id: 'b', text: 'हम' });
  });
});

describe('what a translation repeats of a list that it holds whole', () => {
  const file = 'pages/a.json';
  const path = `locales/hi/${file}`;
  const actions = [{ label: 'Join', href: '/', style: 'primary' }];
  const table = {
    type: 'table',
    id: 't',
    heading: 'Fees',
    caption: 'Fees',
    columns: [{ label: 'For' }, { label: 'Fee' }],
    rows: [{ cells: ['Flyers', '50'] }],
  };
  const said = {
    sections: [
      { id: 'c', actions: [{ ...actions[0], label: 'जुड़ें' }] },
      { id: 't', rows: [{ cells: ['पर्चे', '50'] }] },
    ],
  };
  const $source = { '/sections/t/rows/0/cells/0': 'a' };
  const edited = (pointer: string, value: string, translation: JsonObject) => {
    const { index } = checkSite({
      'site.json': site({ locales }),
      [file]: page({ type: 'call-to-action', id: 'c', heading: 'C', actions }, table),
      [path]: translation,
    });
    const steps = stepsOf(planOperation(index, { op: 'set', file, pointer, value }));
    const step = steps.find((one) => one.path === path);
    return step && JSON.parse(step.after ?? '');
  };

  test.each([
    ['where a link leads', '/sections/0/actions/0/href', '/b', said],
    ['a choice', '/sections/0/actions/0/style', 'secondary', said],
    ['a text that nobody has translated', '/sections/1/rows/0/cells/1', '60', { ...said, $source }],
  ])('says the same again: %s', (_, pointer, value, translation) => {
    const before = JSON.stringify(valueAt(translation, pointer));
    const expected = JSON.stringify(translation).replace(before, JSON.stringify(value));
    expect(edited(pointer, value, translation)).toEqual(JSON.parse(expected));
  });

  test.each([
    ['a translated text', '/sections/1/rows/0/cells/0', { ...said, $source }],
    ['a text of which nobody can tell', '/sections/1/rows/0/cells/1', said],
    ['a field beside the list', '/sections/1/heading', said],
  ])('stays as it is: %s', (_, pointer, translation) => {
    expect(edited(pointer, 'New', translation)).toBeUndefined();
  });
});
