import { createHash } from 'node:crypto';
import { contentHash } from '../../ground/content-hash.ts';
import { remembered } from '../json/remembered.ts';
import type { Locale } from '../overlay/locale.ts';
import type { ValidSite } from '../site/valid-site.ts';
import { interpolate } from '../text/variables.ts';

/** What every social picture of a site shows beside the page's title. */
export function socialSurroundings(index: ValidSite): { brand: string; line: string; theme: string } {
  const { name, descriptor } = index.site.brand;
  const text = (written: string) => interpolate(written, { site: index.variables, item: null });
  return { brand: text(name), line: text(descriptor), theme: index.files.get('theme.json')?.text ?? '' };
}

/** A font may be another one under its old name. */
export const fontHashes = ({ theme, input }: ValidSite) =>
  theme.fonts.map(({ src }) => input.media.get(src)?.hash);

/** The part that all addresses of a site have in common. */
const hashOf = remembered((index: ValidSite) => {
  const { brand, line, theme } = socialSurroundings(index);
  return createHash('sha256')
    .update([brand, line, theme, ...fontHashes(index)].join('\n'))
    .digest('base64url');
});

/**
 * The address of the picture that social networks show for a title: it changes with whatever the picture shows.
 * @param dir of the language: from right to left the same picture is another one
 */
export function socialAddress(title: string, index: ValidSite, dir: Locale['dir']): string {
  const around = dir === 'rtl' ? `${hashOf(index)} rtl` : hashOf(index);
  return `/media/social/${contentHash(`${around}\n${title}`)}.png`;
}
