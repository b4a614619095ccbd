import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './site-process.ts';

/** The built site; without set-up (`playwright test --list`) the one in `dist`. */
export const siteDir = process.env.SITE_DIR ?? join(root, 'dist');
export const siteUrl = process.env.SITE_URL ?? 'http://127.0.0.1:4173';

/** A small site with a tag manager that asks for consent, and with the log of its machines. */
export const smallSiteUrl = process.env.SMALL_SITE_URL ?? siteUrl;

/**
 * `FULL=1`: every route at every width, in both schemes, and the tests whose title ends in `@full`:
 * rare faults, races and devices, which stay proved while `npm test` stays short.
 */
export const full = process.env.FULL === '1';

/** Any address without a page; its page is `dist/404.html`. */
export const UNKNOWN = '/no-such-page';

const texts = new Map<string, string>();

/** A file of the build, which stays as it is while the tests run; empty where there is none. */
function textOf(file: string): string {
  const known = texts.get(file);
  if (known !== undefined) return known;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  texts.set(file, text);
  return text;
}

function listed(): URL[] {
  const sitemap = textOf(join(siteDir, 'sitemap.xml'));
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? ''));
}

/** Where the site says it lives: `https://…`. */
export const siteOrigin: string = listed()[0]?.origin ?? '';

/** Every page's path in every language, as the sitemap has it. */
export const everyRoute: readonly string[] = listed().map((url) => url.pathname);

/** The codes of the languages that the originals are translated into. */
const translations: readonly string[] = existsSync(join(root, 'site-config/locales'))
  ? readdirSync(join(root, 'site-config/locales'))
  : [];

/** The pages of the originals' language. */
export const originals: readonly string[] = everyRoute.filter(
  (path) => !translations.some((code) => path === `/${code}` || path.startsWith(`/${code}/`)),
);

/** The pages that tests of every page look at: those of the originals, with `FULL=1` all languages'. */
export const routes: readonly string[] = full ? everyRoute : originals;

/** The path of each page file: of a collection's page file that of its first item. */
function templatePaths(): string[] {
  const files = readdirSync(join(root, 'site-config/pages'), { recursive: true, encoding: 'utf8' });
  const names = files
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replaceAll('\\', '/').slice(0, -5));
  const isStatic = new Set(
    names.map((name) => `/${name.replace(/(^|\/)index$/, '')}`.replace(/(.)\/$/, '$1')),
  );
  const isItem = (route: string, folder: string) =>
    route.startsWith(folder) && !route.slice(folder.length).includes('/') && !isStatic.has(route);
  const found = names.map((name) => {
    const item = /^(.*\/|)\[[^\]]+\]$/.exec(name);
    if (item) return originals.find((route) => isItem(route, `/${item[1]}`));
    const path = `/${name.replace(/(^|\/)index$/, '')}`.replace(/(.)\/$/, '$1');
    return originals.includes(path) ? path : undefined;
  });
  const later = originals.find((route) => route.endsWith('/page/2'));
  return [...found, later].filter((path) => path !== undefined).sort();
}

/** One route of each page file, and a list's second page. The not-found page has tests of its own. */
export const templates: readonly string[] = templatePaths();

interface Manifest {
  readonly files: Readonly<Record<string, unknown>>;
}

/** Every address that the build answers. */
export function addresses(): ReadonlySet<string> {
  // Written by our own build.
  const manifest = JSON.parse(textOf(join(siteDir, '_build.json'))) as Manifest;
  return new Set(Object.keys(manifest.files));
}

/** Where a route’s HTML lies in the build. */
export const fileOf = (route: string): string =>
  join(siteDir, route === UNKNOWN ? '404.html' : join(route.slice(1), 'index.html'));

/** The HTML of a route as it lies in the build. */
export const htmlOf = (route: string): string => textOf(fileOf(route));
