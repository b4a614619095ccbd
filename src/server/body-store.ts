import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { contentHash } from '../ground/content-hash.ts';
import type { ManifestFile } from '../model/build-manifest.ts';
import { type Compressed, compress, compressTightly, decompress, SIBLING } from './compression.ts';
import type { Encoding } from './negotiation.ts';
import { ownFile } from './served-files.ts';

/** A file's content as it travels. */
interface Body {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Hash of the plain content as it was on the disk: not the manifest's while a build is being written. */
  readonly hash: string;
}

/** An empty body takes a place, too. */
const sizeOf = ({ bytes }: Body) => Math.max(1, bytes.byteLength);

/** Keeps bodies in at most `maxBytes` of memory; requests for one body at the same time share one load. */
export function createBodyStore(maxBytes: number) {
  const kept = new LRUCache<string, Body>({ maxSize: maxBytes, sizeCalculation: sizeOf });
  const loading = new Map<string, Promise<Body>>();
  let tightened: Promise<void> = Promise.resolve();

  /** Compresses a kept body again for who asks later: one after the other, so that answers go before. */
  const tighten = (key: string, path: string, hash: string) => {
    const again = async () => {
      if (!kept.has(key)) return;
      const plain = await readFile(path);
      if (contentHash(plain) !== hash) return;
      const bytes = await compressTightly(plain, 'br');
      if (kept.has(key)) kept.set(key, { bytes, hash });
    };
    // Where that fails, what is kept goes on being sent.
    tightened = tightened.then(again).catch(() => {});
  };

  const load = async (key: string, dir: string, file: ManifestFile, encoding: Encoding): Promise<Body> => {
    const path = await ownFile(dir, file.file);
    const plain = await readFile(path);
    const hash = contentHash(plain);
    const sibling = encoding === 'identity' ? undefined : await siblingOf(path, hash, encoding);
    const bytes = sibling ?? (encoding === 'identity' ? plain : await compress(plain, encoding));
    // Under another content's key it would be answered to everyone after the next build.
    if (hash === file.hash) {
      kept.set(key, { bytes, hash });
      if (encoding === 'br' && !sibling) tighten(key, path, hash);
    }
    return { bytes, hash };
  };

  return {
    /**
     * The content of a file of the build in `dir`, from memory where it was asked for before.
     *
     * @throws the file system's error (`ENOENT`) when the file is gone.
     */
    async read(dir: string, file: ManifestFile, encoding: Encoding): Promise<Body> {
      const key = `${file.hash}:${encoding}`;
      const known = kept.get(key) ?? loading.get(key);
      if (known !== undefined) return known;
      const started = load(key, dir, file, encoding).finally(() => loading.delete(key));
      loading.set(key, started);
      return started;
    },
  };
}

export type BodyStore = ReturnType<typeof createBodyStore>;

/** The build's precompressed sibling if it is one of this very content. */
async function siblingOf(path: string, hash: string, encoding: Compressed) {
  try {
    const sibling = await readFile(path + SIBLING[encoding]);
    if (contentHash(await decompress(sibling, encoding)) === hash) return sibling;
  } catch {
    // No sibling, or a damaged one: the plain file is the truth.
  }
  return undefined;
}
