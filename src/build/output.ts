import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UsageError } from '../command/options.ts';
import { asTyped } from '../command/site-path.ts';
import { rememberedBy } from '../content/json/remembered.ts';
import { contentHash } from '../ground/content-hash.ts';
import { leftBehind } from '../ground/left-behind.ts';
import { isHeld, move } from '../ground/move.ts';
import type { BuildManifest, CachePolicy, ManifestFile } from '../model/build-manifest.ts';
import { mediaType } from '../server/served-files.ts';
import { openWriter, type Written } from './file-writer.ts';

/** What stands in the output already, where it is known to be whole. */
export interface Standing {
  readonly files: BuildManifest['files'];
  /** Files that are not in the manifest: compressed siblings, headers and the like. */
  readonly asides: readonly string[];
}

/**
 * Where a build goes. New files are written aside; at the end they take the place of the whole output, or,
 * where the build before it still stands, of the files that changed.
 */
export type Output = Awaited<ReturnType<typeof openOutput>>;

/** Removes a file, and the folders that it leaves empty. */
function remove(target: string, file: string): void {
  rmSync(join(target, file), { force: true });
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
    const path = join(target, folder);
    if (existsSync(path) && readdirSync(path).length > 0) return;
    rmSync(path, { recursive: true, force: true });
  }
}

/** Makes way where a file stands in the place of a folder, or a folder in the place of a file. */
function makeWay(target: string, file: string): void {
  if (statSync(join(target, file), { throwIfNoEntry: false })?.isDirectory())
    rmSync(join(target, file), { recursive: true });
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder))
    if (statSync(join(target, folder), { throwIfNoEntry: false })?.isFile()) rmSync(join(target, folder));
  mkdirSync(dirname(join(target, file)), { recursive: true });
}

/** Data before pages and the manifest last, so that what a page names is there; then what is gone goes. */
async function patch(
  target: string,
  written: ReadonlyMap<string, string>,
  now: ReadonlySet<string>,
  before: Standing,
): Promise<void> {
  const rank = (file: string) => (file === '_build.json' ? 2 : file.endsWith('.html') ? 1 : 0);
  for (const [file, path] of [...written].sort(([a], [b]) => rank(a) - rank(b)))
    try {
      renameSync(path, join(target, file));
    } catch {
      makeWay(target, file);
      await move(path, join(target, file));
    }
  const old = [...Object.values(before.files).map(({ file }) => file), ...before.asides];
  const gone = old.filter((file) => !now.has(file));
  if (gone.length === 0) return;
  const spelt = new Map([...now].map((file) => [file.toLowerCase(), file]));
  const placeOf = (file: string | undefined) =>
    file === undefined ? undefined : statSync(join(target, file), { throwIfNoEntry: false })?.ino;
  for (const file of gone) {
    // Where case tells no files apart, the new name may be that of the same one.
    if (placeOf(spelt.get(file.toLowerCase())) !== placeOf(file)) remove(target, file);
  }
}

/** @throws UsageError where the system lets nobody move it */
async function setAside(target: string, old: string): Promise<void> {
  try {
    await move(target, old);
  } catch (error) {
    if (!isHeld(error)) throw error;
    throw new UsageError(
      `“${target}” is mounted or in use, and cannot be replaced. Close what uses it, mount the folder above it, or name one in it: --out ${asTyped(join(target, 'site'))}`,
    );
  }
}

// Thousands of small files: each promise would cost more than the write itself.
/** Opens a fresh folder beside `target`. With `standing` only what differs from it is written. */
export async function openOutput(target: string, standing: Standing | undefined) {
  const fresh = `${target}.building-${process.pid}`;
  for (const { path } of leftBehind(target)) rmSync(path, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  const files = new Map<string, ManifestFile>();
  const asides = new Set<string>();
  const known = new Set(standing?.asides);
  const made = new Set(['.']);
  let claimed = 0;
  /** Where what is written lies until the end, by file. */
  const written = new Map<string, string>();
  let writer: ReturnType<typeof openWriter> | undefined;

  /** To ask for all folders of a path at once takes three times as long. */
  const makeFolder = (folder: string): void => {
    if (made.has(folder)) return;
    makeFolder(dirname(folder));
    // Another thread may have made it.
    mkdirSync(`${fresh}/${folder}`, { recursive: true });
    made.add(folder);
  };
  const claim = (file: string): string => {
    // Addresses are made of content: what would lead out of the folder has passed all checks in error.
    if (!join(target, file).startsWith(join(target, '/')))
      throw new Error(`${file} lies outside of ${target}.`);
    // What goes to its place file by file needs no folders on the way.
    const path = `${fresh}/${standing ? claimed++ : file}`;
    written.set(file, path);
    return path;
  };
  const put = (file: string, content: string | Uint8Array): void => {
    const path = claim(file);
    if (!standing) makeFolder(dirname(file));
    writeFileSync(path, content);
  };
  /** The bytes of a file of the build before; undefined where it is gone. Until the end none of them changes. */
  const sizeBefore = rememberedBy((file: string) => {
    const found = statSync(`${target}/${file}`, { throwIfNoEntry: false });
    return found?.isFile() ? found.size : undefined;
  });
  const before = (address: string) => standing?.files[address];
  const stands = (address: string, entry: ManifestFile) => {
    const old = before(address);
    return old?.hash === entry.hash && old.file === entry.file && sizeBefore(old.file) === old.bytes;
  };
  const pathBefore = (address: string) => {
    const entry = before(address);
    return entry && sizeBefore(entry.file) === entry.bytes ? `${target}/${entry.file}` : undefined;
  };
  const list = (address: string, file: string, { bytes, hash }: Written, cache: CachePolicy) => {
    const entry: ManifestFile = { file, type: mediaType(file), bytes, hash, cache };
    files.set(address, entry);
    return entry;
  };

  return {
    /** All files so far, by address. */
    files: (): Record<string, ManifestFile> =>
      Object.fromEntries([...files].sort(([a], [b]) => (a < b ? -1 : 1))),
    asides: () => [...asides],
    /** Writes a file, unless it stands already, and lists it under its address; a page lies in a file that is called otherwise. */
    write(address: string, content: string | Uint8Array, cache: CachePolicy, file = address.slice(1)) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      const entry = list(address, file, { bytes: bytes.byteLength, hash: contentHash(bytes) }, cache);
      if (!stands(address, entry)) put(file, bytes);
    },
    /** Many texts come: from now on they are written beside the thread that makes them, until `settled`. */
    expectMany(): void {
      writer ??= openWriter();
    },
    /** Writes a text like `write`, one that is asked for anew each time. @param onListed called once it is listed, before `settled` has ended */
    async send(address: string, text: string, file = address.slice(1), onListed = () => {}) {
      if (writer)
        return writer.write(claim(file), text, (made) => {
          list(address, file, made, 'revalidate');
          onListed();
        });
      this.write(address, text, 'revalidate', file);
      onListed();
    },
    /** Waits until all that was sent is written and listed. */
    async settled(): Promise<void> {
      const ending = writer?.end();
      writer = undefined;
      await ending;
    },
    /** Takes the file of an address over from the build before; undefined where it has none. */
    keep(address: string): ManifestFile | undefined {
      const entry = before(address);
      if (!entry || pathBefore(address) === undefined) return undefined;
      files.set(address, entry);
      return entry;
    },
    /** Where the file of an address lies as the build before left it; undefined where it is not whole. */
    pathBefore,
    /** Writes a file that is not served, or only found by its own name. */
    aside(file: string, content: string | Uint8Array): void {
      asides.add(file);
      put(file, content);
    },
    /** The same for a file of the build before whose name says what it holds. */
    keepAside(file: string): boolean {
      if (!known.has(file) || sizeBefore(file) === undefined) return false;
      asides.add(file);
      return true;
    },
    /** True where the content of an address is as in the build before. */
    isKept: (address: string): boolean => {
      const entry = files.get(address);
      return entry !== undefined && stands(address, entry);
    },
    /** Where the content of a file can be read before it is in place. */
    pathOf: (file: string) => written.get(file) ?? join(target, file),
    /** Puts the new files in place. */
    async commit(): Promise<void> {
      if (standing)
        await patch(
          target,
          written,
          new Set([...[...files.values()].map(({ file }) => file), ...asides]),
          standing,
        );
      else {
        const old = `${target}.old-${process.pid}`;
        if (existsSync(target)) await setAside(target, old);
        try {
          await move(fresh, target);
        } catch (error) {
          if (existsSync(old)) renameSync(old, target);
          throw error;
        }
        await rm(old, { recursive: true, force: true, maxRetries: 9 });
      }
      await rm(fresh, { recursive: true, force: true });
    },
    async discard(): Promise<void> {
      await writer?.stop();
      await rm(fresh, { recursive: true, force: true });
    },
  };
}
