import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashedMedia } from '../../../src/content/resolve/addresses.ts';
import type { SiteIndex } from '../../../src/content/site/site-index.ts';
import { themeSvg } from '../../../src/content/theme/theme-svg.ts';
import type { Output } from './output.ts';

/**
 * Copies what lies below `public/`: pictures at hashed addresses that may be kept for good, everything at its own
 * address too. Drawings take the theme's colours on the way. Fonts are written with the theme.
 */
export async function writeMedia(index: SiteIndex, site: string, output: Output): Promise<void> {
  const theme = index.files.get('theme.json')?.value;
  for (const [address, media] of index.input.media) {
    if (address.endsWith('.woff2')) continue;
    const source = join(site, 'public', address);
    const bytes = await readFile(source);
    const served = address.endsWith('.svg') ? Buffer.from(themeSvg(bytes.toString(), theme)) : bytes;
    await output.write(address, address.slice(1), served, 'hour');
    if (!media.size) continue;
    const hashed = hashedMedia(address, media.hash);
    await output.write(hashed, hashed.slice(1), served, 'immutable');
  }
}
