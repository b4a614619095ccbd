import { quote, type SiteFault } from '../../diagnostics/fault.ts';
import { asList, asText } from '../../json/unchecked.ts';
import type { PageEntry } from '../../site/page-entries.ts';
import { fillParameter, listPageRoute } from '../../site/routes.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import { mistake } from '../rule.ts';

/** Hidden items count too: their pages come one day. */
function routesMadeBy(page: PageEntry, index: SiteIndex): Iterable<string> {
  if (page.each)
    return new Set(
      (index.collections.get(page.each)?.all ?? []).map((item) => fillParameter(page.route, item.key)),
    );
  if (page.listPages === null) return [page.route];
  const pagesBelow = (route: string, pages: number) =>
    Array.from({ length: pages }, (_, i) => listPageRoute(route, i + 1));
  return [
    ...pagesBelow(page.route, page.listPages),
    ...page.filters.flatMap(({ route, pages }) => pagesBelow(route, pages)),
  ];
}

function madeTwice(index: SiteIndex): SiteFault[] {
  const owners = new Map<string, string>();
  const faults: SiteFault[] = [];
  for (const page of index.pages) {
    for (const route of routesMadeBy(page, index)) {
      const file = page.file.path;
      const first = owners.get(route);
      if (first === undefined) owners.set(route, file);
      else if (first !== file) {
        const message = `The address ${quote(route)} is already made by ${first}. Move or remove one of the two files.`;
        faults.push({ file, pointer: '', message, range: [0, 1] });
      }
    }
  }
  return faults;
}

/** A redirect may not stand on a page's address, nor twice. */
function redirectedTwice({ site, routes }: SiteIndex): SiteFault[] {
  const seen = new Set<string>();
  return asList(site.redirects).flatMap((redirect, i) => {
    const from = asText(redirect?.from);
    if (from === undefined) return [];
    const twice = seen.has(from);
    seen.add(from);
    const at = { file: 'site.json', pointer: `/redirects/${i}/from` };
    if (routes.has(from)) return { ...at, message: `${quote(from)} is a page: it cannot be redirected.` };
    return twice ? { ...at, message: `${quote(from)} is redirected twice. Remove one of the two.` } : [];
  });
}

export const uniqueRoute = mistake({
  code: 'unique/route',
  says: 'Two files make the same address, or a redirect hides a page.',
  wrong: 'pages/about.json and pages/about/index.json',
  right: 'one of the two',
  remedy: 'Move or remove one of them.',
  site: ({ index }) => [...madeTwice(index), ...redirectedTwice(index)],
});
