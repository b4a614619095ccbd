import { readTarget } from '../content/link/targets.ts';
import { languageAt } from '../content/overlay/locale.ts';
import type { LocaleSite } from '../content/resolve/site-resolver.ts';
import type { SiteIndex } from '../content/site/site-index.ts';
import type { ManifestRedirect } from '../model/build-manifest.ts';

/**
 * The redirects of `site.json`, below every language too: an old address leads to the same page in its own language.
 * Addresses are without the base path.
 */
export function redirectsOf(
  { redirects, input, site }: SiteIndex,
  sites: readonly LocaleSite[],
): ManifestRedirect[] {
  return sites.flatMap(({ locale, addresses }) =>
    [...redirects].flatMap(([written, to]): ManifestRedirect[] => {
      const language = languageAt(written, site);
      const from = language ? written : locale.prefix + written;
      // What is written for an address counts more than what follows for it, and is of its language alone.
      if (language ? language.code !== locale.code : from !== written && redirects.has(from)) return [];
      const isPage = readTarget(to, input.media).kind === 'page';
      const target = isPage ? addresses.href(to).slice(addresses.basePath.length) || '/' : to;
      return [{ from, to: locale.prefix === '' ? to : target, status: 308 }];
    }),
  );
}
