import type { SiteIndex } from '../site/site-index.ts';
import { baseOf, besideBase } from '../uses/overlay.ts';
import { createDraft, type Job, type Planned } from './draft.ts';
import { moveRoutes } from './moved-routes.ts';

const ROUTE = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;

/** Why a page cannot have an address; undefined where it can. */
export function routeProblem(index: SiteIndex, route: string): string | undefined {
  const taken = index.routes.get(route);
  if (taken) return `There is a page “${route}” already: ${taken.file.path}.`;
  if (!ROUTE.test(route))
    return `“${route}” is no address for a page. Write lower-case letters, digits and hyphens after each slash, for example /about-us.`;
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
