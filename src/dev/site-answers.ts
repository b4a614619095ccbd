import { icalendar } from '../build/icalendar.ts';
import { robotsTxt, sitemapItems, sitemapXml, webManifest } from '../build/machine-files.ts';
import { redirectsOf } from '../build/redirects.ts';
import { remembered } from '../content/json/remembered.ts';
import { addressIn } from '../content/link/addresses.ts';
import type { LocaleSite } from '../content/resolve/site-resolver.ts';
import type { ValidSite } from '../content/site/valid-site.ts';
import { redirectTable, resolveAddress } from '../server/resolve-address.ts';

export type SiteAnswer =
  | { readonly location: string; readonly status: 301 | 308 }
  | { readonly file: string; readonly text: string };

/** Makes the text of a file when somebody asks for it; of a page there is none. */
type Answer = 'page' | (() => string | undefined | Promise<string | undefined>);

/** What is found at the addresses of a site, without its base path. */
function addressesOf(index: ValidSite, sites: readonly LocaleSite[]) {
  const base = index.site.basePath ?? '';
  const files = new Map<string, Answer>();
  for (const site of sites) {
    const { prefix } = site.locale;
    for (const { route } of index.routes.values())
      if (route !== index.notFound) files.set(addressIn(site.locale, route), 'page');
    files.set(`${prefix}/feed.xml`, async () => {
      const { atomFeed } = await import('../build/feed.ts');
      return atomFeed(site, `${base}${prefix}/feed.xml`);
    });
    for (const calendar of site.calendars()) files.set(calendar.address, () => icalendar(calendar));
    files.set(`${prefix}/site.webmanifest`, () => webManifest(site));
  }
  const sitemap = sites[0]?.addresses.absolute(`${base}/sitemap.xml`) ?? '';
  files.set('/sitemap.xml', () => sitemapXml(sitemapItems(sites)));
  // Whatever is being edited is not for search engines.
  files.set('/robots.txt', () => robotsTxt(false, sitemap, []));
  return { basePath: base, files, redirects: redirectTable(redirectsOf(index, sites)) };
}

const known = remembered(addressesOf);

/**
 * What the server of a build would say to a path besides its pages: where it leads elsewhere, and files that are made of
 * the content. Undefined where a page answers, or nobody.
 * @param search with its question mark, or empty
 */
export async function siteAnswer(
  index: ValidSite,
  sites: readonly LocaleSite[],
  pathname: string,
  search: string,
): Promise<SiteAnswer | undefined> {
  const found = resolveAddress(known(index, sites), pathname, search);
  if (found.kind === 'redirect') return { location: found.location, status: found.status };
  if (found.kind !== 'file' || found.file === 'page') return undefined;
  const text = await found.file();
  return text === undefined ? undefined : { file: found.address, text };
}
