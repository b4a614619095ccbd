import { mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where a change of many files waits until it is whole: a folder that nothing else of the engine looks into. */
const PLACE = '.change-under-way';
const JOURNAL = 'journal.json';

/** What is left to do: new files by their places, each kept under its number until it is moved there, and old ones to go. */
interface Journal {
  readonly writes: readonly string[];
  readonly removes: readonly string[];
}

async function removeEmptyFolders(folder: string, path: string): Promise<void> {
  for (let place = dirname(path); place.includes('/'); place = dirname(place)) {
    const removed = await rmdir(join(folder, place)).then(
      () => true,
      () => false,
    );
    if (!removed) return;
  }
}

const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Does what a journal says; what was done already is passed over, so that it may be done again from anywhere. */
async function carryOn(folder: string, { writes, removes }: Journal): Promise<void> {
  for (const [number, to] of writes.entries()) {
    await mkdir(dirname(join(folder, to)), { recursive: true });
    await rename(join(folder, PLACE, String(number)), join(folder, to)).catch((error: unknown) => {
      if (!isGone(error)) throw error;
    });
  }
  for (const path of removes) await rm(join(folder, path), { force: true });
  for (const path of removes) await removeEmptyFolders(folder, path);
  await rm(join(folder, PLACE), { recursive: true, force: true });
}

/** Takes back a change that is not carried out, or of which only the preparations were made. */
export const dropChange = (folder: string): Promise<void> =>
  rm(join(folder, PLACE), { recursive: true, force: true });

/**
 * Finishes a change that a killed command left half done, or takes it back where it had not begun.
 * @returns true where something was finished
 */
export async function finishChange(folder: string): Promise<boolean> {
  const written = await readFile(join(folder, PLACE, JOURNAL), 'utf8').catch(() => undefined);
  if (written === undefined) await dropChange(folder);
  else await carryOn(folder, JSON.parse(written));
  return written !== undefined;
}

/** Makes a change whole before the first file of the site is touched: from the journal's rename on it will be finished. */
export async function makeChange(
  folder: string,
  files: ReadonlyMap<string, Uint8Array>,
  removes: readonly string[],
): Promise<void> {
  const place = join(folder, PLACE);
  await mkdir(place);
  for (const [number, bytes] of [...files.values()].entries())
    await writeFile(join(place, String(number)), bytes);
  const journal: Journal = { writes: [...files.keys()], removes };
  await writeFile(join(place, `${JOURNAL}.new`), JSON.stringify(journal));
  await rename(join(place, `${JOURNAL}.new`), join(place, JOURNAL));
  await carryOn(folder, journal);
}
