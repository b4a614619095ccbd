import { error, type Finding, quote } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { interpolate, type Variables } from '../text/variables.ts';
import { anchorsOf, readTarget, type Target } from './targets.ts';

interface Place {
  readonly file: string;
  readonly pointer: string;
}

interface Context {
  readonly index: SiteIndex;
  readonly variables: Variables;
  /** What `#anchor` alone can mean. */
  readonly anchors: () => ReadonlySet<string>;
}

function refused(scheme: string, at: Place): Finding {
  return error(
    'reference/scheme',
    at,
    scheme === '//'
      ? 'An address may not begin with “//”. Write https:// or a path.'
      : `Links may not use ${quote(`${scheme}:`)}. Possible: a path, https:, mailto:, tel:.`,
  );
}

function anchorFindings(anchor: string, known: ReadonlySet<string>, where: string, at: Place): Finding[] {
  if (known.has(anchor)) return [];
  return [
    error(
      'reference/anchor',
      at,
      `There is no section ${quote(anchor)} on ${where}.`,
      nearest(anchor, known),
    ),
  ];
}

function missingPage(route: string, index: SiteIndex, at: Place): Finding {
  const to = index.redirects.get(route);
  if (to !== undefined)
    return error(
      'reference/redirect',
      at,
      `${quote(route)} is redirected. Write the address that it leads to.`,
      to === route ? undefined : to,
    );
  if (index.hidden.has(route))
    return error(
      'reference/page',
      at,
      `The page ${quote(route)} is not shown: it is switched off (isActive) or dated later.`,
    );
  if (/\.[a-z0-9]{2,5}$/i.test(route))
    return error(
      'media/missing',
      at,
      `There is no file ${quote(`public${route}`)}.`,
      index.nearestFile(route),
    );
  return error('reference/page', at, `There is no page ${quote(route)}.`, index.nearestRoute(route));
}

function pageFindings({ route, anchor }: Target & { kind: 'page' }, index: SiteIndex, at: Place): Finding[] {
  if (index.routes.has(route))
    return anchor === undefined ? [] : anchorFindings(anchor, anchorsOf(index, route), route, at);
  return index.mayExist(route) ? [] : [missingPage(route, index, at)];
}

/** Checks that a link leads somewhere, as a visitor's browser would read it. */
export function checkLink(href: string, context: Context, at: Place): Finding[] {
  const { index } = context;
  const filled = interpolate(href, context.variables);
  if (filled.includes('{')) return [];
  const target = readTarget(filled, (path) => index.input.media.has(path));
  if (target.kind === 'refused') return [refused(target.scheme, at)];
  if (target.kind === 'anchor') return anchorFindings(target.anchor, context.anchors(), 'this page', at);
  if (target.kind === 'page') return pageFindings(target, index, at);
  if (target.kind !== 'relative') return [];
  return [
    error(
      'reference/relative',
      at,
      `${quote(filled)} is relative to the page it stands on. Write the whole path.`,
      index.nearestRoute(`/${filled.replace(/^[./]+/, '')}`),
    ),
  ];
}
