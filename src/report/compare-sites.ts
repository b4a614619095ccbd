import { listOf } from '../content/site/routes.ts';
import { type BuiltSite, pageReader, pagesOf, scriptsOf } from './built-site.ts';
import { comparePages } from './compare-pages.ts';
import { codeBytes, differences, redirectsOf } from './differences.ts';
import { addition, removal } from './line-changes.ts';
import { collectTargets, followerOf, inOrder, leadsBeyond } from './link-targets.ts';
import { giveOn } from './list-pages.ts';
import type { Piece, Report, RouteChange, SiteDifference } from './model.ts';
import { styleReader } from './page-style.ts';
import { addressIn, powersOf } from './powers.ts';
import { share } from './share.ts';

/** What a page that is new or gone tells of itself; what stands around it is on every page. */
const isTold = ({ kind }: Piece) => kind === 'text' || kind === 'link';

/** Without reading the whole page. */
const languageOf = (html: string) => /<html\b[^<>]*? lang="([^"<>]+)"/.exec(html)?.[1] ?? '';

const stylesOf = (html: string) => (html.match(/<link rel="stylesheet"[^<>]*>/g) ?? []).join();

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
  const isSameCode = scriptsOf(before) === scriptsOf(after);
  const [styleBefore, styleAfter] = [styleReader(before), styleReader(after)];
  const [oldPages, newPages] = [new Set(pagesOf(before)), new Set(pagesOf(after).sort(inOrder))];
  const both = [...newPages].filter((route) => oldPages.has(route));
  const added = [...newPages].filter((route) => !oldPages.has(route));
  const removed = [...oldPages].filter((route) => !newPages.has(route));
  const resized = new Set([...added, ...removed].map(listOf));
  /** Where a list has more or fewer pages, which is told, each of its pages leads to them otherwise. */
  const reader = (site: BuiltSite, follow: (piece: Piece) => Piece) => {
    const read = pageReader(site, isSameCode);
    return async (route: string) => {
      const content = await read(route);
      const isAsBefore = !resized.has(listOf(route));
      return { ...content, pieces: content.pieces.filter(({ turns }) => isAsBefore || !turns).map(follow) };
    };
  };
  const redirects = redirectsOf(right);
  const moved = removed.flatMap((route) => {
    const to = redirects.get(route);
    return to === undefined || !newPages.has(to)
      ? []
      : [[left.basePath + route, right.basePath + to] as const];
  });
  const [robotsBefore, robotsAfter] = [await before.text('/robots.txt'), await after.text('/robots.txt')];
  const follow = followerOf(new Map(moved), addressIn(robotsBefore), addressIn(robotsAfter));
  const [readBefore, readAfter] = [reader(before, follow), reader(after, (piece) => piece)];
  const routes: RouteChange[] = [];
  const links = collectTargets();
  const restyled: string[] = [];
  const languages = new Map<string, number>();

  for (const [index, route] of both.entries()) {
    onProgress(index, both.length);
    const html = await after.text(route);
    const language = languageOf(html);
    languages.set(language, (languages.get(language) ?? 0) + 1);
    // A page names its data by their hash: equal bytes are an equal page.
    if (left.files[route]?.hash === right.files[route]?.hash) {
      links.keep(html);
      continue;
    }
    const [then, now] = [await readBefore(route), await readAfter(route)];
    const old = await before.text(route);
    if (stylesOf(old) !== stylesOf(html) && (await styleBefore(old)) !== (await styleAfter(html)))
      restyled.push(route);
    links.add(route, then.pieces, now.pieces);
    const changes = comparePages(then.pieces, now.pieces);
    if (changes.length === 0) continue;
    const { lang, title, description } = now;
    const bytes = { before: await before.sent(route), after: await after.sent(route) };
    routes.push({ route, how: 'changed', lang, title, description, changes, bytes });
  }
  const ends: RouteChange[] = [];
  const beyond = leadsBeyond(
    new Set([
      ...added.map((route) => right.basePath + route),
      ...removed.map((route) => left.basePath + route),
    ]),
  );
  const whole = async (route: string, isNew: boolean): Promise<RouteChange> => {
    const { lang, title, description, pieces } = await (isNew ? readAfter : readBefore)(route);
    const own = pieces.filter(({ frame }) => !frame);
    const size = await (isNew ? after : before).sent(route);
    const bytes = { before: isNew ? null : size, after: isNew ? size : null };
    const redirect = isNew ? undefined : redirects.get(route);
    const [then, now]: [Piece[], Piece[]] = isNew ? [[], own] : [own, []];
    links.add(route, then.filter(beyond), now.filter(beyond));
    const changes = own.filter(isTold).map(isNew ? addition : removal);
    const how = isNew ? 'added' : 'removed';
    const told = {
      route,
      how,
      lang,
      title,
      description,
      changes,
      bytes,
      ...(redirect && { redirect }),
    } as const;
    if (listOf(route) !== route)
      ends.push({ ...told, changes: comparePages(then, now).filter(({ kind }) => kind === 'entry') });
    return told;
  };
  // Pages of the first language before the same in others.
  const order = [...languages.keys()];
  const byRoute = (a: RouteChange, b: RouteChange) =>
    order.indexOf(a.lang) - order.indexOf(b.lang) || inOrder(a.route, b.route);
  const come = await Promise.all(added.map((route) => whole(route, true)));
  const gone = await Promise.all(removed.map((route) => whole(route, false)));
  const { told, rest } = giveOn(routes, ends);
  const { shared, routes: changed } = share(rest, languages);
  const all = [...come.sort(byRoute), ...gone.sort(byRoute), ...changed.toSorted(byRoute)];
  return {
    pages: both.length,
    routes: all,
    shared: [...shared, ...told],
    restyled,
    links: links.list(),
    // Where a page that is gone leads to is told with it.
    redirects: differences(redirectsOf(left), redirects).filter(({ name }) => !removed.includes(name)),
    powers: differences(powersOf(left, robotsBefore), powersOf(right, robotsAfter)),
    code: await codeBytes(before, after),
  };
}

/** True where no visitor would notice anything. */
export const isNothing = (site: SiteDifference & Pick<Report, 'files' | 'later'>): boolean => {
  const { routes, shared, restyled, redirects, powers, files, later } = site;
  const lists = [routes, shared, restyled, redirects, powers, files, later];
  return (
    site.code.every(({ before, after }) => before === after) && lists.every(({ length }) => length === 0)
  );
};
