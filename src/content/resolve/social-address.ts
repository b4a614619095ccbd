import { createHash } from 'node:crypto';
import { contentHash } from '../../ground/content-hash.ts';
import { isObject, own, stringAt } from '../json/json.ts';
import type { SiteIndex } from '../site/site-index.ts';

/** What every social picture of a site shows beside the page's title. */
export function socialSurroundings(index: SiteIndex): { brand: string; line: string; theme: string } {
  const site = index.files.get('site.json')?.value;
  const brand = isObject(site) ? own(site, 'brand') : undefined;
  return {
    brand: stringAt(brand, 'name') ?? '',
    line: stringAt(brand, 'descriptor') ?? '',
    theme: index.files.get('theme.json')?.text ?? '',
  };
}

const themeHashes = new WeakMap<SiteIndex, string>();

/** The theme's part of every address, hashed once for a site. */
function themeHash(index: SiteIndex): string {
  const known = themeHashes.get(index);
  if (known !== undefined) return known;
  const { brand, line, theme } = socialSurroundings(index);
  const made = createHash('sha256').update([brand, line, theme].join('\n')).digest('base64url');
  themeHashes.set(index, made);
  return made;
}

/** The address of the picture that social networks show for a title: it changes with whatever the picture shows. */
export function socialAddress(title: string, index: SiteIndex): string {
  return `/media/social/${contentHash(`${themeHash(index)}\n${title}`)}.png`;
}
