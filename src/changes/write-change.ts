import { lstat, mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type SiteChange, textAfter } from '../content/rename/site-change.ts';

/** A change that cannot be written as things stand: said in a sentence, exit 1. */
export class ChangeError extends Error {}

const statOf = (path: string) => lstat(path).catch(() => undefined);

/** A path inside the site folder that no link leads out of. */
async function checkPlace(folder: string, path: string): Promise<void> {
  const steps = dirname(path).split('/');
  for (let i = 1; i <= steps.length; i += 1) {
    const place = steps.slice(0, i).join('/');
    const stat = await statOf(join(folder, place));
    if (stat && !stat.isDirectory())
      throw new ChangeError(`“${place}” is no folder of the site: nothing can be written there.`);
  }
}

interface Step {
  readonly from: string | null;
  readonly to: string;
  /** Undefined for a file that only moves. */
  readonly bytes: Uint8Array | undefined;
}

function stepsOf(change: SiteChange): Step[] {
  const files = change.files.map((file) => ({
    from: file.from,
    to: file.to,
    bytes: Buffer.from(textAfter(file)),
  }));
  const media = [...change.media].map(([from, to]) => ({
    from: `public${from}`,
    to: `public${to}`,
    bytes: undefined,
  }));
  return [...files, ...media];
}

/** Nothing may have changed since the site was read, and nothing may be overwritten. */
async function checkSteps(folder: string, change: SiteChange, steps: readonly Step[]): Promise<void> {
  const leaving = new Set(steps.map(({ from }) => from));
  for (const { from, to } of steps) {
    await checkPlace(folder, to);
    if (from !== to && !leaving.has(to) && (await statOf(join(folder, to))))
      throw new ChangeError(`There is a file “${to}” already.`);
  }
  for (const { from, before } of change.files)
    if (from !== null && (await readFile(join(folder, from), 'utf8')) !== before)
      throw new ChangeError(`“${from}” was changed in the meantime. Run the command again.`);
}

async function removeEmptyFolders(folder: string, path: string): Promise<void> {
  for (let place = dirname(path); place.includes('/'); place = dirname(place)) {
    const removed = await rmdir(join(folder, place)).then(
      () => true,
      () => false,
    );
    if (!removed) return;
  }
}

/**
 * Writes a change of a site: first every new text beside its place, then one file after the other at once. Where that
 * fails, all files are put back as they were.
 * @throws ChangeError where something stands in the way, before anything is written
 */
export async function writeChange(folder: string, change: SiteChange): Promise<void> {
  const steps = stepsOf(change);
  await checkSteps(folder, change, steps);
  const fresh = (to: string) => join(folder, `${to}.${process.pid}.tmp`);
  const kept = new Map<string, Uint8Array>();
  const written: string[] = [];
  try {
    for (const { from, to, bytes } of steps) {
      const old = from === null ? undefined : await readFile(join(folder, from));
      if (from !== null && old) kept.set(from, old);
      await mkdir(dirname(join(folder, to)), { recursive: true });
      await writeFile(fresh(to), bytes ?? old ?? '');
    }
    for (const { to } of steps) {
      await rename(fresh(to), join(folder, to));
      written.push(to);
    }
    const places = new Set(steps.map(({ to }) => to));
    for (const { from } of steps) if (from !== null && !places.has(from)) await rm(join(folder, from));
  } catch (error) {
    for (const to of written) if (!kept.has(to)) await rm(join(folder, to), { force: true });
    for (const [path, bytes] of kept) await writeFile(join(folder, path), bytes);
    for (const { to } of steps) await rm(fresh(to), { force: true });
    throw error;
  }
  for (const { from, to } of steps) if (from !== null && from !== to) await removeEmptyFolders(folder, from);
}
