import { describe, expect, test } from 'vitest';
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
  test('people of a site without such a list', () =>
    expect(
      advice(/group/, {
        'collections/team.json': {
          $schema: '../../schemas/collections/team.schema.json',
          items: [person('p', 'board')],
        },
      }),
    ).toEqual([]));
});
