import { expect, test } from 'vitest';
import { resolveBlock } from '../../src/blocks/resolvers.ts';
import { compiler, image, input, NOW, navigation, page, prose, site, valid } from './support/site.ts';

const LANGUAGES = [
  { code: 'en', name: 'English', dir: 'ltr' },
  { code: 'hi', name: 'हिन्दी', dir: 'ltr' },
];
const SERVICES = {
  id: 'services',
  title: 'Services',
  link: '/services',
  children: [
    { title: 'All', link: '/services', headerImage: image },
    { title: 'Tax', link: '/services/tax', headerImage: { src: '/images/b.png', alt: '' } },
  ],
};
const index = valid(
  compiler.check(
    input({
      'site.json': site({ locales: LANGUAGES }),
      'navigation.json': navigation({ primary: [{ id: 'home', title: 'Home', link: '/' }, SERVICES] }),
      'pages/services/index.json': page(prose('all')),
      'pages/services/wealth.json': page(prose('wealth')),
    }),
    NOW,
  ),
);
const [english, hindi] = compiler.resolve(index, 'production', resolveBlock);
const frame = (route: string) => english?.outline(route).frame;

test('of a section whose first link leads to all of it, the page itself is marked', () => {
  const marked = (route: string) =>
    frame(route)
      ?.section?.filter(({ current }) => current)
      .map(({ title, current }) => [title, current]);
  expect(marked('/services/tax')).toEqual([['Tax', 'page']]);
  expect(marked('/services/wealth')).toEqual([['All', 'true']]);
  expect(marked('/services')).toEqual([['All', 'page']]);
  expect(frame('/services/tax')?.headerImage?.src).toContain('/images/b.');
});

test('a menu’s link to the home page is marked on that, and on no other', () => {
  expect(frame('/')?.currentIds).toEqual(['home']);
  expect(frame('/services/tax')?.currentIds).toEqual(['services']);
  expect(['/', '/services', '/services/tax'].map((route) => frame(route)?.hereId)).toEqual([
    'home',
    'services',
    undefined,
  ]);
});

test('a page stands below those above it; the home page and that for unknown addresses stand below none', () => {
  const crumbs = (route: string) => frame(route)?.breadcrumbs.map(({ title, href }) => [title, href]);
  expect(['/', '/404'].map(crumbs)).toEqual([[], []]);
  expect(crumbs('/services/tax')).toEqual([
    ['Home', '/'],
    ['Page', '/services'],
    ['Page', '/services/tax'],
  ]);
});

test('a section may lead to the nearest page above its own, at last to the home page', () => {
  const [made] = compiler.resolve(index, 'production', (_type, _block, { parent }) => ({ parent }));
  const above = (route: string) => made?.page(route).sections[0]?.data;
  expect(['/', '/services', '/services/tax'].map(above)).toEqual([
    {},
    { parent: '/' },
    { parent: '/services' },
  ]);
});

test('the page for unknown addresses says its language, whose link leads home', () => {
  const languages = hindi?.outline('/404').frame.languages.map(({ href, current }) => [href, current]);
  expect(languages).toEqual([
    ['/', false],
    ['/hi', true],
  ]);
});
