import type { MenuChild } from '../../model/page-model.ts';
import { Menu, type MenuProps, MORE } from './menu.tsx';
import { dress } from './menu-attributes.ts';

const textOf = (node: Node | null | undefined) => node?.textContent ?? '';

function readChild(link: HTMLAnchorElement): MenuChild {
  const text = textOf(link.querySelector('small'));
  return {
    title: textOf((link.querySelector('span') ?? link).firstChild),
    href: link.getAttribute('href') ?? '',
    newTab: link.target === '_blank',
    ...(text === '' ? {} : { text }),
  };
}

/** The props of a menu from its HTML: the document says them once. */
function readMenu(island: Element): MenuProps {
  const nav = island.querySelector('nav');
  const items = [...island.querySelectorAll<HTMLElement>('li[data-entry]')];
  const more = items.find(({ dataset }) => dataset.entry === MORE);
  const own = items.filter((item) => item !== more);
  const idsWhere = (test: (item: HTMLElement) => boolean) =>
    own.filter(test).map(({ dataset }) => dataset.entry ?? '');
  return {
    name: island.id,
    label: nav?.getAttribute('aria-label') ?? '',
    entries: own.map((item) => {
      const links = [...item.querySelectorAll('a')];
      const ownLink = links.find((link) => 'own' in link.dataset);
      const button = item.querySelector(':scope > button');
      return {
        id: item.dataset.entry ?? '',
        title: textOf((button ?? links[0])?.firstChild),
        href: (button ? ownLink : links[0])?.getAttribute('href') ?? '',
        children: button ? links.filter((link) => link !== ownLink).map(readChild) : [],
      };
    }),
    currentIds: idsWhere((item) => item.querySelector(':scope > [data-current]') !== null),
    hereId: idsWhere((item) => item.querySelector(':scope > [aria-current=page]') !== null)[0],
    condensed: idsWhere(({ dataset }) => 'condensed' in dataset),
    more: textOf(more?.querySelector('button')?.firstChild),
    align: nav?.dataset.align === 'end' ? 'end' : 'start',
    dir: island.ownerDocument.dir === 'rtl' ? 'rtl' : 'ltr',
  };
}

/** A menu of the header as an island. */
export function menuElement(island: Element) {
  const menu = readMenu(island);
  if (!island.hasAttribute('data-awake')) dress(island, menu.dir);
  return <Menu {...menu} />;
}
