import { filesBelow } from '../ground/files-below.ts';
import type { ManifestFile } from '../model/build-manifest.ts';
import { describeFile } from './media-type.ts';

const HASHED_FOLDERS = ['/assets/', '/_data/', '/media/'];

/** Misses list the folder at most this often (milliseconds), however many a scanner makes. */
const RELIST_AFTER = 30_000;

/**
 * Hashed files of earlier builds, for visitors whose page was loaded before the last build. The folder is listed now;
 * a request's path is only ever looked up in that list. A missing folder is an empty one. Never rejects.
 */
export async function openPreviousFiles(dir: string, now = () => performance.now()) {
  let files = await list(dir);
  let listedAt = now();
  let relisting: Promise<void> | undefined;
  const described = new Map<string, Promise<ManifestFile | undefined>>();

  const relist = async () => {
    files = await list(dir);
    listedAt = now();
    described.clear();
    relisting = undefined;
  };

  return {
    dir,
    async find(address: string): Promise<ManifestFile | undefined> {
      if (!HASHED_FOLDERS.some((folder) => address.startsWith(folder))) return undefined;
      if (!files.has(address) && now() - listedAt >= RELIST_AFTER) {
        relisting ??= relist();
        await relisting;
      }
      const file = files.get(address);
      const found = described.get(address) ?? (file ? describeFile(dir, file, 'immutable') : undefined);
      if (found) described.set(address, found);
      return found;
    },
    /** Says that a build just ended: the folder is listed anew at the next miss. */
    outdate(): void {
      listedAt = Number.NEGATIVE_INFINITY;
    },
  };
}

export type PreviousFiles = Awaited<ReturnType<typeof openPreviousFiles>>;

/** Address to path below `dir`; precompressed siblings have no address of their own. */
async function list(dir: string): Promise<ReadonlyMap<string, string>> {
  const paths = (await filesBelow(dir)).filter((path) => !/\.(?:br|gz)$/.test(path));
  return new Map(paths.map((path) => [`/${path}`, path]));
}
