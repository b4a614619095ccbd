import type { Change, RouteChange } from './model.ts';

/** In the frame the second page makes a change a shared one; elsewhere pages must be this many. */
const MANY = 4;

/** Head tags are told apart by their name, everything else wherever it stands. */
const keyOf = ({ kind, frame, place, before, after }: Change) =>
  JSON.stringify([kind, frame, kind === 'head' ? place : '', before, after]);

/** Other colours of the theme draw many pictures anew: that is one change. */
const isRedrawn = ({ kind, before, after }: Change) => kind === 'picture' && before === after;

interface Group {
  readonly change: Change;
  readonly on: RouteChange[];
}

/** The folder that all routes lie in, `` where that is the whole site. */
function commonFolder(routes: readonly string[]): string {
  const [first = [], ...others] = routes.map((route) => route.split('/').slice(0, -1));
  const differs = (part: string, index: number) => others.some((other) => other[index] !== part);
  const end = first.findIndex(differs);
  return first.slice(0, end < 0 ? first.length : end).join('/');
}

/**
 * Takes out of each page what it has in common with many: told once, with the pages that have it.
 * @param routes that changed
 * @param pages all pages that both sites have, by language
 */
export function share(routes: readonly RouteChange[], pages: ReadonlyMap<string, number>) {
  const groups = new Map<string, Group>();
  for (const route of routes)
    for (const change of route.changes) {
      const group = groups.get(keyOf(change));
      if (group) group.on.push(route);
      else groups.set(keyOf(change), { change, on: [route] });
    }
  const redrawn = [...groups.values()].filter(({ change }) => isRedrawn(change));
  const isAnotherStyle = redrawn.length > MANY;
  const isShared = (change: Change) =>
    (isAnotherStyle && isRedrawn(change)) ||
    (groups.get(keyOf(change))?.on.length ?? 0) >= (change.frame ? 2 : MANY);
  const all = [...pages.values()].reduce((sum, count) => sum + count, 0);

  const where = (on: readonly RouteChange[]): string => {
    const [lang = ''] = on.map((route) => route.lang);
    if (on.length === all) return all === 1 ? 'The only page' : `All ${all} pages`;
    const isOneLanguage = on.every((route) => route.lang === lang);
    const [count, language] =
      isOneLanguage && pages.size > 1 ? [pages.get(lang) ?? all, ` in “${lang}”`] : [all, ''];
    if (on.length === count) return `All ${count} pages${language}`;
    const folder = commonFolder(on.map(({ route }) => route));
    return `${on.length} of ${count} pages${language}${folder === '' ? '' : `, below ${folder}`}`;
  };

  /** The change as all its pages have it: without its place where that is not the same everywhere. */
  const placed = ({ change, on }: Group): Change => {
    const isSame = (own: Change) => keyOf(own) === keyOf(change) && own.place === change.place;
    return on.every(({ changes }) => changes.some(isSame)) ? change : { ...change, place: '' };
  };

  const sets = new Map<string, { readonly on: readonly RouteChange[]; readonly changes: Change[] }>();
  if (isAnotherStyle) {
    const names = new Set(redrawn.flatMap(({ on }) => on.map(({ route }) => route)));
    const on = routes.filter(({ route }) => names.has(route));
    sets.set('', { on, changes: redrawn.map(({ change }) => change) });
  }
  for (const group of groups.values()) {
    if (!isShared(group.change) || (isAnotherStyle && isRedrawn(group.change))) continue;
    const key = group.on.map(({ route }) => route).join(' ');
    const set = sets.get(key);
    if (set) set.changes.push(placed(group));
    else sets.set(key, { on: group.on, changes: [placed(group)] });
  }
  return {
    shared: [...sets.values()]
      .sort((a, b) => b.on.length - a.on.length)
      .map(({ on, changes }) => ({ changes, where: where(on), routes: on.map(({ route }) => route) })),
    routes: routes
      .map((route) => ({ ...route, changes: route.changes.filter((change) => !isShared(change)) }))
      .filter(({ changes }) => changes.length > 0),
  };
}
