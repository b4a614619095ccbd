import { readFileSync, statSync } from 'node:fs';
import { copyFile, link, mkdir, rm, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { filesBelow } from '../ground/files-below.ts';
import { attempt } from '../model/attempt.ts';
import type { BuildManifest } from '../model/build-manifest.ts';

const DAY = 86_400_000;

/** The manifest of a build of ours, or undefined where there is none. */
export const readManifest = (folder: string): BuildManifest | undefined =>
  attempt(() => JSON.parse(readFileSync(join(folder, '_build.json'), 'utf8')));

/**
 * Keeps the hashed files of the build that is about to be replaced: pages that visitors have open still ask for them.
 * @param before its files, where they are known
 */
export async function keepPrevious(
  target: string,
  folder: string,
  next: BuildManifest['files'],
  before?: BuildManifest['files'],
): Promise<void> {
  const { preview, files = {} } = before ? { files: before } : { ...readManifest(target) };
  if (preview) return;
  const gone = Object.entries(files).filter(
    ([address, file]) => file.cache === 'immutable' && !next[address],
  );
  const now = new Date();
  for (const [, { file }] of gone) {
    const kept = join(folder, file);
    await mkdir(dirname(kept), { recursive: true });
    await link(join(target, file), kept).catch(async ({ code }: NodeJS.ErrnoException) => {
      if (code === 'EEXIST' || code === 'ENOENT') return;
      // Not every file system has links, and none leads to another one.
      await copyFile(join(target, file), kept);
    });
    await utimes(kept, now, now).catch(() => {});
  }
}

/** The kept files that are younger than some days, as paths below the folder; older ones are removed, of other folders too. */
export async function youngPrevious(folder: string, days: number): Promise<string[]> {
  const young: string[] = [];
  const [all, own] = [dirname(folder), `${basename(folder)}/`];
  for (const file of await filesBelow(all)) {
    const path = join(all, file);
    // Another build may have removed it meanwhile.
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > Math.max(days, 14) * DAY) await rm(path, { force: true });
    else if (age <= days * DAY && file.startsWith(own)) young.push(file.slice(own.length));
  }
  return young;
}
