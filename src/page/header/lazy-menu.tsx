import { createElement, Suspense, use } from 'react';
import { staticView } from '../../blocks/lazy-view.ts';
import type { MenuProps } from './menu.tsx';

const menu = staticView<MenuProps>(() => import('./menu.tsx').then((module) => module.Menu));

/** Lets the menus hydrate: called at the first sign that the visitor turns to one, and before a navigation. */
export const wantMenu = () => menu.load();

function MenuSlot(props: MenuProps) {
  return createElement(use(menu.wanted), props);
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
