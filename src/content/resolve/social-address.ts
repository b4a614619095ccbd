import { createHash } from 'node:crypto';
import { contentHash } from '../../ground/content-hash.ts';
import type { ValidSite } from '../site/valid-site.ts';

/** What every social picture of a site shows beside the page's title. */
export function socialSurroundings(index: ValidSite): { brand: string; line: string; theme: string } {
  const { name, descriptor } = index.site.brand;
  return {
    brand: name,
    line: descriptor,
    theme: index.files.get('theme.json')?.text ?? '',
  };
}

const themeHashes = new WeakMap<ValidSite, string>();

/** The theme's part of every address, hashed once for a site. */
function themeHash(index: ValidSite): string {
  const known = themeHashes.get(index);
  if (known !== undefined) return known;
  const { brand, line, theme } = socialSurroundings(index);
  const made = createHash('sha256').update([brand, line, theme].join('\n')).digest('base64url');
  themeHashes.set(index, made);
  return made;
}

/** The address of the picture that social networks show for a title: it changes with whatever the picture shows. */
export function socialAddress(title: string, index: ValidSite): string {
  return `/media/social/${contentHash(`${themeHash(index)}\n${title}`)}.png`;
}
