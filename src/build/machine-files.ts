import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { SitemapItemLoose } from 'sitemap';
import type { LocaleSite } from '../content/resolve/site-resolver.ts';
import { changedOn } from '../content/site/items.ts';
import { seoOf } from '../content/site/searched.ts';
import type { ValidRoute, ValidSite } from '../content/site/valid-site.ts';

const isFound = (index: ValidSite) => (entry: ValidRoute) => {
  const seo = seoOf(entry);
  // A page whose canonical address is another one is not to be found at its own.
  const isOwn = seo.canonical === undefined || seo.canonical === entry.route;
  return entry.route !== index.notFound && isOwn && !entry.isWhole && seo.robots !== 'noindex';
};

/** Every page that may be indexed, in every language that says anything of its own there, with its alternates. */
export function sitemapItems(sites: readonly LocaleSite[]): SitemapItemLoose[] {
  return sites.flatMap(({ addresses, index, locale, languagesOf }) =>
    [...index.routes.values()].filter(isFound(index)).flatMap((entry) => {
      const codes = languagesOf(entry.route).map(({ code }) => code);
      if (!codes.includes(locale.code)) return [];
      const urlIn = (site: LocaleSite) => site.addresses.absolute(site.addresses.path(entry.route));
      const links = sites
        .filter((site) => codes.includes(site.locale.code))
        .map((site) => ({ lang: site.locale.code, url: urlIn(site) }));
      const others = links.slice(0, 1).map(({ url }) => ({ lang: 'x-default', url }));
      const { page, item } = entry;
      const changed = item?.type.roles.has('date') ? changedOn(item) : page.updatedAt;
      return {
        url: addresses.absolute(addresses.path(entry.route)),
        ...(changed === undefined ? {} : { lastmod: changed }),
        ...(links.length < 2 ? {} : { links: [...links, ...others] }),
      };
    }),
  );
}

const NAMESPACES = { xhtml: true, news: false, image: false, video: false };

export async function sitemapXml(items: readonly SitemapItemLoose[]): Promise<string> {
  // Loaded only where a sitemap changes.
  const { SitemapStream } = await import('sitemap');
  return text(Readable.from(items).pipe(new SitemapStream({ xmlns: NAMESPACES })));
}

/** What the protocol lets one file hold. */
const MOST_ADDRESSES = 50_000;
const MOST_BYTES = 50 * 1024 * 1024;

async function sitemapParts(items: readonly SitemapItemLoose[]): Promise<readonly string[]> {
  const xml = items.length > MOST_ADDRESSES ? undefined : await sitemapXml(items);
  if (xml !== undefined && Buffer.byteLength(xml) <= MOST_BYTES) return [xml];
  const half = Math.ceil(items.length / 2);
  return [...(await sitemapParts(items.slice(0, half))), ...(await sitemapParts(items.slice(half)))];
}

/** Where a sitemap lies, whole or in parts. */
export const isSitemap = (address: string): boolean => /^\/sitemap(?:-\d+)?\.xml$/.test(address);

/** The sitemap’s files by address: one, or an index of several where one may not hold it all. */
export async function sitemapFiles(
  items: readonly SitemapItemLoose[],
  absolute: (address: string) => string,
): Promise<ReadonlyMap<string, string>> {
  const parts = await sitemapParts(items);
  if (parts.length < 2) return new Map(parts.map((xml) => ['/sitemap.xml', xml]));
  const { SitemapIndexStream } = await import('sitemap');
  const files = new Map(parts.map((xml, i) => [`/sitemap-${i + 1}.xml`, xml]));
  const index = Readable.from([...files.keys()].map(absolute)).pipe(new SitemapIndexStream());
  return files.set('/sitemap.xml', await text(index));
}

/**
 * Before the app is there, the browser itself may fetch a page whose link is pointed at; files stay where they are.
 * Afterwards the app does: the browser would go on holding each link that it has counted, and with it the page that is gone.
 */
export function speculationRules(base: string): string {
  const not = [{ href_matches: `${base}/*.*` }, { selector_matches: '[data-live] a' }];
  const where = { and: [{ href_matches: `${base}/*` }, ...not.map((rule) => ({ not: rule }))] };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
}

/** @param refused names of crawlers that are asked to stay away where others may come */
export function robotsTxt(indexed: boolean, sitemap: string, refused: readonly string[]): string {
  if (!indexed) return 'User-agent: *\nDisallow: /\n';
  const names = refused.map((name) => `User-agent: ${name}\n`).join('');
  const others = names === '' ? '' : `${names}Disallow: /\n\n`;
  return `${others}User-agent: *\nAllow: /\nSitemap: ${sitemap}\n`;
}

/** What a browser shows of the site where it is kept on a screen: one a language. */
export function webManifest({ index, addresses, locale, shell }: LocaleSite): string {
  const base = addresses.basePath;
  const { name } = shell.brand;
  const paper = index.theme.colors.paper.light;
  const icon = index.input.media.has('/favicon.svg')
    ? [
        { src: `${base}/favicon.svg`, sizes: 'any', type: 'image/svg+xml' },
        { src: `${base}/icon-192.png`, sizes: '192x192', type: 'image/png' },
        { src: `${base}/icon-512.png`, sizes: '512x512', type: 'image/png' },
      ]
    : [];
  return JSON.stringify({
    name,
    short_name: name,
    lang: locale.code,
    dir: locale.dir,
    start_url: addresses.path('/'),
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: icon,
  });
}
