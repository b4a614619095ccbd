import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../../src/content/json/json.ts';
import { branch, branchType, library } from '../../support/branches.ts';
import { advice, page } from '../../support/site.ts';

const person = (id: string, group: string) => ({
  id,
  group,
  name: id,
  fullName: id,
  designation: 'A',
  image: { src: '/images/a.svg', alt: 'A' },
  paragraphs: ['A'],
});
const found = (list: string, ...groups: string[]) =>
  advice(/group/, {
    'pages/a.json': page({ type: 'team-list', id: 'team', heading: 'Team', group: list }),
    'collections/team.json': {
      $schema: '../../schemas/collections/team.schema.json',
      items: groups.map((group, i) => person(`p${i}`, group)),
    },
  });

describe('reference/group', () => {
  test('people in the group of a list', () => expect(found('management', 'management')).toEqual([]));
  test('a person whose group no list shows', () =>
    expect(found('management', 'management', 'managment')).toEqual([
      'collections/team.json:20:16-20:27 reference/group /items/1/group · No list shows the group “managment”: this entry is shown nowhere. Did you mean “management”?',
    ]));
  test('a list whose group nobody is in, once for all', () =>
    expect(found('managment', 'management', 'management')).toEqual([
      'pages/a.json:13:16-13:27 reference/group /sections/0/group · Nobody is in the group “managment”: this list is left out. Did you mean “management”?',
    ]));
  test('a person whose group no list shows, but a list of all or a page of their own', () => {
    const shownBy = (path: string, more: JsonObject) =>
      advice(/group/, {
        'pages/a.json': page({ type: 'team-list', id: 'team', heading: 'Team', group: 'management' }),
        [path]: more,
        'collections/team.json': {
          $schema: '../../schemas/collections/team.schema.json',
          items: [person('a', 'management'), person('b', 'associate')],
        },
      });
    const all = { type: 'collection-list', id: 'all', heading: 'All', collection: 'team' };
    const prose = { type: 'prose', id: 'a', text: 'A' };
    expect(shownBy('pages/all.json', page(all))).toEqual([]);
    expect(shownBy('pages/people/[id].json', { ...page(prose), each: 'team' })).toEqual([]);
    expect(shownBy('pages/all.json', page(prose))).toHaveLength(1);
  });
  test('people of a site without such a list', () =>
    expect(
      advice(/group/, {
        'collections/team.json': {
          $schema: '../../schemas/collections/team.schema.json',
          items: [person('p', 'board')],
        },
      }),
    ).toEqual([]));
  test('a list of what has a value that no item has', () => {
    const topics = { type: 'array', items: { type: 'string', description: 'One.' }, description: 'Topics.' };
    const kind = { type: 'string', enum: ['town', 'village'], description: 'What.' };
    const asked = (...where: JsonObject[]) =>
      advice(
        /group/,
        library({
          'schemas/branches.schema.json': branchType({}, { topics, kind }),
          'collections/branches/harbour.json': branch('harbour', { topics: ['Behaviour'], kind: 'town' }),
          'pages/a.json': page({
            type: 'collection-list',
            id: 'l',
            heading: 'L',
            collection: 'branches',
            where,
          }),
        }),
      );
    expect(asked({ field: '/topics', has: 'Behavior' })).toEqual([
      'pages/a.json:17:18-17:28 reference/group /sections/0/where/0/has · No item of branches has “Behavior” in “/topics”: this list shows none. Did you mean “Behaviour”?',
    ]);
    expect(asked({ field: '/name', equals: 'Habour' })).toEqual([
      'pages/a.json:17:21-17:29 reference/group /sections/0/where/0/equals · No item of branches has “Habour” in “/name”: this list shows none. Did you mean “Harbour”?',
    ]);
    // What no item is yet, and may be.
    expect(asked({ field: '/kind', equals: 'village' })).toEqual([]);
    expect(asked({ field: '/topics', has: 'Behaviour' }, { field: '/name', equals: 'Harbour' })).toEqual([]);
  });
});
