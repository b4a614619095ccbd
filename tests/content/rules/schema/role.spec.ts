import { describe, expect, test } from 'vitest';
import { branchType, library, regionType } from '../../support/branches.ts';
import { report } from '../../support/site.ts';

const faults = (collection: Parameters<typeof branchType>[0]) =>
  report(library({ 'schemas/branches.schema.json': branchType(collection) })).map((line) =>
    line.replace('schemas/branches.schema.json:', ''),
  );

test('schema/role: a body is told how it is written', () => {
  expect(report(library({ 'schemas/branches.schema.json': branchType({ body: '/about' }) }))).toEqual([
    expect.stringMatching(
      /“\/about” cannot be the body: that must be a list of blocks, written as an "array" whose "items" are a "\$ref" to blocks\.schema\.json\.$/,
    ),
  ]);
});

test('schema/role: blocks stand in “body”, in a file for each item, where all that looks for them finds them', () => {
  const blocks = {
    type: 'array',
    items: { $ref: '../../schemas/blocks.schema.json' },
    description: 'Its text.',
  };
  const told = (collection: object, name: string) =>
    report(
      library({
        'schemas/branches.schema.json': branchType({ ...collection, body: `/${name}` }, { [name]: blocks }),
      }),
    );
  expect(told({}, 'body')).toEqual([]);
  expect(told({}, 'inhalt')).toEqual([
    expect.stringMatching(
      /schema\/role \/collection\/body · Blocks stand in the field “body”: call it so, with "was": "\/inhalt" for `npm run migrate`\.$/,
    ),
  ]);
  expect(told({ store: 'list' }, 'body')).toContainEqual(
    expect.stringMatching(
      /schema\/role \/collection\/body · Blocks stand in a file for each item: write "store": "folder"\.$/,
    ),
  );
});

describe('schema/role', () => {
  test.each([
    [
      'a field that there is not, with the nearest',
      { image: '/foto' },
      '17:14-17:21 schema/role /collection/image · There is no field “/foto”. Did you mean “/photo”?',
    ],
    [
      'a key that no item has',
      { key: 'id' },
      '14:12-14:16 schema/role /collection/key · There is no field “/id”.',
    ],
    [
      'an order by a field that there is not',
      { order: ['/nam'] },
      expect.stringMatching(
        /^\d+:\d+-\d+:\d+ schema\/role \/collection\/order\/0 · There is no field “\/nam”\. Did you mean “\/name”\?$/,
      ),
    ],
    [
      'an order by what is named, of which a list alone knows the title',
      { order: ['/name', '/opensOn', '/region'] },
      expect.stringContaining(
        '/collection/order/2 · “/region” cannot be the order: that must be a number, a date or words. A list says "sort": "/region" for its own.',
      ),
    ],
    [
      'a feed without dates',
      { feed: true },
      expect.stringMatching(
        /^\d+:\d+-\d+:\d+ schema\/role \/collection\/feed · The items would stay out of it: a feed is in the order of the role “date”: say which field is the date, or leave “feed” out\.$/,
      ),
    ],
    [
      'a field that is something else',
      { image: '/opensOn' },
      '17:14-17:24 schema/role /collection/image · “/opensOn” cannot be the image: that must be a picture, written as a "$ref" to shared/image.schema.json.',
    ],
    [
      'a file that is only a text, with how a file is written',
      { document: '/name' },
      expect.stringContaining(
        '“/name” cannot be the document: that must be a file, written as "format": "media".',
      ),
    ],
    [
      'an accent that is only a text',
      { accent: '/name' },
      expect.stringContaining('“/name” cannot be the accent: that must be an accent, written as'),
    ],
    [
      'a line below the title that is no line',
      { subtitle: '/photo' },
      expect.stringContaining('“/photo” cannot be the subtitle: that must be a text, number or date.'),
    ],
    [
      'a status that is no choice of those that there are',
      { status: '/name' },
      expect.stringContaining(
        '“/name” cannot be the status: that must be a choice of “cancelled”, “postponed” and “online”, or of some of these.',
      ),
    ],
    [
      'a role that there is not is a field that there is not',
      { sumary: '/about' },
      expect.stringMatching(/^19:5-19:13 schema\/unknown-property \/collection\/sumary · “sumary” is not/),
    ],
    [
      'a place to keep items that there is not',
      { store: 'drawer' },
      '13:14-13:22 schema/enum /collection/store · “drawer” is not one of the values possible here: folder, list.',
    ],
  ])('%s', (_, collection, expected) => {
    expect(faults(collection)).toEqual([expected]);
  });

  test.each([
    [
      'no collection',
      { collection: undefined },
      '1:1-1:2 schema/missing-property · The property “collection” is missing here. Where the items lie, and which field plays which role, as pointers such as “/name”.',
    ],
    [
      'no properties',
      { properties: undefined },
      '1:1-1:2 schema/missing-property · The property “properties” is missing here. The fields of an item, each with a “description”.',
    ],
    [
      'no key',
      { collection: { store: 'list', title: '/name' } },
      '1:154-1:155 schema/missing-property /collection · The property “key” is missing here. For example: "key": "slug".',
    ],
  ])('%s is told of alone', (_, change, expected) => {
    const rooms = JSON.stringify({ ...regionType, ...change });
    expect(
      report({ 'schemas/rooms.schema.json': rooms }).map((line) =>
        line.replace('schemas/rooms.schema.json:', ''),
      ),
    ).toEqual([expected]);
  });
});
