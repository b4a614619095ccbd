import { filesBelow } from '../ground/files-below.ts';
import type { ManifestFile } from '../model/build-manifest.ts';
import { describeFile } from './media-type.ts';

/** Hashed files of earlier builds, for visitors whose page was loaded before the last build. */
export interface PreviousFiles {
  readonly dir: string;
  find(address: string): Promise<ManifestFile | undefined>;
  /** Says that a build just ended: the folder is listed anew at the next miss. */
  outdate(): void;
}

const HASHED_FOLDERS = ['/assets/', '/_data/', '/media/'];

/** Misses list the folder at most this often (milliseconds), however many a scanner makes. */
const RELIST_AFTER = 30_000;

/**
 * Lists the folder once, now; a request's path is only ever looked up in that list. A missing folder is an
 * empty one. Never rejects.
 */
export async function openPreviousFiles(dir: string, now: () => number = Date.now): Promise<PreviousFiles> {
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

  const describe = (address: string): Promise<ManifestFile | undefined> => {
    const known = described.get(address);
    if (known !== undefined) return known;
    const file = files.get(address);
    if (file === undefined) return Promise.resolve(undefined);
    const started = describeFile(dir, file, 'immutable');
    described.set(address, started);
    return started;
  };

  return {
    dir,
    async find(address) {
      if (!HASHED_FOLDERS.some((folder) => address.startsWith(folder))) return undefined;
      if (!files.has(address) && now() - listedAt >= RELIST_AFTER) {
        relisting ??= relist();
        await relisting;
      }
      return describe(address);
    },
    outdate() {
      listedAt = Number.NEGATIVE_INFINITY;
    },
  };
}

/** Address to path below `dir`; precompressed siblings have no address of their own. */
async function list(dir: string): Promise<ReadonlyMap<string, string>> {
  const paths = (await filesBelow(dir)).filter((path) => !/\.(?:br|gz)$/.test(path));
  return new Map(paths.map((path) => [`/${path}`, path]));
}
