import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from './files-below.ts';

const DAY = 86_400_000;

/** Removes the files below a folder that were neither written nor touched for some days. */
export async function forgetUnused(folder: string, days: number): Promise<void> {
  for (const file of await filesBelow(folder)) {
    const path = join(folder, file);
    // Another process may have removed it meanwhile.
    const time = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - time > days * DAY) await rm(path, { force: true });
  }
}
