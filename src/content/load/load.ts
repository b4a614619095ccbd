import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { contentHash } from '../../ground/content-hash.ts';
import { MAX_BYTES } from '../json/parse.ts';
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

export interface Loader {
  /**
   * Reads a site folder into memory; files whose size and time of change are as before are not read again.
   * @param changed paths in the folder, where it is known which files alone may have changed: the others are not looked at
   * @throws LoadError where the folder is missing or too large
   */
  load(changed?: readonly string[]): Promise<SiteInput>;
}

/** Makes a loader for one site folder. */
export function createLoader(folder: string): Loader {
  const root = resolve(folder);
  const texts = new Map<string, { readonly key: string; readonly value: string | Uint8Array }>();
  const media = new Map<string, { readonly key: string; readonly value: MediaFile }>();

  let themeHash = '';

  function readText(path: string, key: string, size: number): string | Uint8Array {
    const known = texts.get(path);
    if (known?.key === key) return known.value;
    const bytes = size > MAX_BYTES ? new Uint8Array(MAX_BYTES + 1) : readFileSync(join(root, path));
    // Plain UTF-8 is kept as text; anything odd stays bytes, and the compiler says what is wrong with it.
    const text = bytes.toString();
    const clean =
      bytes[0] !== 0xef &&
      bytes[0] !== 0xff &&
      bytes[0] !== 0xfe &&
      size <= MAX_BYTES &&
      !text.includes('\ufffd') &&
      !text.includes('\0');
    const value = clean ? text : bytes;
    texts.set(path, { key, value });
    return value;
  }

  async function readMedia(path: string, key: string, theme: string): Promise<MediaFile> {
    const known = media.get(path);
    if (known?.key === key) return known.value;
    const bytes = readFileSync(join(root, path));
    const hash = path.endsWith('.svg') ? contentHash(`${contentHash(bytes)}${theme}`) : contentHash(bytes);
    const size = await pictureSize(path, bytes);
    const unsafe = path.endsWith('.svg') ? findUnsafe(bytes.toString()) : undefined;
    const value: MediaFile = {
      bytes: bytes.byteLength,
      hash,
      size,
      ...(isBroken(path, bytes) && { broken: true }),
      ...(unsafe && { unsafe }),
    };
    media.set(path, { key, value });
    return value;
  }

  let last: SiteInput | undefined;

  /** What `load` would answer, where only known files have changed; undefined where more must be looked at. */
  async function patched(changed: readonly string[]): Promise<SiteInput | undefined> {
    const before = last;
    const isKnown = (path: string) =>
      before?.files.has(path) || before?.media.has(path.slice('public'.length));
    if (!before || changed.includes('theme.json') || !changed.every(isKnown)) return undefined;
    const files = new Map(before.files);
    const found = new Map(before.media);
    for (const path of changed) {
      const entry = lstatSync(join(root, path), { throwIfNoEntry: false });
      if (!entry?.isFile()) return undefined;
      const { mtimeMs, size } = entry;
      if (files.has(path)) files.set(path, readText(path, `${mtimeMs} ${size} `, size));
      else {
        const key = `${mtimeMs} ${size} ${path.endsWith('.svg') ? themeHash : ''}`;
        found.set(path.slice('public'.length), await readMedia(path, key, themeHash));
      }
    }
    const media = changed.some((path) => !files.has(path)) ? found : before.media;
    return { name: before.name, files, media };
  }

  async function scanned(): Promise<SiteInput> {
    if (!(await stat(root).catch(() => null))?.isDirectory())
      throw new LoadError(`There is no folder “${folder}”.`);
    const files = new Map<string, string | Uint8Array>();
    const found = new Map<string, MediaFile>();
    // Drawings are served in the theme's colours, so their hash depends on it.
    themeHash = contentHash(await readFile(join(root, 'theme.json')).catch(() => ''));
    let count = 0;
    for (const path of filesBelow(root)) {
      count += 1;
      if (count > MAX_FILES) throw new LoadError(`“${folder}” holds more than ${MAX_FILES} files.`);
      const { mtimeMs, size } = statSync(join(root, path));
      const key = `${mtimeMs} ${size} ${path.endsWith('.svg') ? themeHash : ''}`;
      if (path.startsWith('public/'))
        found.set(path.slice('public'.length), await readMedia(path, key, themeHash));
      else if (path.endsWith('.json')) files.set(path, readText(path, key, size));
    }
    // The same map while nothing in it has changed: those who ask can tell at a glance.
    const before = last?.media;
    const same = found.size === before?.size && [...found].every(([path, file]) => before.get(path) === file);
    return { name: basename(root), files, media: same ? before : found };
  }

  return {
    async load(changed) {
      last = (changed && (await patched(changed))) ?? (await scanned());
      return last;
    },
  };
}
