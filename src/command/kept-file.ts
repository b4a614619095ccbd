import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './root.ts';
import { writeWhole } from './write-whole.ts';

/**
 * What takes long to make, made once and then kept.
 * @param place below `.cache/`: its name changes with all that it is made of
 */
export async function keptFile(place: string, make: () => Promise<Uint8Array>) {
  const path = join(root, '.cache', place);
  const known = await readFile(path).catch(() => undefined);
  const bytes = known ?? (await make());
  if (!known) await writeWhole(path, bytes);
  return { path, bytes };
}
