import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Menu } from '../../src/page/header/menu.tsx';

it('More is told from an entry that a site calls “more”', () => {
  const entry = (id: string) => ({ id, title: id, href: `/${id}`, children: [] });
  const html = renderToStaticMarkup(
    <Menu
      name="menu"
      label="Primary"
      entries={[entry('more'), entry('about')]}
      currentIds={[]}
      condensed={['about']}
      more="More"
      align="start"
      dir="ltr"
    />,
  );
  expect([...html.matchAll(/data-entry="([^"]*)"/g)].map(([, id]) => id)).toEqual(['more', 'about', '+']);
});
