import type { FrameModel, ShellModel } from '../model/page-model.ts';
import { slotHtml } from '../page/header/menu-slots.tsx';

/** How many menus the header has; the secondary row, which differs from page to page, comes after them. */
const MENUS = 2;

/** Keeps the HTML of the header's menus, for the many pages that show the same. */
export interface KnownMenus {
  find(shell: ShellModel, frame: FrameModel): readonly string[] | undefined;
  /** Takes the menus out of a page that was rendered whole. */
  learn(shell: ShellModel, frame: FrameModel, html: string): void;
}

/** Puts known menus into the places that a page keeps for them. */
export function fillSlots(html: string, menus: readonly string[]): string {
  return menus.reduce((text, menu, slot) => text.replace(slotHtml(slot), () => menu), html);
}

export function createKnownMenus(): KnownMenus {
  const byShell = new WeakMap<ShellModel, Map<string, readonly string[]>>();
  const keyOf = (frame: FrameModel) => frame.currentIds.join(' ');
  return {
    find: (shell, frame) => byShell.get(shell)?.get(keyOf(frame)),
    learn(shell, frame, html) {
      const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
      const menus = [...header.matchAll(/<nav\b[\s\S]*?<\/nav>/g)].map(([menu]) => menu).slice(0, MENUS);
      if (menus.length < MENUS) return;
      const known = byShell.get(shell) ?? new Map<string, readonly string[]>();
      byShell.set(shell, known.set(keyOf(frame), menus));
    },
  };
}
