import { asking } from '../diagnostics/fault.ts';
import { appendEntries, appendProperty } from '../edit/entries.ts';
import { asText } from '../json/unchecked.ts';
import { pathStart } from '../link/targets.ts';
import { addressPart, listOf } from '../site/routes.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { baseOf, besideBase } from '../uses/overlay.ts';
import { createDraft, type Draft, type Job, type Planned } from './draft.ts';

type Redirect = { readonly from: string; readonly to: string };

/**
 * Adds redirects to site.json, to the beginning of a list also from its further pages: these come and go with what is over.
 * Whoever takes a renaming back finds one that runs the other way: it is turned round.
 */
function addRedirects(draft: Draft, redirects: readonly Redirect[]): void {
  const root = draft.nodeAt('site.json', '');
  if (!root || redirects.length === 0) return;
  const list = draft.nodeAt('site.json', '/redirects')?.node;
  const known = (list?.children ?? []).map((_, i) => draft.nodeAt('site.json', `/redirects/${i}/from`)?.node);
  const fresh = redirects.flatMap(({ from, to }) => {
    const turned = known.findIndex((node) => node?.value === to);
    // Its other end is a link, which is renamed as all links are.
    if (turned !== -1) draft.replace('site.json', `/redirects/${turned}/from`, from);
    return turned === -1 ? { from, to: listOf(to) } : [];
  });
  if (list) draft.edit('site.json', appendEntries(root.source, list, fresh));
  else if (fresh.length > 0)
    draft.edit('site.json', [appendProperty(root.source, root.node, 'redirects', fresh)]);
}

/** The page for unknown addresses goes by its own name where site.json does not name it. */
function keepNotFound(draft: Draft, { site }: SiteIndex, route: string | undefined): void {
  const root = draft.nodeAt('site.json', '');
  if (route !== undefined && root && asText(site.notFound) === undefined)
    draft.edit('site.json', [appendProperty(root.source, root.node, 'notFound', route)]);
}

/**
 * Rewrites the path of every link to a page that moves, and redirects the old addresses that visitors know; query and
 * anchor stay.
 * @param routeOf the new route of an old one, or undefined where it stays
 */
export function moveRoutes(
  draft: Draft,
  { all, shown, places }: Job,
  routeOf: (route: string) => string | undefined,
): Planned {
  for (const place of places) {
    const isNotFound = place.kind === 'route' && place.pointer === '/notFound';
    if (place.kind !== 'link' && !isNotFound) continue;
    const start = pathStart(place.text, all.site);
    const path = place.text.slice(start).replace(/[?#].*$/s, '');
    const moved = all.input.media.has(path) ? undefined : routeOf(path);
    if (moved !== undefined) draft.rewrite(place, moved, start, start + path.length);
  }
  const redirects = [...shown.routes.keys()].flatMap((from): Redirect[] => {
    const to = from === shown.notFound ? undefined : routeOf(from);
    return to === undefined ? [] : [{ from, to }];
  });
  for (const { from, to } of redirects) {
    const leads = all.redirects.get(to);
    if (![undefined, from, listOf(from)].includes(leads))
      return {
        problem: `“${to}” is redirected to “${leads}” in site.json. Remove that redirect first, or choose another name.`,
      };
  }
  addRedirects(draft, redirects);
  keepNotFound(draft, all, routeOf(all.notFound));
  return { draft, redirects: redirects.length };
}

/** Words of letters and digits: what begins with an underscore is the engine’s own. */
const ROUTE = /^(?:\/[a-z0-9]+(?:[-_][a-z0-9]+)*)+$/;

/** Why a page cannot have an address; undefined where it can. */
export function routeProblem(index: SiteIndex, route: string): string | undefined {
  const taken = index.routes.get(route);
  if (taken) return `There is a page “${route}” already: ${taken.file.path}.`;
  const meant = `/${route.split('/').map(addressPart).filter(Boolean).join('/')}`;
  if (!ROUTE.test(route))
    return asking(
      `“${route}” is no address for a page. Write lower-case letters, digits, hyphens and underscores after each slash, for example /about-us.`,
      ROUTE.test(meant) ? meant : undefined,
    );
  if (/\/(index|page\/\d+)$/.test(route))
    return `“${route}” has a meaning of its own. Choose another address.`;
  return undefined;
}

/** Moves a page and all that lies below it. */
export function planPage(job: Job, from: string, to: string): Planned {
  const { all } = job;
  const page = all.pages.find(({ route, each }) => route === from && each === null);
  if (from === '/') return { problem: 'The home page cannot be renamed: every site needs it at “/”.' };
  if (!page)
    return {
      problem: `“${from}” is made by another page or is only redirected: it cannot be renamed by itself.`,
    };
  const problem = routeProblem(all, to);
  if (problem !== undefined) return { problem };
  const draft = createDraft(all);
  const inner = `pages${from}`;
  const pathOf = (path: string) => {
    const base = baseOf(path);
    const isMoved = base === `${inner}.json` || base.startsWith(`${inner}/`);
    return isMoved ? besideBase(path, `pages${to}${base.slice(inner.length)}`) : undefined;
  };
  for (const path of all.allFiles.keys()) {
    const moved = pathOf(path);
    if (moved === undefined) continue;
    if (all.allFiles.has(moved) && pathOf(moved) === undefined)
      return { problem: `There is a file ${moved} already.` };
    draft.move(path, moved);
  }
  return moveRoutes(draft, job, (route) =>
    route === from || route.startsWith(`${from}/`) ? to + route.slice(from.length) : undefined,
  );
}
