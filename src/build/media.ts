import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashedMedia } from '../content/link/addresses.ts';
import { themeSvg } from '../content/load/drawing.ts';
import type { ValidSite } from '../content/site/valid-site.ts';
import { inParallel } from '../ground/in-parallel.ts';
import { makePicture, wantedPictures } from './derived-pictures.ts';
import type { Output } from './output.ts';

/**
 * Copies what lies below `public/`: pictures at hashed addresses that may be kept for good, everything at its own
 * address too. Drawings take the theme's colours on the way; photographs are made smaller, and documents lend the
 * picture of their first page. Fonts are written with the theme.
 * @param onProgress pictures made so far, and in all: of many photographs it takes minutes
 */
export async function writeMedia(
  index: ValidSite,
  site: string,
  output: Output,
  onProgress: (done: number, all: number) => void,
): Promise<void> {
  for (const [address, media] of index.input.media) {
    if (address.endsWith('.woff2')) continue;
    const hashed = media.size ? hashedMedia(address, media.hash) : undefined;
    // A hashed address says what it holds, and the picture's own address holds the same.
    const kept = hashed === undefined ? undefined : output.keep(hashed);
    if (kept && output.keep(address)?.hash === kept.hash) continue;
    const bytes = await readFile(join(site, 'public', address));
    const served = address.endsWith('.svg') ? Buffer.from(themeSvg(bytes.toString(), index.theme)) : bytes;
    output.write(address, served, 'hour');
    if (hashed !== undefined) output.write(hashed, served, 'immutable');
  }
  const missing = wantedPictures(index).filter(({ address }) => !output.keep(address));
  let done = 0;
  await inParallel(missing, async (picture) => {
    const made = await makePicture(picture, join(site, 'public'));
    output.write(picture.address, made, 'immutable');
    done += 1;
    onProgress(done, missing.length);
  });
}
