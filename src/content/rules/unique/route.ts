import { CHALLENGE_PATH } from '../../../model/contact-settings.ts';
import { quote, type SiteFault } from '../../diagnostics/fault.ts';
import { asList, asText } from '../../json/unchecked.ts';
import { languageAt } from '../../overlay/locale.ts';
import { contactEndpoint } from '../../site/contact-endpoint.ts';
import { listRoutes, type PageEntry } from '../../site/page-entries.ts';
import { fillParameter } from '../../site/routes.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import { isWritten } from '../../site/written.ts';
import { mistake } from '../rule.ts';

/** Hidden items count too: their pages come one day. */
const routesMadeBy = (page: PageEntry, { collections }: SiteIndex): readonly string[] =>
  page.each
    ? (collections.get(page.each)?.all ?? []).map(({ key }) => fillParameter(page.route, key))
    : listRoutes(page).map(({ route }) => route);

function* madeTwice(index: SiteIndex): Generator<SiteFault> {
  const owners = new Map<string, string>();
  for (const page of index.pages) {
    const file = page.file.path;
    const routes = routesMadeBy(page, index);
    // A second page for every item takes each address of the first: that is told once.
    const taken = routes.find((route) => owners.has(route));
    if (taken !== undefined) {
      const message = `The address ${quote(taken)} is already made by ${owners.get(taken)}. Move or remove one of the two files.`;
      yield { file, pointer: '', message, range: [0, 1] };
    }
    for (const route of routes) if (!owners.has(route)) owners.set(route, file);
  }
}

/** Where the server answers itself, before it looks for a page. */
const servedRoutes = ({ site }: SiteIndex): readonly string[] => [
  ...(asText(site.basePath) ? [] : ['/healthz']),
  ...(site.captcha?.provider === 'altcha' ? [CHALLENGE_PATH] : []),
];

/** Where it takes messages: a page may stand there, since a form may post to its own. */
function contactRoute({ site }: SiteIndex): string | undefined {
  const { own, path } = contactEndpoint(asText(site.contact?.endpoint), asText(site.baseUrl)) ?? {};
  return own ? path : undefined;
}

const hiddenByServer = (index: SiteIndex): SiteFault[] =>
  servedRoutes(index).flatMap((route) => {
    const hidden = index.routes.get(route);
    if (!hidden) return [];
    const message = `No page can have the address ${quote(route)}: the server itself answers there. Choose another one.`;
    return { file: hidden.file.path, pointer: '', message, range: [0, 1] as const };
  });

/** What the build writes besides, for machines and hosts. */
const BUILT =
  /^\/(?:(?:assets|media)\/|_|(?:sitemap(?:-\d+)?\.xml|site\.webmanifest|speculation-rules\.json)$)|\/feed\.xml$/;

/**
 * A page may not take the address of another language’s home page, or lie below it; among the files of the build it would have
 * their headers, which for a page means no security policy.
 */
function* misplaced({ pages, site }: SiteIndex): Generator<SiteFault> {
  for (const { file, route } of pages) {
    const at = { file: file.path, pointer: '', range: [0, 1] as const };
    const language = languageAt(route, site);
    const ofLanguage = `The address ${quote(route)} is one of the site’s pages in ${language?.name}. Give the page another name; its translation lies in locales/${language?.code}/.`;
    const amongFiles = `No page can have the address ${quote(route)}: files that the build writes lie there. Choose another one.`;
    if (language) yield { ...at, message: ofLanguage };
    // Those of the block catalogue begin with two.
    if (BUILT.test(route) && !route.startsWith('/__')) yield { ...at, message: amongFiles };
  }
}

/** A redirect may not stand on a page's address in any language, nor on a file's, nor twice. */
function redirectedTwice(index: SiteIndex): SiteFault[] {
  const { site, routes, input } = index;
  const seen = new Set<string>();
  const served = [...servedRoutes(index), contactRoute(index)];
  return asList(site.redirects).flatMap((redirect, i) => {
    const from = asText(redirect?.from);
    if (from === undefined) return [];
    const twice = seen.has(from);
    seen.add(from);
    const at = { file: 'site.json', pointer: `/redirects/${i}/from` };
    // A slash at the end, and the file that a page lies in, are the page too.
    const page = from.replace(/(.)\/(?:index\.html)?$/, '$1');
    const original = page.slice(languageAt(page, site)?.prefix.length ?? 0) || '/';
    const isFile = input.media.has(from) || BUILT.test(from) || isWritten(from, index);
    const isPage = routes.has(page) || routes.has(original);
    const isServed = served.includes(page);
    const what = isServed ? 'service of the server' : isPage ? 'page' : isFile ? 'file' : undefined;
    if (what) return { ...at, message: `${quote(from)} is a ${what}: it cannot be redirected.` };
    return twice ? { ...at, message: `${quote(from)} is redirected twice. Remove one of the two.` } : [];
  });
}

export const uniqueRoute = mistake({
  says: 'Two files make the same address, a redirect hides a page, or the server or the build has something of its own there.',
  wrong: 'pages/about.json and pages/about/index.json',
  right: 'one of the two',
  remedy: 'Move or remove one of them.',
  site: ({ index }) => [
    ...madeTwice(index),
    ...misplaced(index),
    ...hiddenByServer(index),
    ...redirectedTwice(index),
  ],
});
