import type { RouteChange, SiteDifference } from './model.ts';
import type { Subject } from './take-pictures.ts';

/** More pages than this are not pictured: a reviewer looks at them in a preview. */
const MOST_PICTURED = 20;

const MOST_EXAMPLES = 8;

/** Texts before lists that only lost or gained an entry, and pages of the first language before the same in others. */
function rank({ how, changes, route }: RouteChange): number {
  const isList = changes.every(({ kind }) => kind === 'entry' || kind === 'link' || kind === 'picture');
  const order = how === 'removed' ? 3 : how === 'added' ? 0 : isList ? 2 : 1;
  return order + (/^\/[a-z]{2}(-[a-z]+)?(\/|$)/i.test(route) ? 10 : 0);
}

/** The home page and the first page of each folder. */
function examplesOf(routes: readonly string[]): string[] {
  const firsts = new Map<string, string>();
  for (const route of [...routes].sort((a, b) => a.length - b.length)) {
    const folder = route.slice(0, route.lastIndexOf('/'));
    if (!firsts.has(folder)) firsts.set(folder, route);
  }
  return [...firsts.values()].slice(0, MOST_EXAMPLES);
}

/**
 * The pages to picture: those with changes of their own, one page for each change that many share, and, where style
 * sheets changed, examples of the pages that use them.
 * @returns these, and the routes that would have been pictured too
 */
export function choose({ routes, shared, restyled }: SiteDifference) {
  const own = [...routes].sort((a, b) => rank(a) - rank(b)).map(({ route, how }) => ({ route, how }));
  const known = new Set(own.map(({ route }) => route));
  const examples: Subject[] = [];
  for (const { changes, routes: on } of shared) {
    const isSeen = changes.some(({ kind }) => kind !== 'head' && kind !== 'data');
    if (!isSeen || on.some((route) => known.has(route))) continue;
    const [first] = [...on].sort((a, b) => a.length - b.length);
    if (first === undefined) continue;
    known.add(first);
    examples.push({ route: first, how: 'changed' });
  }
  for (const route of examplesOf(restyled.filter((name) => !known.has(name)))) {
    known.add(route);
    examples.push({ route, how: 'changed' });
  }
  const all: readonly Subject[] = [...examples, ...own];
  return { subjects: all.slice(0, MOST_PICTURED), left: all.slice(MOST_PICTURED).map(({ route }) => route) };
}
