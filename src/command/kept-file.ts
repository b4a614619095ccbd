import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './root.ts';
import { writeWhole } from './write-whole.ts';

/** How long a file is stands behind its content: one that was cut off is made anew, and comes into no site. */
const SIGNS = 10;
const sealOf = ({ byteLength }: Uint8Array) => String(byteLength).padStart(SIGNS);

/**
 * What takes long to make, made once and then kept.
 * @param place below `.cache/kept/`: its name changes with all that it is made of
 */
export async function keptFile(place: string, make: () => Promise<Uint8Array>) {
  const path = join(root, '.cache/kept', place);
  const kept = await readFile(path).catch(() => undefined);
  const known = kept?.subarray(0, -SIGNS);
  if (kept && known && kept.toString('latin1', known.byteLength) === sealOf(known))
    return { path, bytes: known };
  const bytes = await make();
  await writeWhole(path, Buffer.concat([bytes, Buffer.from(sealOf(bytes))]));
  return { path, bytes };
}
