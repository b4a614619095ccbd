import type { Change, RouteChange, SharedChange } from './model.ts';

/** In the frame the second page makes a change a shared one; elsewhere pages must be this many. */
const MANY = 4;

/** Head tags are told apart by their name, everything else wherever it stands. */
const keyOf = ({ kind, frame, place, before, after }: Change) =>
  JSON.stringify([kind, frame, kind === 'head' ? place : '', before, after]);

export interface Shared {
  readonly routes: readonly RouteChange[];
  readonly shared: readonly SharedChange[];
}

/**
 * Takes out of each page what it has in common with many: told once, with the pages that have it.
 * @param pages all pages that both sites have, by language
 */
export function share(routes: readonly RouteChange[], pages: ReadonlyMap<string, number>): Shared {
  const groups = new Map<string, { readonly change: Change; readonly on: RouteChange[] }>();
  for (const route of routes) {
    if (route.how !== 'changed') continue;
    for (const change of route.changes) {
      const group = groups.get(keyOf(change));
      if (group) group.on.push(route);
      else groups.set(keyOf(change), { change, on: [route] });
    }
  }
  const isShared = (change: Change) =>
    (groups.get(keyOf(change))?.on.length ?? 0) >= (change.frame ? 2 : MANY);
  const all = [...pages.values()].reduce((sum, count) => sum + count, 0);

  const where = (on: readonly RouteChange[]): string => {
    const [lang = ''] = new Set(on.map((route) => route.lang));
    if (on.length === all) return `all ${all} pages`;
    const isOneLanguage = on.every((route) => route.lang === lang);
    if (isOneLanguage && on.length === pages.get(lang)) return `all ${on.length} pages in “${lang}”`;
    return `${on.length} of ${all} pages`;
  };

  return {
    shared: [...groups.values()]
      .filter(({ change }) => isShared(change))
      .map(({ change, on }) => {
        const place = on.every(({ changes }) =>
          changes.some((own) => keyOf(own) === keyOf(change) && own.place === change.place),
        );
        return {
          change: place ? change : { ...change, place: '' },
          where: where(on),
          routes: on.map(({ route }) => route),
        };
      }),
    routes: routes
      .map((route) => ({
        ...route,
        changes: route.changes.filter((change) => route.how !== 'changed' || !isShared(change)),
      }))
      .filter(({ how, changes }) => how !== 'changed' || changes.length > 0),
  };
}
