import { Menu } from './menu.tsx';
import { readMenu } from './read-menu.ts';

/** A menu of the header as an island. */
export const menuElement = (island: Element) => <Menu {...readMenu(island)} />;
