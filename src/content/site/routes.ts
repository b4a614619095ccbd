import { inTypedLetters } from '../../model/latin-letters.ts';

/** The route of a page file: pages/services/index.json → /services, pages/index.json → /; while it is printed, that of a document. */
export function routeOfFile(path: string): string {
  const inner = path.replace(/^pages\//, '').slice(0, -'.json'.length);
  const route = inner === 'index' ? '' : inner.replace(/\/index$/, '');
  return `/${route}`;
}

/** The parameter of a page that stands for every item of a collection: `[slug]` → slug. */
export function parameterOf(route: string): string | undefined {
  return route.endsWith(']') ? /\[([a-z]+)\]$/.exec(route)?.[1] : undefined;
}

export function fillParameter(route: string, value: string): string {
  return route.replace(/\[[a-z]+\]$/, () => value);
}

/** The route of a list's page: the first is the list's own. */
export function listPageRoute(route: string, page: number): string {
  return page === 1 ? route : `${route === '/' ? '' : route}/page/${page}`;
}

/** A text without the marks and strokes of Latin letters, and with two letters for one that was made of them. */
export const withoutMarks = (text: string): string =>
  inTypedLetters(text.normalize('NFKD').replace(/[\u0300-\u036f]/g, ''));

/** Names of a page's folders and file: they are its address. The last may be a parameter, but for a document. */
const PAGE_PATH =
  /^(?:pages\/(?:[a-z0-9_][a-z0-9_-]*\/)*(?:[a-z0-9_][a-z0-9_-]*|\[[a-z]+\])|documents\/[a-z0-9_][a-z0-9_-]*)\.json$/;

/** True where the path of a page's file makes an address that can be typed. */
export const isPagePath = (path: string): boolean => PAGE_PATH.test(path);

/** The path that a page's file was to have, often its own; undefined where nothing is left of it. */
export function meantPath(path: string): string | undefined {
  if (isPagePath(path)) return path;
  const better = withoutMarks(path.toLowerCase())
    .replace(/[^a-z0-9/._[\]-]+/g, '-')
    .replace(/-(?=[./])/g, '');
  return isPagePath(better) ? better : undefined;
}

/** True where the name of a page's file, mended where it has to be, has a parameter. */
export const isToHoldItems = (path: string): boolean =>
  parameterOf(routeOfFile(meantPath(path) ?? path)) !== undefined;

/** A text as a part of an address: its letters and digits, small; of `1½` the half stays apart, or it were eleven halves. */
export const addressPart = (text: string): string =>
  withoutMarks(text.replace(/(?<=\d)(?=[¼-¾⅐-⅞])/g, ' '))
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();

/** What a value of a field adds to the address of a list: `/topics`, `Tax` → topics/tax. */
export function filterPart(field: string, value: string): string {
  const name = field.slice(field.lastIndexOf('/') + 1).replace(/[A-Z]/g, (letter) => `-${letter}`);
  return `${addressPart(name)}/${addressPart(value)}`;
}

/** The route of a list that shows only one value of a field: `/events`, `/topics`, `Tax` → /events/topics/tax. */
export const filterRoute = (list: string, field: string, value: string): string =>
  `${list === '/' ? '' : list}/${filterPart(field, value)}`;

/** The list that a route would narrow to one value: `/events/topics/tax` → /events. */
const narrowedList = (route: string) => /^(.*)\/[^/]+\/[^/]+$/.exec(listOf(route))?.[1] || '/';

/** The list that a route is a page of: `/events`, `/events/page/2` → /events. Another route is its own. */
export const listOf = (route: string): string => route.replace(/\/page\/[1-9][0-9]{0,8}$/, '') || '/';

/** The routes above a route, the highest first, without the home page. */
export function ancestors(route: string): string[] {
  const above: string[] = [];
  for (let at = route.indexOf('/', 1); at !== -1; at = route.indexOf('/', at + 1))
    above.push(route.slice(0, at));
  return above;
}

const folderOf = (route: string) => route.slice(0, route.lastIndexOf('/') + 1);

/** Routes that exist although what makes them could not be read. One that ends in a parameter stands for all in its place. */
export function createUnread() {
  const pages = new Set<string>();
  const lists = new Set<string>();
  const folders = new Set<string>();
  const trees: string[] = [];
  return {
    /** All that a folder of pages may hold. */
    addBelow: (folder: string) => void trees.push(`${folder.slice('pages'.length)}/`),
    /** @param narrows true where a part of its items decides which pages of filters it has */
    add(route: string, narrows = false) {
      if (narrows) lists.add(route);
      if (parameterOf(route) === undefined) pages.add(route);
      else folders.add(folderOf(route));
    },
    has: (route: string) =>
      // Any unread page may hold a list, which has further pages below it.
      pages.has(route) ||
      pages.has(listOf(route)) ||
      trees.some((tree) => `${route}/`.startsWith(tree)) ||
      folders.has(folderOf(route)) ||
      lists.has(narrowedList(route)),
  };
}
