import { groupBy } from '../content/diagnostics/group-by.ts';
import type { Change, RouteChange, SharedChange } from './model.ts';

/** The list that a page is one of: `/articles` of `/articles` and of `/articles/page/2`. */
const listOf = (route: string): string => route.replace(/\/page\/\d+$/, '') || '/';

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

/**
 * Takes out of the pages of lists what only went from one of them to another: where an entry comes or goes, each page
 * after it gives one on.
 * @returns the pages with what is left of their changes, and for each list once what went on
 */
export function giveOn(routes: readonly RouteChange[]) {
  const moved = new Set<Change>();
  const told: SharedChange[] = [];
  for (const [list, pages] of groupBy(routes, ({ route }) => listOf(route))) {
    const moves = movesOf(pages);
    const on = pages.filter(({ changes }) => changes.some((change) => moves.has(change)));
    const changes = [...groupBy(moves, ({ place }) => place)].map(([place, { length }]): Change => {
      const entries = `${(length / 2).toLocaleString('en-US')} to another page of the list`;
      return { kind: 'entry', frame: false, place, before: entries, after: entries };
    });
    for (const change of moves) moved.add(change);
    if (changes.length > 0)
      told.push({ where: `${on.length} pages of ${list}`, routes: on.map(({ route }) => route), changes });
  }
  return {
    told,
    rest: routes.flatMap((route) => {
      const changes = route.changes.filter((change) => !moved.has(change));
      return changes.length > 0 ? [{ ...route, changes }] : [];
    }),
  };
}
