import { expect, test } from 'vitest';
import { advice, navigation } from '../../support/site.ts';

const entries = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ title: `Town ${i}`, link: '/services/tax' }));

const found = (children: number, sheet: number) => {
  const primary = [{ id: 'services', title: 'Services', link: '/services/tax', children: entries(children) }];
  const moreSheet = entries(sheet).map((entry) => ({ ...entry, icon: 'home' }));
  return advice(/menu-size/, { 'navigation.json': navigation({ primary, moreSheet }) });
};

test('reference/menu-size: more than 200 entries in all stand at the longest list', () => {
  expect(found(150, 51)).toEqual([
    'navigation.json:8:19-8:20 reference/menu-size /primary/0/children · The menus have 201 entries, and every page carries them all: more than 200 weigh as much as a page. In the place of these 150 write one that leads to a page that lists them.',
  ]);
  expect(found(150, 50)).toEqual([]);
});
