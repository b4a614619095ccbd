import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Lets so much time pass since a process was killed in the midst of a change that it is known to be gone. */
export async function longAgo(site: string): Promise<void> {
  const place = join(site, '.change-under-way');
  for (const name of await readdir(place).catch(() => [])) await utimes(join(place, name), 0, 0);
}
