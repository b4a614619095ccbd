import { asList } from '../../json/unchecked.ts';
import { advice } from '../rule.ts';

/** So many entries, of 75 to 200 bytes each, weigh as much as all else on a page, and no visitor reads them. */
const MOST = 200;

export const referenceMenuSize = advice({
  says: 'Advice: the menus have more entries than every page should carry.',
  wrong: '3,000 towns as "children" of an entry of "primary"',
  right: 'one entry that leads to the page of all towns',
  remedy: 'Lead to a page that lists them.',
  soundSite({ index }) {
    const { primary, moreSheet, footer } = index.navigation;
    const lists = [
      ...asList(primary).map((entry, i) => ({ pointer: `/primary/${i}/children`, of: entry?.children })),
      { pointer: '/moreSheet', of: moreSheet },
      ...asList(moreSheet).map((entry, i) => ({ pointer: `/moreSheet/${i}/children`, of: entry?.children })),
      ...asList(footer?.columns).map((entry, i) => ({
        pointer: `/footer/columns/${i}/links`,
        of: entry?.links,
      })),
    ].map(({ pointer, of }) => ({ pointer, length: asList(of).length }));
    const all = lists.reduce((sum, { length }) => sum + length, 0);
    const [longest] = lists.toSorted((a, b) => b.length - a.length);
    if (!longest || all <= MOST) return [];
    const message = `The menus have ${all} entries, and every page carries them all: more than ${MOST} weigh as much as a page. In the place of these ${longest.length} write one that leads to a page that lists them.`;
    return { file: 'navigation.json', pointer: longest.pointer, spot: 'brace', message };
  },
});
