import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, rmdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { EditError } from '../content/edit/value-at.ts';
import { type JsonValue, listAt } from '../content/json/json.ts';
import { succeeds } from '../ground/succeeds.ts';
import { checkPlace, statOf } from './site-place.ts';

/** Where a change of many files waits until it is whole: a folder that nothing else of the engine looks into. */
const PLACE = '.change-under-way';
const JOURNAL = 'journal.json';
/** What begins the name of a process's own file in that folder, which says that it is this one's turn. */
const TURN = 'turn-';
/** So long, in milliseconds, after a process last said that the turn is its own it is gone. */
const GONE = 10_000;

/** What is left to do: new files by their places, each kept under its number until it is moved there, and old ones to go. */
interface Journal {
  readonly writes: readonly string[];
  readonly removes: readonly string[];
}

async function removeEmptyFolders(folder: string, path: string): Promise<void> {
  for (let place = dirname(path); place.includes('/'); place = dirname(place))
    if (!(await succeeds(rmdir(join(folder, place))))) return;
}

/** Passes over one kind of failure. */
const unless = (code: string) => (error: unknown) => {
  if (!(error instanceof Error && 'code' in error && error.code === code)) throw error;
};

/** Takes back a change that is not carried out, or of which only the preparations were made. */
export async function dropChange(folder: string): Promise<void> {
  for (const name of await readdir(join(folder, PLACE)))
    if (!name.startsWith(TURN)) await rm(join(folder, PLACE, name), { recursive: true, force: true });
}

/** Does what a journal says; what was done already is passed over, so that it may be done again from anywhere. */
async function carryOn(folder: string, { writes, removes }: Journal): Promise<void> {
  for (const [number, to] of writes.entries()) {
    await mkdir(dirname(join(folder, to)), { recursive: true });
    await rename(join(folder, PLACE, String(number)), join(folder, to)).catch(unless('ENOENT'));
  }
  for (const path of removes) await rm(join(folder, path), { force: true });
  for (const path of removes) await removeEmptyFolders(folder, path);
  await dropChange(folder);
}

/** Finishes what is half done, or takes it back where it had not begun. @returns true where something was finished */
async function finishHalfDone(folder: string): Promise<boolean> {
  const written = await readFile(join(folder, PLACE, JOURNAL), 'utf8').catch(() => undefined);
  if (written === undefined) await dropChange(folder);
  else await carryOn(folder, await readJournal(folder, written));
  return written !== undefined;
}

/** Whether nobody else has the turn; who is gone has it no longer. */
async function isFree(place: string, mine: string): Promise<boolean> {
  const turns = (await readdir(place)).filter((name) => name.startsWith(TURN) && name !== mine);
  for (const turn of turns) {
    const said = await statOf(join(place, turn));
    // It may have come with the site, from an hour that is still to be.
    if (said && Math.abs(Date.now() - said.mtimeMs) > GONE)
      await rm(join(place, turn), { recursive: true, force: true });
  }
  return turns.length === 0;
}

/**
 * Changes a site while no other process does: waits for the turn, and first finishes what one that is gone left half done.
 * @param work is told whether something was finished
 * @throws EditError where what was left names files elsewhere
 */
export async function inTurn<Result>(
  folder: string,
  work: (isFinished: boolean) => Promise<Result>,
): Promise<Result> {
  const place = join(folder, PLACE);
  const mine = TURN + randomUUID();
  const path = join(place, mine);
  // Two that say in one moment that it is their turn see each other then, and both try again.
  const take = async () => {
    if (!(await isFree(place, mine))) return false;
    await writeFile(path, '');
    return isFree(place, mine);
  };
  for (;;) {
    await mkdir(place).catch(unless('EEXIST'));
    // Who followed a link would clear the folder that it leads to.
    if ((await statOf(place))?.isDirectory() === false)
      throw new EditError(`“${PLACE}” is no folder. Remove it.`);
    // The folder goes with the last turn, which may be now.
    if (await take().catch(unless('ENOENT'))) break;
    await rm(path, { force: true });
    await setTimeout(5 + Math.random() * 20);
  }
  const saying = setInterval(() => void utimes(path, new Date(), new Date()).catch(() => {}), GONE / 10);
  try {
    return await work(await finishHalfDone(folder));
  } finally {
    clearInterval(saying);
    await rm(path, { force: true });
    await rmdir(place).catch(() => {});
  }
}

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
 * @throws EditError as `inTurn`
 */
export async function finishChange(folder: string): Promise<boolean> {
  const isThere = (await statOf(join(folder, PLACE))) !== undefined;
  return isThere && inTurn(folder, async (isFinished) => isFinished);
}

/** Makes a change whole before the first file of the site is touched: from the journal's rename on it will be finished. */
export async function makeChange(
  folder: string,
  files: ReadonlyMap<string, Uint8Array>,
  removes: readonly string[],
): Promise<void> {
  const place = join(folder, PLACE);
  for (const [number, bytes] of [...files.values()].entries())
    await writeFile(join(place, String(number)), bytes);
  const journal: Journal = { writes: [...files.keys()], removes };
  await writeFile(join(place, `${JOURNAL}.new`), JSON.stringify(journal));
  await rename(join(place, `${JOURNAL}.new`), join(place, JOURNAL));
  await carryOn(folder, journal);
}
