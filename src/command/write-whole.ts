import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { move } from '../ground/move.ts';

let written = 0;

/** Writes a file so that it is never seen half-written. */
export async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const fresh = `${path}.${process.pid}-${written++}.tmp`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(fresh, bytes);
    await move(fresh, path);
  } catch (error) {
    await rm(fresh, { force: true });
    throw error;
  }
}
