import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { keptFile } from '../command/kept-file.ts';
import { UsageError } from '../command/options.ts';
import { firstPagePictures, resizedPictures } from '../content/resolve/derived-pictures.ts';
import { textIn } from '../content/site/items.ts';
import type { ValidSite } from '../content/site/valid-site.ts';
import { firstPage } from './first-page.ts';

/** A picture that has to be made, and what it is made from: a file below `public/`. */
export type WantedPicture = ReturnType<typeof wantedPictures>[number];

const QUALITY = 80;

/** All pictures that pages may ask for and that no editor has put there. */
export function wantedPictures(index: ValidSite) {
  const documents = new Set(
    [...index.collections.values()].flatMap(({ all }) => all.map((item) => textIn(item, 'document'))),
  );
  return [...index.input.media].flatMap(([file, media]) => {
    const pictures = documents.has(file) ? firstPagePictures(file, media) : resizedPictures(file, media);
    return pictures.map((picture) => ({ ...picture, file }));
  });
}

/** Names the file that cannot be drawn, such as one cut off: what draws it does not. */
export const notDrawn = (file: string) => (error: unknown) => {
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  throw new UsageError(
    `“public${file}” cannot be drawn (${reason}). Save it again with the program that made it.`,
  );
};

/**
 * Makes a picture as WebP, once; its address names its content, so the kept one is right.
 * @param folder the site's `public/`
 * @throws UsageError for a file that cannot be drawn
 */
export async function makePicture(wanted: WantedPicture, folder: string): Promise<Uint8Array> {
  const { bytes } = await keptFile(`pictures/${basename(wanted.address)}`, async () => {
    const { file, width, height } = wanted;
    const original = await readFile(join(folder, file));
    // Loaded only where a picture has to be made: it takes long to start.
    const { default: sharp } = await import('sharp');
    const source = file.endsWith('.pdf') ? await firstPage(original, file, width, height) : original;
    const made = sharp(source).rotate().resize(width, height).webp({ quality: QUALITY, effort: 5 });
    return made.toBuffer().catch(notDrawn(file));
  });
  return bytes;
}
