import { asText } from '../json/unchecked.ts';
import type { Locale } from '../overlay/locale.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { readTarget } from './targets.ts';

/** Turns the site's own addresses into those that a browser asks for. */
export interface Addresses {
  readonly basePath: string;
  /** The path of a route: `/about-us` → `/preview/hi/about-us`. */
  path(route: string): string;
  /** The same with scheme and host, for canonical links and sharing. */
  absolute(path: string): string;
  /** A link as written → an address for `<a href>`. */
  href(link: string): string;
  /** A file below `public/` → the address of its hashed copy, or of the file itself where it is no picture. */
  asset(file: string): string;
  /** Puts what stands in front of all pictures and documents before the address of a made one. */
  media(address: string): string;
  /** True for an address of another site. */
  isExternal(link: string): boolean;
}

/** The address of a hashed copy: `/images/logo.svg` → `/media/images/logo.Ab3….svg`. */
export function hashedMedia(file: string, hash: string): string {
  const dot = file.lastIndexOf('.');
  return `/media${file.slice(0, dot)}.${hash}${file.slice(dot)}`;
}

export function createAddresses(index: SiteIndex, locale: Locale): Addresses {
  const { site } = index;
  const basePath = asText(site.basePath) ?? '';
  const baseUrl = (asText(site.baseUrl) ?? '').replace(/\/$/, '');
  const assetBase = asText(site.assetBase);
  const isFile = (path: string) => index.input.media.has(path);
  const path = (route: string) => `${basePath}${locale.prefix}${route === '/' ? '' : route}` || '/';
  const host = assetBase?.replace(/\/$/, '') ?? basePath;
  const asset = (file: string): string => {
    const media = index.input.media.get(file);
    return host + (media?.size ? hashedMedia(file, media.hash) : file);
  };
  return {
    basePath,
    path,
    absolute: (address) => (address.startsWith('/') ? baseUrl + address : address),
    asset,
    media: (address) => host + address,
    href(link) {
      const target = readTarget(link, isFile);
      if (target.kind === 'page')
        return path(target.route) + target.query + (target.anchor === undefined ? '' : `#${target.anchor}`);
      if (target.kind === 'file')
        return asset(target.path) + (target.anchor === undefined ? '' : `#${target.anchor}`);
      if (target.kind === 'anchor') return `#${target.anchor}`;
      if (target.kind !== 'external') return '#';
      return target.scheme === 'tel' ? target.url.replace(/[^+\d:a-z]/g, '') : target.url;
    },
    isExternal: (link) => {
      const target = readTarget(link, isFile);
      return (
        target.kind === 'external' && target.scheme.startsWith('http') && !target.url.startsWith(baseUrl)
      );
    },
  };
}
