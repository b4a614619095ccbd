import { createElement, Suspense, use } from 'react';
import { lazyView } from '../../blocks/lazy-view.ts';
import type { MenuProps } from './menu.tsx';

const menu = lazyView<MenuProps>(() => import('./menu.tsx').then((module) => module.Menu));

/** Loads the menu's script: the static renderer does so before it renders. */
export const loadMenu = () => menu.load();

let release: () => void = () => {};
const wanted = new Promise<void>((resolve) => {
  release = resolve;
});
// On the server nothing is put off: the menu is part of the HTML.
let isWanted = typeof document === 'undefined';

/** Lets the menus hydrate: called at the first sign that the visitor turns to one, and before a navigation. */
export async function wantMenu(): Promise<void> {
  await menu.load();
  isWanted = true;
  release();
}

function MenuSlot(props: MenuProps) {
  if (!isWanted) use(wanted);
  return createElement(use(menu.load()), props);
}

/**
 * The menu inside a boundary that hydrates late: React keeps the server's HTML while it waits,
 * so that a page whose menus nobody opens never loads their script. Until then CSS opens them.
 */
export function LazyMenu(props: MenuProps) {
  return (
    <Suspense fallback={null}>
      <MenuSlot {...props} />
    </Suspense>
  );
}
