import { describe, expect, test } from 'vitest';
import { branch, branchType, library } from '../../support/branches.ts';
import { link, page, report, seo } from '../../support/site.ts';

const list = { type: 'collection-list', id: 'list', heading: 'Branches', collection: 'branches' };
const faults = (query: object, more: Parameters<typeof library>[0] = {}) =>
  report(library({ 'pages/a.json': page({ ...list, ...query }), ...more })).map((line) =>
    line.replace(/^pages\/a\.json:\S+ /, ''),
  );
const richText = { allOf: [{ $ref: '../../schemas/shared/rich-text.schema.json' }], description: 'Notes.' };
const words = { type: 'array', items: { type: 'string', description: 'One.' }, description: 'Words.' };
const where = (field: string, condition: object) => faults({ where: [{ field, ...condition }] });

describe('reference/field', () => {
  test('a list asks for fields that its items have', () => {
    expect(where('/region', { equals: 'north' })).toEqual([]);
    expect(where('/regoin', { equals: 'north' })).toEqual([
      'reference/field /sections/0/where/0/field · An item of branches has no field “/regoin”. Did you mean “/region”?',
    ]);
    expect(faults({ sort: '-/nam' })).toEqual([
      'reference/field /sections/0/sort · An item of branches has no field “/nam”. Did you mean “/name”?',
    ]);
  });
  test('filters that are no texts are told of as that', () => {
    const found = faults({ filters: [{ field: '/region' }, { field: '/name' }] });
    expect(found).toEqual(
      [0, 1].map((i) => `schema/type /sections/0/filters/${i} · Here a text in double quotes is expected.`),
    );
  });
  test('a list is sorted by what has an order', () => {
    const type = { 'schemas/branches.schema.json': branchType({}, { notes: richText, tags: words }) };
    const possible = 'Possible: /slug, /name, /about, /region, /opensOn.';
    for (const field of ['/photo', '/notes', '/tags'])
      expect(faults({ sort: `-${field}` }, type)).toEqual([
        `reference/field /sections/0/sort · A list cannot be sorted by “${field}”. ${possible}`,
      ]);
    const starts = { 'schemas/branches.schema.json': branchType({ startsAt: '/opensOn' }) };
    expect(faults({ layout: 'calendar', sort: '/photo' }, starts)).toEqual([
      'reference/field /sections/0/sort · A calendar is in the order of “/opensOn”.',
    ]);
  });
  test('a value is of the kind that the field has', () => {
    const kinds = { count: { type: 'integer', description: 'How many.' }, tags: words };
    const type = { 'schemas/branches.schema.json': branchType({}, kinds) };
    const asked = (field: string, condition: object) => faults({ where: [{ field, ...condition }] }, type);
    expect(asked('/tags', { equals: 'Tax' })).toEqual([
      'reference/field /sections/0/where/0/equals · “/tags” is a list. Did you mean “has”?',
    ]);
    expect(asked('/name', { has: 'Tax' })).toEqual([
      'reference/field /sections/0/where/0/has · “/name” is no list. Did you mean “equals”?',
    ]);
    expect(asked('/count', { equals: '5' })).toEqual([
      'reference/field /sections/0/where/0/equals · Here a whole number without quotes is expected.',
    ]);
    expect(asked('/count', { equals: 5 })).toEqual([]);
  });
  test('a choice is one that the field has', () => {
    const day = { type: 'string', enum: ['Friday', 'Saturday'], description: 'A day.' };
    const days = { type: 'array', items: day, description: 'Days.' };
    const type = { 'schemas/branches.schema.json': branchType({}, { day, days }) };
    const asked = (field: string, condition: object) => faults({ where: [{ field, ...condition }] }, type);
    expect([...asked('/day', { equals: 'Friday' }), ...asked('/days', { has: 'Friday' })]).toEqual([]);
    const possible =
      '“friday” is not one of the values possible here: Friday, Saturday. Did you mean “Friday”?';
    expect(asked('/day', { equals: 'friday' })).toEqual([
      `reference/field /sections/0/where/0/equals · ${possible}`,
    ]);
    expect(asked('/days', { has: 'friday' })).toEqual([
      `reference/field /sections/0/where/0/has · ${possible}`,
    ]);
  });
  test('a misspelt reference that a list is narrowed by is told once', () => {
    const pier = { 'collections/branches/pier.json': branch('pier', { region: 'North' }) };
    expect(faults({ filters: ['/region'] }, pier)).toEqual([
      expect.stringContaining('There is no entry “North” in regions. Did you mean “north”?'),
    ]);
  });
  test('a text is that of the page’s item', () => {
    const where = [{ field: '/region', equals: { $item: '/region', else: 'hide' } }];
    const itself = {
      ...page({ ...list, where }),
      $schema: '../../../schemas/page.schema.json',
      seo: { ...seo, title: 'Branch {item.name}' },
      each: 'branches',
    };
    expect(report(library({ 'pages/branches/[slug].json': itself }))).toEqual([]);
  });
  test('the columns of “What’s New” ask for what their items have', () => {
    const column = { heading: 'Events', collection: 'events', count: 3, more: link('/a') };
    const where = [{ field: '/vidoId', given: true }];
    const block = { type: 'whats-new', id: 'new', heading: 'New', columns: [{ ...column, where }] };
    expect(report({ 'pages/a.json': page(block) })).toEqual([
      'pages/a.json:24:24-24:33 reference/field /sections/0/columns/0/where/0/field · An item of events has no field “/vidoId”. Did you mean “/videoId”?',
    ]);
  });
  test('only dates are before or after another', () => {
    expect(where('/opensOn', { after: 'now' })).toEqual([]);
    expect(where('/name', { after: 'now' })).toEqual([
      'reference/field /sections/0/where/0/field · “/name” is no date, so nothing is after another.',
    ]);
  });
  test('what a reference must be is there', () => {
    expect(where('/region', { equals: 'nord' })).toEqual([
      'reference/field /sections/0/where/0/equals · There is no entry “nord” in regions. Did you mean “north”?',
    ]);
  });
  test('what a reference may be is named where none is near, on a page for each item “$item”, too', () => {
    expect(where('/region', { equals: 'Bavaria' })).toEqual([
      'reference/field /sections/0/where/0/equals · There is no entry “Bavaria” in regions. Possible: north.',
    ]);
    const each = (equals: string) => ({
      ...page({ ...list, where: [{ field: '/region', equals }] }),
      $schema: '../../../schemas/page.schema.json',
      seo: { ...seo, title: 'Branch {item.name}' },
      each: 'branches',
    });
    expect(report(library({ 'pages/branches/[slug].json': each('$items') }))).toEqual([
      expect.stringContaining('There is no entry “$items” in regions. Did you mean “$item”?'),
    ]);
  });
  test('$item stands for the item of a page that has one', () => {
    expect(where('/region', { equals: '$item' })).toEqual([
      'reference/field /sections/0/where/0/equals · Only a page for each item of a collection has an item that “$item” can be.',
    ]);
  });
  test('a table says which fields it shows, and they fit into cells', () => {
    const columns = (...fields: string[]) => ({
      layout: 'table',
      columns: fields.map((field) => ({ label: field, field })),
    });
    expect(faults(columns('/name', '/opensOn', '/region'))).toEqual([]);
    expect(faults({ layout: 'table' })).toEqual([
      'reference/field /sections/0/layout · A table needs “columns”: a label and a field for each.',
    ]);
    expect(faults({ ...columns('/name'), layout: 'rows' })).toEqual([
      'reference/field /sections/0/columns · Only the layout “table” has columns.',
    ]);
    expect(faults(columns('/name', '/opensAt'))).toEqual([
      'reference/field /sections/0/columns/1/field · An item of branches has no field “/opensAt”. Did you mean “/opensOn”?',
    ]);
    expect(faults(columns('/photo'))).toEqual([
      'reference/field /sections/0/columns/0/field · “/photo” cannot stand in a cell: write a text, number, date, list of texts or reference.',
    ]);
    const minutes = { type: 'string', format: 'media', description: 'Its minutes.' };
    const type = { 'schemas/branches.schema.json': branchType({}, { minutes }) };
    expect(faults(columns('/name', '/minutes'), type)).toEqual([]);
    expect(faults(columns('/minutes'), type)).toEqual([
      'reference/field /sections/0/columns/0/field · “/minutes” cannot stand in a cell: write a text, number, date, list of texts or reference.',
    ]);
    expect(faults(columns('/name', '/photo'), type)).toEqual([
      'reference/field /sections/0/columns/1/field · “/photo” cannot stand in a cell: write a text, number, date, list of texts or reference, or a file.',
    ]);
  });
  test('a list that is left out where it is empty says nothing there', () => {
    expect(faults({ emptyText: 'Soon.', whenEmpty: 'hide' })).toEqual([
      'reference/field /sections/0/emptyText · A list that is left out where it is empty says nothing there.',
    ]);
  });
  test('a calendar is of what begins, and in that order', () => {
    expect(faults({ layout: 'calendar' })).toEqual([
      'reference/field /sections/0/layout · The items of “branches” make no calendar: their type says of no field that it is the startsAt.',
    ]);
    const starts = { 'schemas/branches.schema.json': branchType({ startsAt: '/opensOn' }) };
    expect(faults({ layout: 'calendar', sort: '-/opensOn' }, starts)).toEqual([]);
    expect(faults({ layout: 'calendar', sort: '/name' }, starts)).toEqual([
      'reference/field /sections/0/sort · A calendar is in the order of “/opensOn”.',
    ]);
  });
  test('a row of values is called by a field that the list is narrowed by', () => {
    const labels = (field: string) => faults({ filters: ['/region'], filterLabels: { [field]: 'Region' } });
    expect(labels('/region')).toEqual([]);
    expect(labels('/regoin')).toEqual([
      'reference/field /sections/0/filterLabels/~1regoin · This list has no filter “/regoin”. Did you mean “/region”?',
    ]);
  });
  test('a list is narrowed by a few words, each with an address of its own', () => {
    const filters = (field: string, more?: Parameters<typeof library>[0]) =>
      faults({ filters: [field] }, more);
    expect(filters('/region')).toEqual([]);
    expect(filters('/regoin')).toEqual([
      'reference/field /sections/0/filters/0 · An item of branches has no field “/regoin”. Did you mean “/region”?',
    ]);
    const notes = { 'schemas/branches.schema.json': branchType({}, { notes: richText, tags: words }) };
    for (const field of ['/photo', '/opensOn', '/notes'])
      expect(filters(field, notes)).toEqual([
        `reference/field /sections/0/filters/0 · “${field}” is no short text, list of them, whole number or reference to narrow a list by.`,
      ]);
    const tagged = (...tags: string[]) =>
      filters('/tags', { ...notes, 'collections/branches/harbour.json': branch('harbour', { tags }) });
    const slip = 'would have the same address as';
    const mend = (kept: string) => `by which a list is narrowed. Write “${kept}” here, too, or another word.`;
    expect(tagged('C', 'Café', 'C++', 'cafe')).toEqual([
      expect.stringMatching(/harbour\.json:13:5-13:10 reference\/field \/tags\/2 /),
      expect.stringMatching(/harbour\.json:14:5-14:11 reference\/field \/tags\/3 /),
    ]);
    const items = {
      ...notes,
      'collections/branches/abbey.json': branch('abbey', { tags: ['family'] }),
      'collections/branches/harbour.json': branch('harbour', { tags: ['Family'] }),
      'collections/branches/pier.json': branch('pier', { tags: ['Family'] }),
    };
    const twice = page({ ...list, filters: ['/tags'] });
    expect(filters('/tags', { ...items, 'pages/b.json': twice })).toEqual([
      expect.stringContaining(
        `collections/branches/abbey.json:11:5-11:13 reference/field /tags/0 · “family” ${slip} “Family”, ${mend('Family')}`,
      ),
    ]);
    expect(tagged('!')).toEqual([
      'reference/field /sections/0/filters/0 · “!” has no letter or digit to make an address of.',
    ]);
  });
  test('an empty text of its items is told where it stands, and by the filter where it may be empty', () => {
    const told = (town: object, written: string) =>
      report(
        library({
          'schemas/branches.schema.json': branchType(
            {},
            { town: { type: 'string', description: 'T.', ...town } },
          ),
          'collections/branches/harbour.json': branch('harbour', { town: written }),
          'pages/a.json': page({ ...list, filters: ['/town'] }),
        }),
      ).map((line) => line.split(' ').slice(0, 3).join(' '));
    const item = 'collections/branches/harbour.json:10';
    expect(told({ minLength: 1 }, '')).toEqual([`${item}:11-10:13 schema/empty /town`]);
    expect(told({}, '  ')).toEqual([`${item}:11-10:15 schema/empty /town`]);
    expect(told({}, '')).toEqual([expect.stringMatching(/^pages\/a\.json:\S+ reference\/field /)]);
  });
  test('the page of an item has no room for filters', () => {
    const own = { ...page({ ...list, filters: ['/region'] }), title: '{item.name}', each: 'regions' };
    expect(
      report(
        library({ 'pages/regions/[id].json': { ...own, $schema: '../../../schemas/page.schema.json' } }),
      ),
    ).toEqual([
      expect.stringContaining(
        'reference/field /sections/0/filters · The page of an item has no pages below it for filters to lead to.',
      ),
    ]);
  });
  test('two lists of a few entries on the page of an item, where each stands whole, are not searched', () => {
    const lists = ['one', 'two'].map((id) => ({ ...list, id, pageSize: 1 }));
    const own = { ...page(...lists), title: '{item.name}', each: 'regions' };
    expect(
      report(
        library({
          'collections/branches/pier.json': branch('pier'),
          'pages/regions/[id].json': { ...own, $schema: '../../../schemas/page.schema.json' },
        }),
      ),
    ).toEqual([]);
  });
});
