import { type BuiltSite, pagesOf } from './built-site.ts';
import { comparePages } from './compare-pages.ts';
import { codeBytes, differences, headersOf, machineFilesOf, redirectsOf, sitemapOf } from './differences.ts';
import { linkTable, targetsOf } from './link-table.ts';
import type { Change, Piece, RouteChange, SiteDifference } from './model.ts';
import type { PageContent } from './page-content.ts';
import { pageReader } from './read-page.ts';
import { share } from './share.ts';

/** The texts and links of a page that is new or gone; what stands around it is on every page. */
function wholePage(pieces: readonly Piece[], how: 'added' | 'removed'): Change[] {
  const told = pieces.filter(({ kind, frame }) => !frame && (kind === 'text' || kind === 'link'));
  return told.map(({ value, ...piece }) => ({
    ...piece,
    before: how === 'removed' ? value : null,
    after: how === 'added' ? value : null,
  }));
}

async function bytesOf(site: BuiltSite, route: string, page: PageContent): Promise<number> {
  const data = page.data.page.slice(site.manifest.basePath.length);
  return (await site.sent(route)) + (await site.sent(data));
}

/** Without reading the whole page. */
const languageOf = (html: string) => /<html[^>]* lang="([^"]+)"/.exec(html)?.[1] ?? '';

const stylesOf = (html: string) => (html.match(/<link rel="stylesheet"[^>]*>/g) ?? []).join();

/**
 * Compares two built sites as visitors get them: what the build calls a file matters to nobody.
 * @param onProgress pages compared so far, and in all
 */
export async function compareSites(
  before: BuiltSite,
  after: BuiltSite,
  onProgress: (done: number, all: number) => void = () => {},
): Promise<SiteDifference> {
  const [left, right] = [before.manifest, after.manifest];
  const [readBefore, readAfter] = [pageReader(before), pageReader(after)];
  const [oldPages, newPages] = [new Set(pagesOf(before)), new Set(pagesOf(after))];
  const both = [...newPages].filter((route) => oldPages.has(route));
  const redirects = new Map([...redirectsOf(right)]);
  const routes: RouteChange[] = [];
  const links = linkTable();
  const restyled: string[] = [];
  const languages = new Map<string, number>();

  for (const [index, route] of both.entries()) {
    onProgress(index, both.length);
    const language = languageOf(await after.text(route));
    languages.set(language, (languages.get(language) ?? 0) + 1);
    // A page names its data by their hash: equal bytes are an equal page.
    if (left.files[route]?.hash === right.files[route]?.hash) continue;
    const [then, now] = [await readBefore(route), await readAfter(route)];
    if (stylesOf(await before.text(route)) !== stylesOf(await after.text(route))) restyled.push(route);
    links.add(route, targetsOf(then.pieces), targetsOf(now.pieces));
    const changes = comparePages(then.pieces, now.pieces);
    if (changes.length === 0) continue;
    const { lang, title, description } = now;
    const bytes = { before: 0, after: 0 };
    routes.push({ route, how: 'changed', lang, title, description, changes, bytes });
  }
  const { shared, routes: changed } = share(routes, languages);
  const sized = await Promise.all(
    changed.map(async (route) => {
      const [then, now] = [await readBefore(route.route), await readAfter(route.route)];
      const bytes = {
        before: await bytesOf(before, route.route, then),
        after: await bytesOf(after, route.route, now),
      };
      return { ...route, bytes };
    }),
  );

  const whole = async (route: string, how: 'added' | 'removed'): Promise<RouteChange> => {
    const site = how === 'added' ? after : before;
    const page = await (how === 'added' ? readAfter : readBefore)(route);
    const size = await bytesOf(site, route, page);
    const redirect = how === 'removed' ? redirects.get(route) : undefined;
    const { lang, title, description } = page;
    const bytes = { before: how === 'removed' ? size : null, after: how === 'added' ? size : null };
    const changes = wholePage(page.pieces, how);
    const own = targetsOf(page.pieces.filter(({ frame }) => !frame));
    links.add(route, how === 'removed' ? own : new Set(), how === 'added' ? own : new Set());
    return { route, how, lang, title, description, changes, bytes, ...(redirect && { redirect }) };
  };
  const added = [...newPages].filter((route) => !oldPages.has(route));
  const removed = [...oldPages].filter((route) => !newPages.has(route));
  // Pages of the first language before the same in others.
  const order = [...languages.keys()];
  const byRoute = (a: RouteChange, b: RouteChange) =>
    order.indexOf(a.lang) - order.indexOf(b.lang) || (a.route < b.route ? -1 : Number(a.route !== b.route));
  const all = [
    ...(await Promise.all(added.map((route) => whole(route, 'added')))).sort(byRoute),
    ...(await Promise.all(removed.map((route) => whole(route, 'removed')))).sort(byRoute),
    ...sized.sort(byRoute),
  ];
  const [oldMap, newMap] = [await sitemapOf(before), await sitemapOf(after)];
  return {
    pages: both.length,
    routes: all,
    shared,
    restyled: restyled.sort(),
    links: links.list(),
    redirects: differences(redirectsOf(left), redirectsOf(right)),
    headers: differences(headersOf(left), headersOf(right)),
    sitemap: {
      added: [...newMap].filter((path) => !oldMap.has(path)).sort(),
      removed: [...oldMap].filter((path) => !newMap.has(path)).sort(),
    },
    machineFiles: machineFilesOf(left, right),
    code: await codeBytes(before, after),
  };
}

/** True where no visitor would notice anything. */
export const isNothing = (site: SiteDifference & { readonly files: readonly unknown[] }): boolean =>
  site.code.every(({ before, after }) => before === after) &&
  [
    site.routes,
    site.shared,
    site.restyled,
    site.redirects,
    site.headers,
    site.files,
    site.sitemap.added,
    site.sitemap.removed,
  ].every((list) => list.length === 0);
