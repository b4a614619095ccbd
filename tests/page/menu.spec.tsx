import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { MenuEntry } from '../../src/model/page-model.ts';
import { Menu } from '../../src/page/header/menu.tsx';

const menuOf = (entries: readonly MenuEntry[], condensed: readonly string[] = []) =>
  renderToStaticMarkup(
    <Menu
      name="menu"
      label="Primary"
      entries={entries}
      currentIds={[]}
      condensed={condensed}
      more="More"
      align="start"
      dir="ltr"
    />,
  );

it('More is told from an entry that a site calls “more”', () => {
  const entry = (id: string) => ({ id, title: id, href: `/${id}`, children: [] });
  const html = menuOf([entry('more'), entry('about')], ['about']);
  expect([...html.matchAll(/data-entry="([^"]*)"/g)].map(([, id]) => id)).toEqual(['more', 'about', '+']);
});

it.each([
  ['a page of its own', '/join', ['/join', '/member', '/complain']],
  ['the page of one below it', '/member', ['/member', '/complain']],
])('a dropdown of an entry with %s leads to each once', (_, href, pages) => {
  const children = ['/member', '/complain'].map((to) => ({ title: to, href: to, newTab: false }));
  const html = menuOf([{ id: 'join', title: 'Join', href, children }]);
  expect([...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to]) => to)).toEqual(pages);
});
