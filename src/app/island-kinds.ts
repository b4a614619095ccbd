import { islands as blockIslands } from '../blocks/islands.gen.ts';
import type { MakeIsland } from './island-root.tsx';

/** Every kind of island: the blocks that act, and the header's menus. */
export const islands: Readonly<Record<string, (() => Promise<MakeIsland>) | undefined>> = {
  ...blockIslands,
  menu: () => import('../page/header/menu-island.tsx').then(({ menuElement }) => menuElement),
};
