import { isObject, own, stringAt } from '../content/json/json.ts';
import type { LocaleSite } from '../content/resolve/site-resolver.ts';
import type { RouteEntry } from '../content/site/page-entries.ts';
import type { SiteIndex } from '../content/site/site-index.ts';

const escapeXml = (text: string) => text.replace(/[<>&'"]/g, (char) => `&#${char.charCodeAt(0)};`);

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

/** The sitemap: every page that may be indexed, in every language, with its alternates. */
export function sitemapXml(sites: readonly LocaleSite[]): string {
  const [main] = sites;
  const urls = sites.flatMap(({ addresses, index }) =>
    [...index.routes.values()].filter(isFound(index)).map((entry) => {
      const others =
        sites.length < 2
          ? []
          : [...sites, ...(main ? [main] : [])].map(
              (other, place) =>
                `<xhtml:link rel="alternate" hreflang="${place < sites.length ? other.locale.code : 'x-default'}" href="${escapeXml(other.addresses.absolute(other.addresses.path(entry.route)))}"/>`,
            );
      const changed = changedOn(entry);
      const parts = [
        `<loc>${escapeXml(addresses.absolute(addresses.path(entry.route)))}</loc>`,
        changed === undefined ? '' : `<lastmod>${escapeXml(changed)}</lastmod>`,
        ...others,
      ];
      return `<url>${parts.join('')}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}

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
