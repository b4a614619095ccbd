import type { SiteIndex } from '../site/site-index.ts';
import { interpolate } from '../text/variables.ts';
import type { Scope } from './scope.ts';
import { anchorsOf, readTarget } from './targets.ts';

/** Why a link leads nowhere, as a visitor's browser would read it. */
export type DeadEnd =
  | { readonly kind: 'refused'; readonly scheme: string }
  | { readonly kind: 'relative'; readonly href: string }
  | {
      readonly kind: 'anchor';
      readonly anchor: string;
      readonly known: ReadonlySet<string>;
      readonly where: string;
    }
  | { readonly kind: 'redirected'; readonly route: string; readonly to: string }
  | { readonly kind: 'hidden' | 'file' | 'page'; readonly route: string };

const noAnchor = (anchor: string, known: ReadonlySet<string>, where: string): DeadEnd | undefined =>
  known.has(anchor) ? undefined : { kind: 'anchor', anchor, known, where };

function noPage(route: string, { redirects, hidden, mayExist }: SiteIndex): DeadEnd | undefined {
  if (mayExist(route)) return undefined;
  const to = redirects.get(route);
  if (to !== undefined) return { kind: 'redirected', route, to };
  if (hidden.has(route)) return { kind: 'hidden', route };
  return { kind: /\.[a-z0-9]{2,5}$/i.test(route) ? 'file' : 'page', route };
}

/**
 * Says why a link leads nowhere; undefined where it leads somewhere, or may.
 * @param ownAnchors what `#anchor` alone can mean
 */
export function deadEnd(
  written: string,
  scope: Scope,
  ownAnchors: () => ReadonlySet<string>,
): DeadEnd | undefined {
  const { index } = scope;
  const href = interpolate(written, scope);
  if (href.includes('{')) return undefined;
  const target = readTarget(href, (path) => index.input.media.has(path));
  if (target.kind === 'refused') return target;
  if (target.kind === 'relative') return { kind: 'relative', href };
  if (target.kind === 'anchor') return noAnchor(target.anchor, ownAnchors(), 'this page');
  if (target.kind !== 'page') return undefined;
  const { route, anchor } = target;
  if (!index.routes.has(route)) return noPage(route, index);
  return anchor === undefined ? undefined : noAnchor(anchor, anchorsOf(index, route), route);
}
