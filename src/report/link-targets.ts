import { parseFragment } from 'parse5';
import { collatorOf } from '../content/site/sorting.ts';
import { textOf } from './dom.ts';
import type { LinkChange, Piece } from './model.ts';
import { asAsked } from './page-content.ts';

/** Page 10 of a list after page 9. */
export const inOrder = collatorOf('en').compare;

type Routes = Map<string, string[]>;

/** Collects where a site newly leads to, and where no longer: what other pages lead to as before is told page by page. */
export function collectTargets() {
  const kept = new Set<string>();
  const [before, after]: [Routes, Routes] = [new Map(), new Map()];
  const note = (found: Routes, route: string, pieces: readonly Piece[]) => {
    const links = pieces.filter(({ kind, value }) => kind === 'link' && !value.startsWith('#'));
    for (const target of new Set(links.map(({ value }) => value))) {
      const routes = found.get(target);
      if (routes) routes.push(route);
      else found.set(target, [route]);
    }
  };
  const changes = (how: LinkChange['how'], here: Routes, there: Routes): LinkChange[] =>
    [...here].flatMap(([target, routes]) =>
      kept.has(target) || there.has(target) ? [] : [{ target, how, routes: routes.toSorted(inOrder) }],
    );
  return {
    /** A page that both sites have as it is. */
    keep(html: string): void {
      for (const [, target = ''] of html.matchAll(/ (?:href|action|src)="([^"]*)"/g))
        kept.add(asAsked(target.includes('&') ? textOf(parseFragment(target)) : target));
    },
    /** A page with what it had and what it has. */
    add(route: string, old: readonly Piece[], now: readonly Piece[]): void {
      note(before, route, old);
      note(after, route, now);
    },
    /** By target. */
    list: (): LinkChange[] =>
      [...changes('added', after, before), ...changes('removed', before, after)].sort((a, b) =>
        inOrder(a.target, b.target),
      ),
  };
}

function splitOf(target: string): readonly [path: string, rest: string] {
  const at = target.search(/[?#]/);
  return at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at)];
}

/**
 * Takes links to pages that have another address now for links to these, where redirects lead whoever has the old one, and
 * what a head says at the site’s old address for the same at its new one, which is told itself.
 */
export function followerOf(
  moved: ReadonlyMap<string, string>,
  from: string,
  to: string,
): (piece: Piece) => Piece {
  return (piece) => {
    if (piece.kind === 'head' && from !== '' && to !== '')
      return { ...piece, value: piece.value.replaceAll(`${from}/`, `${to}/`) };
    const [path, rest] = piece.kind === 'link' ? splitOf(piece.value) : ['', ''];
    const place = moved.get(path);
    return place === undefined ? piece : { ...piece, value: place + rest };
  };
}

/** Whether a link leads elsewhere than to these pages: those that come or go together lead to each other, which is no news. */
export const leadsBeyond =
  (pages: ReadonlySet<string>) =>
  ({ value }: Piece): boolean =>
    !pages.has(splitOf(value)[0]);
