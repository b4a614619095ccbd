import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { contentHash } from '../ground/content-hash.ts';
import type { FileChange } from './model.ts';

interface PublicFile {
  readonly bytes: number;
  readonly hash: string;
}

/** The files below a site’s `public/`, by their address. */
async function publicFiles(site: string): Promise<ReadonlyMap<string, PublicFile>> {
  const folder = join(site, 'public');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = paths.sort().map(async (path): Promise<[string, PublicFile]> => {
    const bytes = await readFile(path);
    const address = `/${relative(folder, path).replaceAll('\\', '/')}`;
    return [address, { bytes: bytes.byteLength, hash: contentHash(bytes) }];
  });
  return new Map(await Promise.all(files));
}

/** Documents, pictures and other files below `public/` that came, went or changed. */
export async function fileChanges(base: string, head: string): Promise<FileChange[]> {
  const [before, after] = [await publicFiles(base), await publicFiles(head)];
  const addresses = [...new Set([...before.keys(), ...after.keys()])].sort();
  return addresses
    .filter((address) => before.get(address)?.hash !== after.get(address)?.hash)
    .map((address) => ({
      address,
      before: before.get(address)?.bytes ?? null,
      after: after.get(address)?.bytes ?? null,
    }));
}
