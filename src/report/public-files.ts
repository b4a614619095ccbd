import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from '../ground/content-hash.ts';
import { filesBelow } from '../ground/files-below.ts';
import type { FileChange } from './model.ts';

interface PublicFile {
  readonly bytes: number;
  readonly hash: string;
}

/** The files below a site’s `public/`, by their address. */
async function publicFiles(site: string): Promise<ReadonlyMap<string, PublicFile>> {
  const folder = join(site, 'public');
  const files = (await filesBelow(folder)).map(async (path): Promise<[string, PublicFile]> => {
    const bytes = await readFile(join(folder, path));
    return [`/${path}`, { bytes: bytes.byteLength, hash: contentHash(bytes) }];
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
