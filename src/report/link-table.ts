import type { LinkChange, Piece } from './model.ts';

/** Where a page leads to. */
export const targetsOf = (pieces: readonly Piece[]): ReadonlySet<string> =>
  new Set(pieces.filter(({ kind }) => kind === 'link').map(({ value }) => value));

export interface LinkTable {
  /** Notes the targets that a page had and has. */
  add(route: string, before: ReadonlySet<string>, after: ReadonlySet<string>): void;
  /** By target. */
  list(): LinkChange[];
}

/** Collects links that came and went, by target: one that goes from a menu goes from every page. */
export function linkTable(): LinkTable {
  const routes = new Map<string, string[]>();
  const note = (how: LinkChange['how'], target: string, route: string) => {
    const key = `${how} ${target}`;
    routes.set(key, [...(routes.get(key) ?? []), route]);
  };
  return {
    add(route, before, after) {
      for (const target of after) if (!before.has(target)) note('added', target, route);
      for (const target of before) if (!after.has(target)) note('removed', target, route);
    },
    list: () =>
      [...routes]
        .map(([key, list]): LinkChange => {
          const how = key.startsWith('added ') ? 'added' : 'removed';
          return { how, target: key.slice(how.length + 1), routes: list.sort() };
        })
        .sort((a, b) => (a.target < b.target ? -1 : Number(a.target !== b.target))),
  };
}
