import { groupBy } from '../content/diagnostics/group-by.ts';
import { listOf } from '../content/site/routes.ts';
import type { Change, RouteChange, SharedChange } from './model.ts';

const entriesOf = (routes: readonly RouteChange[]): readonly Change[] =>
  routes.flatMap(({ changes }) => changes.filter(({ kind }) => kind === 'entry'));

/** The changes that are of an entry which one page of a list lost and another got, and no more. */
function movesOf(pages: readonly RouteChange[]): ReadonlySet<Change> {
  const named = groupBy(entriesOf(pages), ({ place, before, after }) =>
    JSON.stringify([place, before ?? after]),
  );
  return new Set(
    [...named.values()].flatMap((of) => (of.length === 2 && of[0]?.before !== of[1]?.before ? of : [])),
  );
}

/** What went from one page to another, a line for each heading of the list. */
const movesTold = (moves: ReadonlySet<Change>) =>
  [...groupBy(moves, ({ place }) => place)].map(([place, { length }]): Change => {
    const entries = `${(length / 2).toLocaleString('en-US')} to another page of the list`;
    return { kind: 'entry', frame: false, place, before: entries, after: entries };
  });

const keyOf = (change: Change) => JSON.stringify(change);

/** Finds what several pages have in common, and no other page: `60 items` of a list. */
function finderOfCommon(routes: readonly RouteChange[]) {
  const pairs = routes.flatMap((route) => route.changes.map((change) => [keyOf(change), route] as const));
  const having = groupBy(pairs, ([key]) => key);
  return (pages: readonly RouteChange[]): readonly Change[] => {
    const these = new Set(pages);
    const isCommon = (change: Change) => {
      const on = having.get(keyOf(change)) ?? [];
      return !change.frame && on.length === pages.length && on.every(([, route]) => these.has(route));
    };
    return pages.length > 1 ? (pages[0]?.changes.filter(isCommon) ?? []) : [];
  };
}

/**
 * Takes out of the pages of lists what only went from one of them to another: where an entry comes or goes, each page
 * after it gives one on, and all say how many there are now.
 * @param ends pages that lists newly have, or have no longer, with their entries
 * @returns the pages with what is left of their changes, and what was taken out, once for each list
 */
export function giveOn(routes: readonly RouteChange[], ends: readonly RouteChange[]) {
  const moved = new Set<Change>();
  const common = new Map<RouteChange, ReadonlySet<string>>();
  const told: SharedChange[] = [];
  const commonTo = finderOfCommon(routes);
  for (const [list, pages] of groupBy([...routes, ...ends], ({ route }) => listOf(route))) {
    const moves = movesOf(pages);
    if (moves.size === 0) continue;
    for (const change of moves) moved.add(change);
    const changed = pages.filter(({ how }) => how === 'changed');
    const said = commonTo(changed);
    for (const page of changed) common.set(page, new Set(said.map(keyOf)));
    const on = changed.filter(
      ({ changes }) => said.length > 0 || changes.some((change) => moves.has(change)),
    );
    told.push({
      where: `${on.length} page${on.length === 1 ? '' : 's'} of ${list}`,
      routes: on.map(({ route }) => route),
      changes: [...movesTold(moves), ...said],
    });
  }
  return {
    told,
    rest: routes.flatMap((route) => {
      const changes = route.changes.filter(
        (change) => !moved.has(change) && !common.get(route)?.has(keyOf(change)),
      );
      return changes.length > 0 ? [{ ...route, changes }] : [];
    }),
  };
}
