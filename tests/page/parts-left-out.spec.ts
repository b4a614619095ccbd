import { expect, test } from 'vitest';
import { renderFrame } from '../../src/app/entry-static.tsx';
import { resolveBlock } from '../../src/blocks/resolvers.ts';
import { compiler, input, link, NOW, navigation, valid } from '../content/support/site.ts';

const words = { $schema: '../schemas/strings.schema.json', mobileNavigation: 'Bar' };

/** What the home page of a small site with these menus has around what it says, and how it is reached. */
function partsOf(menus: object) {
  const files = { 'strings.json': words, 'navigation.json': navigation({ contact: link('/'), ...menus }) };
  const [first] = compiler.resolve(valid(compiler.check(input(files), NOW)), 'production', resolveBlock);
  const home = first?.page('/');
  const html = first && home ? renderFrame(home, first.shell).join('') : '';
  const things = home?.head.tags.map(({ text }) => text).join() ?? '';
  return [html, things].map((text) =>
    text.match(/data-no-bar|data-more|>Link<|Bar|<h2|mailto|tel:|contactPoint/g),
  );
}

const more = [{ title: 'A', link: '/', icon: 'home' }];
const copyright = '{year} {brand}';
const FOOTER = ['<h2', 'mailto', 'tel:', '<h2'];

test.each([
  ['More where nothing is under it', {}, ['>Link<', ...FOOTER, 'Bar'], ['contactPoint']],
  ['the bar', { mobileBar: [] }, ['>Link<', 'data-no-bar', ...FOOTER], ['contactPoint']],
  [
    'what stands beside More',
    { mobileBar: undefined, moreSheet: more },
    ['>Link<', ...FOOTER, 'Bar', 'data-more'],
    ['contactPoint'],
  ],
  ['the button', { contact: undefined, moreSheet: undefined }, [...FOOTER, 'Bar'], ['contactPoint']],
  [
    'all ways but one',
    { footer: { contact: { heading: 'A', address: 'B' }, copyright } },
    ['>Link<', '<h2', 'Bar'],
    null,
  ],
  ['the columns', { footer: { columns: [], copyright } }, ['>Link<', 'Bar'], null],
])('a site may leave out %s', (_, menus, frame, things) => {
  expect(partsOf(menus)).toEqual([frame, things]);
});
