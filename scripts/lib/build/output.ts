import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { CachePolicy, ManifestFile } from '../../../src/model/build-manifest.ts';
import { contentHash } from '../../../src/server/content-hash.ts';
import { mediaType } from '../../../src/server/media-type.ts';

/** A fresh folder that takes the place of the output only when all is there. */
export interface Output {
  /** The fresh folder. */
  readonly folder: string;
  readonly files: Readonly<Record<string, ManifestFile>>;
  /** Writes a file and lists it under its address. */
  write(
    address: string,
    file: string,
    content: string | Uint8Array,
    cache: CachePolicy,
  ): Promise<ManifestFile>;
  /** Takes a file over from elsewhere on the disk. */
  copy(address: string, file: string, source: string, bytes: Uint8Array, cache: CachePolicy): Promise<void>;
  /** Takes an unchanged file over from the build before. */
  keep(address: string, entry: ManifestFile): Promise<void>;
  /** Writes a file that is not served, or only found by its own name. */
  aside(file: string, content: string | Uint8Array): Promise<void>;
  swap(): Promise<void>;
  discard(): Promise<void>;
}

/** Opens a fresh folder beside `target`. */
export async function openOutput(target: string): Promise<Output> {
  const fresh = `${target}.building-${process.pid}`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  const files: Record<string, ManifestFile> = {};
  const made = new Set<string>();
  const place = async (file: string): Promise<string> => {
    const path = join(fresh, file);
    const folder = dirname(path);
    if (!made.has(folder)) {
      await mkdir(folder, { recursive: true });
      made.add(folder);
    }
    return path;
  };
  const list = (address: string, file: string, bytes: Uint8Array, cache: CachePolicy): ManifestFile => {
    const entry = { file, type: mediaType(file), bytes: bytes.byteLength, hash: contentHash(bytes), cache };
    files[address] = entry;
    return entry;
  };
  return {
    folder: fresh,
    files,
    async write(address, file, content, cache) {
      const bytes = typeof content === 'string' ? Buffer.from(content) : content;
      await writeFile(await place(file), bytes);
      return list(address, file, bytes, cache);
    },
    async copy(address, file, source, bytes, cache) {
      await copyFile(source, await place(file));
      list(address, file, bytes, cache);
    },
    async keep(address, entry) {
      await link(join(target, entry.file), await place(entry.file));
      files[address] = entry;
    },
    async aside(file, content) {
      await writeFile(await place(file), content);
    },
    async swap() {
      const old = `${target}.old-${process.pid}`;
      if (existsSync(target)) await rename(target, old);
      await rename(fresh, target);
      await rm(old, { recursive: true, force: true });
    },
    discard: () => rm(fresh, { recursive: true, force: true }),
  };
}
