import { lstatSync, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { contentHash } from '../../ground/content-hash.ts';
import { decode, MAX_BYTES } from '../json/parse.ts';
import type { Kept } from '../json/remembered.ts';
import type { MediaFile, SiteInput, Unread } from '../site/input.ts';
import { LoadError } from '../site/load-error.ts';
import { type NotedText, readWhenAsked } from '../site/noted-text.ts';
import { readDrawing } from './drawing.ts';
import { isDrawing, isMoving, isPhotograph, isPointer, misnamed, POINTER } from './media-kind.ts';
import { readPhotograph } from './photograph.ts';

/** The most files that a site folder may hold. */
const MAX_FILES = 200_000;

/** What is made of a file at once. @throws LoadError where it cannot be read, as while another program writes it */
function readable<Value>(path: string, make: () => Value): Value {
  try {
    return make();
  } catch (cause) {
    const remedy = 'Close the program that holds it, or allow it to be read, and save it again.';
    throw new LoadError(`“${path}” cannot be read. ${remedy}`, { cause });
  }
}

/** What Windows leaves in folders that somebody has looked at: neither content nor for visitors. */
const OF_WINDOWS = /^(?:thumbs\.db|desktop\.ini)$/i;

// Thousands of small files: read at once they cost a third of what as many promises would.
function* entriesBelow(folder: string, prefix = ''): Generator<[path: string, unread: Unread | undefined]> {
  const list = () => readdirSync(join(folder, prefix), { withFileTypes: true });
  for (const entry of readable(prefix || folder, list).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = prefix + entry.name;
    const isMedia = path.startsWith('public/');
    // At the top they are the engine's own and other tools', and come and go with each edit.
    if (path.startsWith('.')) continue;
    if (entry.name.startsWith('.') && !(entry.isDirectory() && path === 'public/.well-known'))
      yield [path, 'dot'];
    // Links are not followed: nothing outside the site folder is ever read.
    else if (entry.isSymbolicLink()) yield [path, 'link'];
    else if (entry.isDirectory()) {
      if (!isMedia && path.endsWith('.json')) yield [path, 'folder'];
      else yield* entriesBelow(folder, `${path}/`);
    } else if (!entry.isFile()) yield [path, 'device'];
    else if (!OF_WINDOWS.test(entry.name))
      yield [path, isMedia || path.endsWith('.json') ? undefined : 'kind'];
  }
}

/** What is to be known of a file below `public/` besides its bytes. */
export async function lookAt(
  path: string,
  bytes: Buffer,
  hash = '',
  kept?: Kept,
): Promise<Pick<MediaFile, 'size' | 'moving' | 'broken' | 'unsafe'>> {
  if (isPointer(bytes)) return { size: null, broken: POINTER };
  if (isDrawing(path)) return readDrawing(bytes);
  const broken = misnamed(path, bytes);
  if (broken) return { size: null, broken };
  if (!isPhotograph(path)) return { size: null };
  const moving = isMoving(bytes) ? { moving: true as const } : {};
  const known = kept?.get(`size ${hash}`);
  // Written below: what reads a picture takes long to start.
  if (known !== undefined) return { size: JSON.parse(known), ...moving };
  const made = await readPhotograph(bytes);
  if (made.size) kept?.set(`size ${hash}`, JSON.stringify(made.size));
  return { ...made, ...moving };
}

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

/** The map of before, where it says the same. */
function same<Value>(before: ReadonlyMap<string, Value> | undefined, now: ReadonlyMap<string, Value>) {
  const isSame = before?.size === now.size && [...now].every(([path, value]) => before.get(path) === value);
  return isSame ? before : now;
}

/** So long after a change the next one shows in a file's times, however coarse the clock of the disk is. */
const SETTLED = 3000;

/**
 * Makes a loader for one site folder.
 * @param kept what earlier commands noted of texts and pictures
 * @param found what the file system has just told of the files, by their whole paths: texts that are known are then read
 *   only when they are asked for
 */
export function createLoader(folder: string, kept?: Kept, found?: ReadonlyMap<string, Stats>) {
  const root = resolve(folder);
  let last: SiteInput | undefined;
  let themeHash = '';

  const textOf = createMemory((path, size): string | Uint8Array => {
    if (size > MAX_BYTES) return new Uint8Array(MAX_BYTES + 1);
    // Twice as quick as to decode strictly, which only a text asks for that is no plain UTF-8, or says the sign of such.
    const text = readFileSync(join(root, path), 'utf8');
    if (!text.includes('\uFFFD') && !/^(?:\uFEFF|.?\0)/s.test(text)) return text;
    const bytes = readFileSync(join(root, path));
    const decoded = decode(bytes);
    // What is no plain UTF-8 stays bytes, and the compiler says what is wrong with it.
    return 'text' in decoded ? decoded.text : bytes;
  });

  /** A text as the file system tells that it is; bytes where it is none. */
  function notedText(path: string, stats: Stats, notes: Kept): NotedText | Uint8Array {
    const { mtimeMs, ctimeMs, size, ino } = stats;
    const name = `text ${path}`;
    const state = `${mtimeMs} ${ctimeMs} ${size} ${ino}`;
    /** The text that the hash was last made of. */
    let hashed: string | undefined;
    const withNote = (hash: string, note?: string, print = hash): NotedText => ({
      hash,
      note,
      print,
      read() {
        const text = textOf(path, state, size);
        if (text !== hashed && (typeof text !== 'string' || contentHash(text) !== hash))
          throw new LoadError(`“${path}” was changed in this moment. Begin again.`);
        hashed = text;
        return text;
      },
      noted(next) {
        const nextPrint = next === '' ? hash : contentHash(next);
        if (Date.now() - Math.max(mtimeMs, ctimeMs) > SETTLED)
          notes.set(name, [state, hash, next, nextPrint].join('\t'));
        return withNote(hash, next, nextPrint);
      },
    });
    const [before, hash, note, print] = notes.get(name)?.split('\t') ?? [];
    if (before === state && hash !== undefined) return withNote(hash, note, print);
    const text = textOf(path, state, size);
    if (typeof text !== 'string') return text;
    hashed = text;
    return withNote(contentHash(text));
  }

  // What cannot be read fails before there is a promise to remember, and is read again the next time.
  const mediaOf = createMemory((path): Promise<MediaFile> => {
    const bytes = readFileSync(join(root, path));
    const own = contentHash(bytes);
    const hashes = isDrawing(path) ? { hash: contentHash(own + themeHash), drawn: own } : { hash: own };
    return lookAt(path, bytes, own, kept).then((more) => ({ bytes: bytes.byteLength, ...hashes, ...more }));
  });

  /** Reads a file of the folder into one of two maps. */
  async function read(
    path: string,
    stats: Stats,
    files: Map<string, string | Uint8Array | NotedText>,
    media: Map<string, MediaFile>,
  ): Promise<void> {
    const { mtimeMs, size } = stats;
    const key = `${mtimeMs} ${size} ${isDrawing(path) ? themeHash : ''}`;
    if (path.startsWith('public/'))
      media.set(path.slice('public'.length), await readable(path, () => mediaOf(path, key, size)));
    else
      files.set(
        path,
        readable(path, () => (kept && found ? notedText(path, stats, kept) : textOf(path, key, size))),
      );
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
    return { ...before, files, media };
  }

  async function scanned(): Promise<SiteInput> {
    if (!statSync(root, { throwIfNoEntry: false })?.isDirectory())
      throw new LoadError(`There is no folder “${folder}”.`);
    const files = new Map<string, string | Uint8Array | NotedText>();
    const media = new Map<string, MediaFile>();
    // Drawings are served in the theme's colours, so their hash depends on it.
    const theme = join(root, 'theme.json');
    const isThere = lstatSync(theme, { throwIfNoEntry: false })?.isFile();
    themeHash = contentHash(isThere ? await readFile(theme).catch(() => '') : '');
    const unread = new Map<string, Unread>();
    let count = 0;
    for (const [path, why] of entriesBelow(root)) {
      count += 1;
      if (count > MAX_FILES)
        throw new LoadError(
          `“${folder}” holds more than ${MAX_FILES} files. Move what is neither content nor for visitors out of it, or name the folder of the site.`,
        );
      if (why) unread.set(path, why);
      else {
        const at = `${root}/${path}`;
        await read(path, found?.get(at) ?? statSync(at), files, media);
      }
    }
    return { name: basename(root), files: readWhenAsked(files), media, unread };
  }

  async function load(changed?: readonly string[]): Promise<SiteInput> {
    const before = last;
    const input = (before && changed && (await patched(before, changed))) ?? (await scanned());
    // The same maps while nothing in them has changed: those who ask can tell at a glance.
    const media = same(before?.media, input.media);
    const files = same(before?.files, input.files);
    const isSame = before && before.media === media && before.files === files;
    last = isSame && isDeepStrictEqual(before.unread, input.unread) ? before : { ...input, files, media };
    return last;
  }

  let turn: Promise<unknown> = Promise.resolve();
  return {
    /**
     * Reads a site folder into memory; files whose size and time of change are as before are not read again.
     * As long as nothing has changed, the answer is the same object.
     * @param changed paths in the folder, where it is known which files alone may have changed: the others are not looked at
     * @throws LoadError where the folder is missing or too large, or a file cannot be read
     */
    load(changed?: readonly string[]): Promise<SiteInput> {
      // One after the other: what was read first would else be answered last, as the newest.
      const next = turn.then(() => load(changed));
      turn = next.catch(() => {});
      return next;
    },
  };
}
