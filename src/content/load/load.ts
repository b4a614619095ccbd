import { lstatSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { contentHash } from '../../ground/content-hash.ts';
import { decode, MAX_BYTES } from '../json/parse.ts';
import type { MediaFile, SiteInput } from '../site/input.ts';
import { findUnsafe } from './unsafe-svg.ts';

/** The most files that a site folder may hold. */
const MAX_FILES = 200_000;

/** A folder that cannot be read: said in one sentence, exit 2. */
export class LoadError extends Error {}

// Thousands of small files: read at once they cost a third of what as many promises would.
function* filesBelow(folder: string, prefix = ''): Generator<string> {
  const entries = readdirSync(join(folder, prefix), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith('.')) continue;
    const path = prefix + entry.name;
    // Links are not followed: nothing outside the site folder is ever read.
    if (entry.isDirectory()) yield* filesBelow(folder, `${path}/`);
    else if (entry.isFile()) yield path;
  }
}

function svgSize(text: string): MediaFile['size'] {
  const head = text.slice(0, 2000);
  const number = (name: string) =>
    Number(new RegExp(`<svg[^>]{0,1500}\\s${name}=["']([0-9.]{1,12})(?:px)?["']`).exec(head)?.[1]);
  const box = /viewBox=["'][\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]{1,12})[ ,]+([\d.]{1,12})["']/.exec(head);
  const [width, height] = [number('width') || Number(box?.[1]), number('height') || Number(box?.[2])];
  return width > 0 && height > 0 ? { width, height } : null;
}

async function pictureSize(path: string, bytes: Uint8Array): Promise<MediaFile['size']> {
  if (path.endsWith('.svg')) return svgSize(new TextDecoder().decode(bytes));
  if (!/\.(png|jpe?g|webp|avif|gif)$/.test(path)) return null;
  // A broken picture has no size: the compiler reports it where it is used.
  const { default: sharp } = await import('sharp');
  return sharp(bytes)
    .metadata()
    .then(
      ({ autoOrient: { width, height } }) => ({ width, height }),
      () => null,
    );
}

/** A PDF document begins and ends with its marks; anything else was named wrongly, or cut off. */
const isBroken = (path: string, bytes: Buffer): boolean =>
  path.endsWith('.pdf') &&
  !(bytes.subarray(0, 1024).includes('%PDF-') && bytes.subarray(-2048).includes('%%EOF'));

/** Remembers what was made of files. `key` says whether one is still the same. */
function createMemory<Value>(make: (path: string, size: number) => Value) {
  const known = new Map<string, { readonly key: string; readonly value: Value }>();
  return (path: string, key: string, size: number): Value => {
    const before = known.get(path);
    if (before?.key === key) return before.value;
    const value = make(path, size);
    known.set(path, { key, value });
    return value;
  };
}

/** Makes a loader for one site folder. */
export function createLoader(folder: string) {
  const root = resolve(folder);
  let last: SiteInput | undefined;
  let themeHash = '';

  const textOf = createMemory((path, size): string | Uint8Array => {
    const bytes = size > MAX_BYTES ? new Uint8Array(MAX_BYTES + 1) : readFileSync(join(root, path));
    const decoded = decode(bytes);
    // What is no plain UTF-8 stays bytes, and the compiler says what is wrong with it.
    return 'text' in decoded ? decoded.text : bytes;
  });

  const mediaOf = createMemory(async (path): Promise<MediaFile> => {
    const bytes = readFileSync(join(root, path));
    const isDrawing = path.endsWith('.svg');
    const unsafe = isDrawing ? findUnsafe(bytes.toString()) : undefined;
    const own = contentHash(bytes);
    return {
      bytes: bytes.byteLength,
      hash: isDrawing ? contentHash(own + themeHash) : own,
      size: await pictureSize(path, bytes),
      ...(isBroken(path, bytes) && { broken: true }),
      ...(unsafe && { unsafe }),
    };
  });

  /** Reads a file of the folder into one of two maps; what is neither content nor media is passed over. */
  async function read(
    path: string,
    { mtimeMs, size }: Stats,
    files: Map<string, string | Uint8Array>,
    media: Map<string, MediaFile>,
  ): Promise<void> {
    const key = `${mtimeMs} ${size} ${path.endsWith('.svg') ? themeHash : ''}`;
    if (path.startsWith('public/')) media.set(path.slice('public'.length), await mediaOf(path, key, size));
    else if (path.endsWith('.json')) files.set(path, textOf(path, key, size));
  }

  /** What `load` would answer, where only known files have changed; undefined where more must be looked at. */
  async function patched(before: SiteInput, changed: readonly string[]): Promise<SiteInput | undefined> {
    const files = new Map(before.files);
    const media = new Map(before.media);
    const isKnown = (path: string) => files.has(path) || media.has(path.slice('public'.length));
    if (changed.includes('theme.json') || !changed.every(isKnown)) return undefined;
    for (const path of changed) {
      const entry = lstatSync(join(root, path), { throwIfNoEntry: false });
      if (!entry?.isFile()) return undefined;
      await read(path, entry, files, media);
    }
    return { name: before.name, files, media };
  }

  async function scanned(): Promise<SiteInput> {
    if (!statSync(root, { throwIfNoEntry: false })?.isDirectory())
      throw new LoadError(`There is no folder “${folder}”.`);
    const files = new Map<string, string | Uint8Array>();
    const media = new Map<string, MediaFile>();
    // Drawings are served in the theme's colours, so their hash depends on it.
    themeHash = contentHash(await readFile(join(root, 'theme.json')).catch(() => ''));
    let count = 0;
    for (const path of filesBelow(root)) {
      count += 1;
      if (count > MAX_FILES) throw new LoadError(`“${folder}” holds more than ${MAX_FILES} files.`);
      await read(path, statSync(join(root, path)), files, media);
    }
    return { name: basename(root), files, media };
  }

  return {
    /**
     * Reads a site folder into memory; files whose size and time of change are as before are not read again.
     * @param changed paths in the folder, where it is known which files alone may have changed: the others are not looked at
     * @throws LoadError where the folder is missing or too large
     */
    async load(changed?: readonly string[]): Promise<SiteInput> {
      const before = last;
      const input = (before && changed && (await patched(before, changed))) ?? (await scanned());
      // The same map while nothing in it has changed: those who ask can tell at a glance.
      const isSame =
        input.media.size === before?.media.size &&
        [...input.media].every(([path, file]) => before.media.get(path) === file);
      last = isSame ? { ...input, media: before.media } : input;
      return last;
    },
  };
}
