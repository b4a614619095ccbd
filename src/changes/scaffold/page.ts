import { routeProblem } from '../../content/rename/pages.ts';
import type { SiteIndex } from '../../content/site/site-index.ts';
import { STAND_IN } from '../../content/text/stand-in.ts';
import type { Scaffolded } from '../carry-out.ts';
import { brandName, newFile } from './new-file.ts';

/** The address of a page that is typed without its first slash, too. */
export const typedRoute = (typed: string): string => (typed.startsWith('/') ? typed : `/${typed}`);

/**
 * A page to begin with.
 * @param index of the site with its drafts, so that no hidden page is taken for none
 */
export function scaffoldPage(index: SiteIndex, route: string, title: string): Scaffolded {
  const problem = routeProblem(index, route);
  if (problem !== undefined) return { problem };
  const redirected = index.redirects.get(route);
  if (redirected !== undefined)
    return {
      problem: `“${route}” is redirected to “${redirected}” in site.json. Remove that redirect first.`,
    };
  const file = `pages${route}.json`;
  const change = newFile(index, file, 'page.schema.json', {
    title,
    seo: {
      title: `${title} | ${brandName(index)}`,
      description: `${title}: ${STAND_IN.summary}, what a visitor finds on this page.`,
    },
    sections: [{ type: 'page-header', id: 'intro', heading: title, text: STAND_IN.page }],
  });
  return { change: { files: [change], media: new Map() }, file };
}
