import { lstat, mkdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EditError } from '../content/edit/value-at.ts';
import { type JsonValue, listAt } from '../content/json/json.ts';

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
 * Reads what a command has left. A site may come from a stranger, with such a folder in it: files of the site alone are
 * touched, and none that a dot hides.
 * @throws EditError
 */
async function readJournal(folder: string, text: string): Promise<Journal> {
  const written: JsonValue = JSON.parse(text);
  const paths = (key: keyof Journal) => listAt(written, key).map(String);
  const [writes, removes] = [paths('writes'), paths('removes')];
  for (const path of [...writes, ...removes]) {
    if (!/^[^./\\:][^/\\:]*(?:\/[^./\\:][^/\\:]*)*$/.test(path))
      throw new EditError(`“${PLACE}” names “${path}”, which is no file of the site. Remove that folder.`);
    await checkPlace(folder, path);
  }
  return { writes, removes };
}

/**
 * Finishes a change that a killed command left half done, or takes it back where it had not begun.
 * @returns true where something was finished
 * @throws EditError where what was left names files elsewhere
 */
export async function finishChange(folder: string): Promise<boolean> {
  const written = await readFile(join(folder, PLACE, JOURNAL), 'utf8').catch(() => undefined);
  if (written === undefined) await dropChange(folder);
  else await carryOn(folder, await readJournal(folder, written));
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
