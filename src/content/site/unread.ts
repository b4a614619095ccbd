import { listOf, parameterOf } from './routes.ts';

/** Routes that exist although what makes them could not be read. */
export interface Unread {
  /** @param route of a page; one that ends in a parameter stands for every route in its place */
  add(route: string): void;
  has(route: string): boolean;
}

const folderOf = (route: string) => route.slice(0, route.lastIndexOf('/') + 1);

export function createUnread(): Unread {
  const pages = new Set<string>();
  const folders = new Set<string>();
  return {
    add(route) {
      if (parameterOf(route) === undefined) pages.add(route);
      else folders.add(folderOf(route));
    },
    has: (route) =>
      // Any unread page may hold a list, which has further pages below it.
      pages.has(route) || folders.has(folderOf(route)) || pages.has(listOf(route) ?? ''),
  };
}
