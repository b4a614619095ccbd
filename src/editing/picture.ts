import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { root } from '../command/root.ts';
import { checkPlace, statOf } from '../command/site-place.ts';
import { EditError } from '../content/edit/value-at.ts';
import { lookAt } from '../content/load/load.ts';
import { otherwiseFor } from '../content/rules/media/kind.ts';
import type { SiteInput } from '../content/site/input.ts';
import { withoutMarks } from '../content/site/routes.ts';
import type { SiteIndex } from '../content/site/site-index.ts';
import { usesOf } from '../content/uses/uses.ts';
import { contentHash } from '../ground/content-hash.ts';
import { succeeds } from '../ground/succeeds.ts';

/** The kinds of pictures that a site shows. */
const KINDS = /\.(svg|png|jpe?g|webp|avif|gif)$/;
const MOST_BYTES = 12 * 1024 * 1024;

/** `My Photo (1).JPG` → `my-photo-1.jpg`. */
function plainName(name: string): string {
  const kind = extname(name).toLowerCase();
  const stem = withoutMarks(basename(name, extname(name)))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${stem || 'picture'}${kind}`;
}

/** An address below `/images/` that no file has. */
function freeAddress(media: SiteInput['media'], name: string): string {
  const kind = extname(name);
  const stem = basename(name, kind);
  for (let number = 1; ; number += 1) {
    const address = `/images/${stem}${number === 1 ? '' : `-${number}`}${kind}`;
    if (!media.has(address)) return address;
  }
}

/**
 * Puts a picture below `public/images/`, under a plain name that no other has.
 * @returns its address
 * @throws EditError where it is no picture, could do harm, or would lie outside the site
 */
export async function addPicture(
  folder: string,
  media: SiteInput['media'],
  given: string,
  bytes: Uint8Array,
): Promise<string> {
  const name = plainName(given);
  if (!KINDS.test(name)) {
    const otherwise = otherwiseFor(extname(name).slice(1));
    // Of other kinds it says how a page or a download is made.
    const remedy = /save it as (?:JPEG|PNG)/.test(otherwise) ? ` ${otherwise}.` : '';
    throw new EditError(`A picture is an SVG, PNG, JPEG, WebP, AVIF or GIF file.${remedy}`);
  }
  if (bytes.byteLength > MOST_BYTES) throw new EditError('The picture is larger than 12 MB.');
  const read = await lookAt(name, Buffer.from(bytes));
  if (read.broken) throw new EditError(`“${given}” ${read.broken.words}.`);
  if (read.unsafe) throw new EditError(`“${given}” holds ${read.unsafe.text}, which a drawing may not.`);
  const address = freeAddress(media, name);
  await checkPlace(folder, `public${address}`);
  const path = join(folder, 'public', address);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes, { flag: 'wx' });
  return address;
}

/** Where a picture waits whose step was taken back, in case that it is done again. */
const placeOf = (folder: string, address: string) =>
  join(root, '.cache/editing', contentHash(resolve(folder)), basename(address));

/** What is not there stays away: the compiler says so where it is named. @returns whether it was there */
async function move(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true });
  const isThere = await succeeds(copyFile(from, to));
  if (isThere) await rm(from);
  return isThere;
}

/** Takes a picture away that came in with a step, unless something names it now or it lies outside the site. */
export async function takeAway(folder: string, address: string, index: SiteIndex): Promise<void> {
  const isUsed = usesOf(index, { kind: 'file', path: address }).length > 0;
  if (!isUsed && (await succeeds(checkPlace(folder, `public${address}`))))
    await move(join(folder, 'public', address), placeOf(folder, address));
}

/**
 * Brings a picture back that was taken away.
 * @returns whether there was one to bring
 * @throws EditError where it would lie outside the site, or over another file
 */
export async function bringBack(folder: string, address: string): Promise<boolean> {
  const [kept, path] = [placeOf(folder, address), `public${address}`];
  await checkPlace(folder, path);
  if ((await statOf(kept)) && (await statOf(join(folder, path))))
    throw new EditError(`There is another file “${path}” by now. Rename or remove it first.`);
  return move(kept, join(folder, path));
}
