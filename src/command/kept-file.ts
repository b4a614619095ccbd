import { readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { forgetUnused } from '../ground/forget-unused.ts';
import { root } from './root.ts';
import { writeWhole } from './write-whole.ts';

/** How long a file is stands behind its content: one that was cut off is made anew, and comes into no site. */
const SIGNS = 10;
const sealOf = ({ byteLength }: Uint8Array) => String(byteLength).padStart(SIGNS);

const folder = join(root, '.cache/kept');
const DAYS = 30;
let isAnyMade = false;

/** Call once all is asked for: what nobody has asked for in 30 days goes. Looked for only where something was made: what stays costs a build nothing. */
export async function forgetOld(): Promise<void> {
  // What cannot be removed stays.
  if (isAnyMade) await forgetUnused(folder, DAYS).catch(() => {});
}

/**
 * What takes long to make, made once and then kept, until it was not asked for in 30 days.
 * @param place below `.cache/kept/`: its name changes with all that it is made of
 */
export async function keptFile(place: string, make: () => Promise<Uint8Array>) {
  const path = join(folder, place);
  const kept = await readFile(path).catch(() => undefined);
  const known = kept?.subarray(0, -SIGNS);
  if (kept && known && kept.toString('latin1', known.byteLength) === sealOf(known)) {
    const now = new Date();
    await utimes(path, now, now).catch(() => {});
    return { path, bytes: known };
  }
  const bytes = await make();
  await writeWhole(path, Buffer.concat([bytes, Buffer.from(sealOf(bytes))]));
  isAnyMade = true;
  return { path, bytes };
}
