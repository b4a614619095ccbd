import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../command/root.ts';
import { writeWhole } from '../command/write-whole.ts';

/** Text by path; null where there should be no file any more. */
type Files = ReadonlyMap<string, string | null>;

/** What of `files` is not on the disk as it should be. */
export async function staleOf(files: Files): Promise<Files> {
  const written = (path: string) => readFile(join(root, path), 'utf8').catch(() => null);
  const all = [...files].map(async (file) => ((await written(file[0])) === file[1] ? [] : [file]));
  return new Map((await Promise.all(all)).flat());
}

/** Brings files of the project up to date, and says which. */
export async function write(files: Files): Promise<void> {
  for (const [path, text] of files) {
    if (text === null) await rm(join(root, path));
    else await writeWhole(join(root, path), Buffer.from(text));
    process.stdout.write(`${text === null ? 'removed' : 'wrote'} ${path}\n`);
  }
}
