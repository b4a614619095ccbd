import { realpath } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The path of a file below a folder, which itself may be a link; nothing below it may: a build writes none.
 *
 * @throws the file system's error (`ENOENT`) where there is no such file, or a link in its place.
 */
export async function ownFile(dir: string, file: string): Promise<string> {
  const path = join(await realpath(dir), file);
  if ((await realpath(path)) === path) return path;
  throw Object.assign(new Error(`${file} is a link.`), { code: 'ENOENT' });
}
