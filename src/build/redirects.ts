import { readTarget } from '../content/link/targets.ts';
import type { LocaleSite } from '../content/resolve/site-resolver.ts';
import type { SiteIndex } from '../content/site/site-index.ts';
import type { ManifestRedirect } from '../model/build-manifest.ts';

/**
 * The redirects of `site.json`, below every language too: an old address leads to the same page in its own language.
 * Addresses are without the base path.
 */
export function redirectsOf(
  { redirects, input }: SiteIndex,
  sites: readonly LocaleSite[],
): ManifestRedirect[] {
  return sites.flatMap(({ locale, addresses }) =>
    [...redirects].flatMap(([from, to]): ManifestRedirect[] => {
      const there = locale.prefix + from;
      // What is written for an address counts more than what follows for it.
      if (locale.prefix !== '' && redirects.has(there)) return [];
      const isPage = readTarget(to, input.media).kind === 'page';
      const target = isPage ? addresses.href(to).slice(addresses.basePath.length) || '/' : to;
      return [{ from: there, to: locale.prefix === '' ? to : target, status: 308 }];
    }),
  );
}
