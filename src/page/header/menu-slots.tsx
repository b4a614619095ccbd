import { createContext, useContext } from 'react';
import { Menu, type MenuProps } from './menu.tsx';

/**
 * True while a page is rendered to HTML whose menus are known already: they are the same on all pages that stand at
 * the same place in them, and cost more than the rest of most pages.
 */
export const MenuSlots = createContext(false);

/** The element that stands for a menu until its known HTML is put there. */
export const slotHtml = (slot: number): string => `<nav data-slot="${slot}"></nav>`;

/** A menu, or the place of one. */
export function SlottedMenu({ slot, ...props }: MenuProps & { readonly slot: number }) {
  return useContext(MenuSlots) ? <nav data-slot={slot} /> : <Menu {...props} />;
}
