import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keptFile } from '../command/kept-file.ts';
import { inColors } from '../content/load/drawing.ts';
import type { ValidSite } from '../content/site/valid-site.ts';
import { contentHash } from '../ground/content-hash.ts';
import { notDrawn } from './derived-pictures.ts';
import type { Output } from './output.ts';

/** The drawing that all icons are made of. */
const SOURCE = '/favicon.svg';
/** That of browsers which take no drawing: a site may bring its own. */
const ICO = '/favicon.ico';
/** Sizes that browsers and phones ask for, in pixels. */
const PNG_ICONS = [
  { address: '/apple-touch-icon.png', size: 180 },
  { address: '/icon-192.png', size: 192 },
  { address: '/icon-512.png', size: 512 },
];
const ICO_SIZE = 32;
/** Change it when the icons are drawn in another way: those that are kept are made anew. */
const VERSION = 1;

/** An ICO file with one PNG picture in it (Microsoft's format: a header, one directory entry, the picture). */
function icoOf(png: Uint8Array): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(ICO_SIZE, 6);
  header.writeUInt8(ICO_SIZE, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.byteLength, 14);
  header.writeUInt32LE(22, 18);
  return Buffer.concat([header, png]);
}

/** Phones put black where this one lets through: it stands on the site's paper. */
const ON_PAPER = 'apple-touch-icon.png';

/** Changes with what the icons are drawn from, and with what stands beside them. */
export const iconKey = ({ input: { media }, theme }: Pick<ValidSite, 'input' | 'theme'>): string =>
  [...[SOURCE, ICO].map((address) => media.get(address)?.hash), theme.colors.paper.light].join();

/**
 * A drawing as a square PNG picture, drawn at that size however large it calls itself.
 * @param ground the colour below it; left out, it lets through
 */
export async function drawIcon(svg: Uint8Array, size: number, ground?: string): Promise<Buffer> {
  // Loaded only where something is to be drawn.
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(svg, { limitInputPixels: false }).metadata();
  const density = (72 * size) / Math.min(width, height);
  const drawn = sharp(svg, { density: Math.min(100_000, Math.max(1, density)) }).resize(size, size);
  return (ground === undefined ? drawn : drawn.flatten({ background: ground })).png().toBuffer();
}

/**
 * Makes the icons that cannot be an SVG. Nothing to do where the site has no `public/favicon.svg`.
 * @param drawn the key of those that the build before left
 */
export async function writeIcons(
  index: Pick<ValidSite, 'input' | 'theme'>,
  site: string,
  output: Output,
  drawn?: string,
): Promise<readonly string[]> {
  const { media } = index.input;
  if (!media.has(SOURCE)) return [];
  const named = ['favicon.svg', ON_PAPER];
  const all = [...PNG_ICONS.map(({ address }) => address), ...(media.has(ICO) ? [] : [ICO])];
  if (drawn === iconKey(index) && all.every((address) => output.keep(address))) return named;
  const svg = inColors(await readFile(join(site, 'public', SOURCE), 'utf8'), index.theme);
  const draw = async (size: number, ground?: string) => {
    const place = `icons/${contentHash(`${VERSION} ${ground} ${svg}`)}-${size}.png`;
    const made = await keptFile(place, () =>
      drawIcon(Buffer.from(svg), size, ground).catch(notDrawn(SOURCE)),
    );
    return made.bytes;
  };
  const paper = index.theme.colors.paper.light;
  for (const { address, size } of PNG_ICONS)
    output.write(address, await draw(size, address.endsWith(ON_PAPER) ? paper : undefined), 'hour');
  if (all.includes(ICO)) output.write(ICO, icoOf(await draw(ICO_SIZE)), 'hour');
  return named;
}
