import { lstat, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { dropChange, finishChange, makeChange } from '../command/pending-change.ts';
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

/**
 * Writes a change of a site: first every new text beside the site's files, then one file after the other at once. Where
 * that fails, all files are put back as they were; where the process is killed, the next command finishes it.
 * @throws ChangeError where something stands in the way, before anything is written
 */
export async function writeChange(folder: string, change: SiteChange): Promise<void> {
  await finishChange(folder);
  const steps = stepsOf(change);
  await checkSteps(folder, change, steps);
  const kept = new Map<string, Uint8Array>();
  const files = new Map<string, Uint8Array>();
  for (const { from, to, bytes } of steps) {
    const old = from === null ? undefined : await readFile(join(folder, from));
    if (from !== null && old) kept.set(from, old);
    files.set(to, bytes ?? old ?? Buffer.of());
  }
  const removes = [...kept.keys()].filter((from) => !files.has(from));
  try {
    await makeChange(folder, files, removes);
  } catch (error) {
    await dropChange(folder);
    for (const to of files.keys()) if (!kept.has(to)) await rm(join(folder, to), { force: true });
    for (const [path, bytes] of kept) await writeFile(join(folder, path), bytes);
    throw error;
  }
}
