import { addressHash } from '../../ground/content-hash.ts';
import { asText } from '../json/unchecked.ts';
import type { Locale } from '../overlay/locale.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { dialled } from '../text/variables.ts';
import { decoded, readTarget } from './targets.ts';

/** The address of a hashed copy: `/images/logo.svg` → `/media/images/logo.Ab3_d-9x.svg`. */
export function hashedMedia(file: string, hash: string): string {
  const dot = file.lastIndexOf('.');
  return `/media${file.slice(0, dot)}.${addressHash(hash)}${file.slice(dot)}`;
}

/** The address of a route in a language, below the base path: `/about-us` → `/hi/about-us`. */
export const addressIn = ({ prefix }: Pick<Locale, 'prefix'>, route: string): string =>
  `${prefix}${route === '/' ? '' : route}` || '/';

export type Addresses = ReturnType<typeof createAddresses>;

/** Turns the site's own addresses into those that a browser asks for. */
export function createAddresses(index: SiteIndex, locale: Locale) {
  const { site } = index;
  const { media } = index.input;
  const basePath = asText(site.basePath) ?? '';
  const baseUrl = (asText(site.baseUrl) ?? '').replace(/\/$/, '');
  const host = asText(site.assetBase)?.replace(/\/$/, '') ?? basePath;
  /** The path of a route: `/about-us` → `/preview/hi/about-us`. */
  const path = (route: string): string => addressIn({ prefix: basePath + locale.prefix }, route);
  /** A file below `public/` → the address of its hashed copy, or of the file itself where it is no picture. */
  const asset = (file: string): string => {
    const found = media.get(file);
    return host + (found?.size ? hashedMedia(file, found.hash) : file);
  };
  const hash = (anchor: string | undefined) => (anchor === undefined ? '' : `#${anchor}`);
  return {
    basePath,
    path,
    /** A path with scheme and host, for canonical links and sharing. */
    absolute: (address: string): string => (address.startsWith('/') ? baseUrl + address : address),
    asset,
    /** The file below `public/` that such an address leads to; undefined where it leads to none, or to a picture. */
    fileAt(address: string): string | undefined {
      const file = address.startsWith(host) ? address.slice(host.length) : '';
      return media.has(file) ? file : undefined;
    },
    /** Puts what stands in front of all pictures and documents before the address of a made one. */
    media: (address: string): string => host + address,
    /** A link as written → an address for `<a href>`. */
    href(link: string): string {
      const target = readTarget(link, media);
      if (target.kind === 'page') return path(target.route) + target.query + hash(target.anchor);
      if (target.kind === 'file') return asset(target.path) + hash(target.anchor);
      if (target.kind === 'anchor') return hash(target.anchor);
      if (target.kind !== 'external') return '#';
      if (target.scheme !== 'tel') return target.url;
      // As the check reads it: telephones dial neither an escape nor what parts the digits.
      return `tel:${dialled(decoded(target.url.slice('tel:'.length)))}`;
    },
  };
}
