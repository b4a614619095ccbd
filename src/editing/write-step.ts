import { lstat, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { finishChange, makeChange } from '../command/pending-change.ts';
import { type SiteChange, textAfter } from '../content/rename/site-change.ts';
import type { SiteInput } from '../content/site/input.ts';
import type { FileStep } from './journal.ts';
import { isOwnFile, RequestError } from './operation.ts';

/** A file is not what it was when the edit was worked out. */
export class ChangedMeanwhile extends Error {
  constructor(readonly path: string) {
    super(`“${path}” was changed in the meantime.`);
  }
}

/** What a change does to each file; one that moves goes at its old place and comes at its new one. */
export const stepsOf = ({ files }: SiteChange): FileStep[] =>
  files.flatMap((file): FileStep[] => {
    const { from, to, before } = file;
    const after = textAfter(file);
    if (from === null || from === to) return [{ path: to, before: from === null ? null : before, after }];
    return [
      { path: from, before, after: null },
      { path: to, before: null, after },
    ];
  });

/** The site as it will be. */
export function inputAfter(input: SiteInput, steps: readonly FileStep[]): SiteInput {
  const files = new Map(input.files);
  for (const { path, after } of steps) {
    if (after === null) files.delete(path);
    else files.set(path, after);
  }
  // In the order of a folder that is read from the disk.
  return { ...input, files: new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1))) };
}

/** A place in the site folder: no link leads out of the site folder on the way to a file. */
async function checkPlace(folder: string, path: string): Promise<void> {
  if (!isOwnFile(path)) throw new RequestError(`“${path}” is no file of the site.`);
  for (let place = path; place !== '.'; place = dirname(place)) {
    const stat = await lstat(join(folder, place)).catch(() => undefined);
    if (stat && (place === path ? !stat.isFile() : !stat.isDirectory()))
      throw new RequestError(`“${place}” is a link or no folder: nothing is written there.`);
  }
}

/**
 * Writes what happens to files, all or nothing.
 * @throws ChangedMeanwhile where one of them is not what it was, before anything is written
 */
export async function writeSteps(folder: string, steps: readonly FileStep[]): Promise<void> {
  await finishChange(folder);
  for (const { path, before } of steps) {
    await checkPlace(folder, path);
    const now = await readFile(join(folder, path), 'utf8').catch(() => null);
    if (now !== before) throw new ChangedMeanwhile(path);
  }
  const files = new Map(
    steps.flatMap(({ path, after }) => (after === null ? [] : [[path, Buffer.from(after)] as const])),
  );
  await makeChange(
    folder,
    files,
    steps.flatMap(({ path, after }) => (after === null ? [path] : [])),
  );
}
