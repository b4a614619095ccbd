import { lstat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EditError } from '../content/edit/value-at.ts';

/** What is at a path, links not followed; undefined where nothing is. */
export const statOf = (path: string) => lstat(path).catch(() => undefined);

/** A path inside the site folder that no link leads out of. @throws EditError where one does */
export async function checkPlace(folder: string, path: string): Promise<void> {
  for (let place = dirname(path); place !== '.'; place = dirname(place)) {
    const stat = await statOf(join(folder, place));
    if (stat && !stat.isDirectory())
      throw new EditError(`“${place}” is no folder of the site: nothing can be written there.`);
  }
  const stat = await statOf(join(folder, path));
  if (stat && !stat.isFile())
    throw new EditError(`“${path}” is a link or no file: nothing is written there.`);
}
