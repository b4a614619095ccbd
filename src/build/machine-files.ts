import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type SitemapItemLoose, SitemapStream } from 'sitemap';
import { isObject, own, stringAt } from '../content/json/json.ts';
import type { LocaleSite } from '../content/resolve/site-resolver.ts';
import type { RouteEntry } from '../content/site/page-entries.ts';
import type { SiteIndex } from '../content/site/site-index.ts';

/** When a page's content last changed, by its own dates: never the clock's. */
function changedOn(entry: RouteEntry): string | undefined {
  const item = entry.item?.value;
  return (
    (item && (stringAt(item, 'updatedAt') ?? stringAt(item, 'createdAt'))) ??
    stringAt(entry.page, 'updatedAt')
  );
}

const isFound = (index: SiteIndex) => (entry: RouteEntry) => {
  const seo = own(entry.page, 'seo');
  // A page whose canonical address is another one is not to be found at its own.
  const isOwn = stringAt(seo, 'canonical') === undefined || stringAt(seo, 'canonical') === entry.route;
  return entry.route !== index.notFound && isOwn && stringAt(seo, 'robots') !== 'noindex';
};

/** Every page that may be indexed, in every language, with its alternates. */
export function sitemapItems(sites: readonly LocaleSite[]): SitemapItemLoose[] {
  return sites.flatMap(({ addresses, index }) =>
    [...index.routes.values()].filter(isFound(index)).map((entry) => {
      const urlIn = (site: LocaleSite) => site.addresses.absolute(site.addresses.path(entry.route));
      const links = sites.map((site) => ({ lang: site.locale.code, url: urlIn(site) }));
      const others = links.slice(0, 1).map(({ url }) => ({ lang: 'x-default', url }));
      const changed = changedOn(entry);
      return {
        url: addresses.absolute(addresses.path(entry.route)),
        ...(changed === undefined ? {} : { lastmod: changed }),
        ...(sites.length < 2 ? {} : { links: [...links, ...others] }),
      };
    }),
  );
}

const NAMESPACES = { xhtml: true, news: false, image: false, video: false };

export const sitemapXml = (items: readonly SitemapItemLoose[]): Promise<string> =>
  text(Readable.from(items).pipe(new SitemapStream({ xmlns: NAMESPACES })));

export function robotsTxt(indexed: boolean, sitemap: string): string {
  return indexed ? `User-agent: *\nAllow: /\nSitemap: ${sitemap}\n` : 'User-agent: *\nDisallow: /\n';
}

/** What a browser shows of the site where it is kept on a screen: one a language. */
export function webManifest({ index, addresses, locale }: LocaleSite): string {
  const base = addresses.basePath;
  const site = index.files.get('site.json')?.value;
  const theme = index.files.get('theme.json')?.value;
  const brand = isObject(site) ? own(site, 'brand') : undefined;
  const colors = isObject(theme) ? own(theme, 'colors') : undefined;
  const color = (name: string) => (isObject(colors) ? stringAt(own(colors, name), 'light') : undefined);
  const icon = index.input.media.has('/favicon.svg')
    ? [
        { src: `${base}/favicon.svg`, sizes: 'any', type: 'image/svg+xml' },
        { src: `${base}/icon-192.png`, sizes: '192x192', type: 'image/png' },
        { src: `${base}/icon-512.png`, sizes: '512x512', type: 'image/png' },
      ]
    : [];
  return JSON.stringify({
    name: stringAt(brand, 'name') ?? '',
    short_name: stringAt(brand, 'name') ?? '',
    lang: locale.code,
    dir: locale.dir,
    start_url: addresses.path('/'),
    display: 'browser',
    background_color: color('paper'),
    theme_color: color('paper'),
    icons: icon,
  });
}
