import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, rmdir, utimes, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { EditError } from '../content/edit/value-at.ts';
import { type JsonValue, listAt, own } from '../content/json/json.ts';
import { move } from '../ground/move.ts';
import { succeeds } from '../ground/succeeds.ts';
import { checkPlace, statOf } from './site-place.ts';

/** Where changes of many files wait until they are whole: a folder that nothing else of the engine looks into. */
const PLACE = '.change-under-way';
const JOURNAL = 'journal.json';
/** What begins the name of a process's own folder in there, which says that it is this one's turn. */
const TURN = 'turn-';
/** So long, in milliseconds, after a process last said that the turn is its own it is gone. */
const GONE = 10_000;

/** What is left to do: new files by their places, each kept under its number until it is moved there, and old ones to go. */
interface Journal {
  /** The number of the first. */
  readonly first: number;
  readonly writes: readonly string[];
  readonly removes: readonly string[];
}

/** The right to change a site. */
export interface Turn {
  readonly folder: string;
  /** Where a change waits. It is moved away from a process that seems gone: one that only stood still can do nothing then. */
  readonly kept: string;
  /** Whether something was finished first that another process had left half done. */
  readonly hasFinished: boolean;
}

async function removeEmptyFolders(folder: string, path: string): Promise<void> {
  for (let place = dirname(path); place.includes('/'); place = dirname(place))
    if (!(await succeeds(rmdir(join(folder, place))))) return;
}

/** Passes over some kinds of failure. */
const unless =
  (...codes: readonly unknown[]) =>
  (error: unknown) => {
    if (!(error instanceof Error && 'code' in error && codes.includes(error.code))) throw error;
  };

/**
 * Does what a journal says.
 * @param isLeft by another process: what that one did already is passed over, so that it may be done again from anywhere
 */
async function followJournal(folder: string, kept: string, journal: Journal, isLeft: boolean): Promise<void> {
  for (const [number, to] of journal.writes.entries()) {
    await mkdir(dirname(join(folder, to)), { recursive: true });
    const moved = move(join(kept, String(journal.first + number)), join(folder, to));
    await (isLeft ? moved.catch(unless('ENOENT')) : moved);
  }
  // Moved, for that fails where the turn has passed to another process, which may have written a new file there.
  for (const path of journal.removes)
    await move(join(folder, path), join(kept, 'removed')).catch(unless('ENOENT'));
  for (const path of journal.removes) await removeEmptyFolders(folder, path);
}

/** Finishes what is half done, or takes it back where it had not begun. @returns true where something was finished */
async function finishHalfDone(folder: string): Promise<boolean> {
  let hasFinished = false;
  for (const name of await readdir(join(folder, PLACE))) {
    if (name.startsWith(TURN)) continue;
    const left = join(folder, PLACE, name);
    // Through a link that came with the site, files from elsewhere would be moved.
    const isFolder = (await statOf(left))?.isDirectory() === true;
    const written = isFolder && (await readFile(join(left, JOURNAL), 'utf8').catch(() => false));
    if (typeof written === 'string') {
      await followJournal(folder, left, await readJournal(folder, written), true);
      hasFinished = true;
    }
    await rm(left, { recursive: true, force: true });
  }
  return hasFinished;
}

/** Whether nobody else has the turn; from one that is gone it is taken, with all that it was about to write. */
async function isFree(place: string, mine: string): Promise<boolean> {
  const turns = (await readdir(place)).filter((name) => name.startsWith(TURN) && name !== mine);
  for (const turn of turns) {
    const said = await statOf(join(place, turn));
    // It may have come with the site, from an hour that is still to be.
    if (said && Math.abs(Date.now() - said.mtimeMs) > GONE)
      await rename(join(place, turn), join(place, randomUUID())).catch(unless('ENOENT'));
  }
  return turns.length === 0;
}

/**
 * Changes a site while no other process does: waits for the turn, and first finishes what one that is gone left half done.
 * @throws EditError where what was left names files elsewhere, and where this process stood still until another had the turn
 */
export async function inTurn<Result>(folder: string, work: (turn: Turn) => Promise<Result>): Promise<Result> {
  const place = join(folder, PLACE);
  const kept = join(place, TURN + randomUUID());
  const isMyTurn = () => isFree(place, basename(kept));
  // Two that say in one moment that it is their turn see each other then, and both try again.
  const take = async () => {
    if (!(await isMyTurn())) return false;
    await mkdir(kept);
    return isMyTurn();
  };
  let asked = Date.now();
  // Windows refuses what another process has open or is about to remove: for a moment, or for good.
  const unlessYet = (code: string) => unless(code, ...(Date.now() - asked < GONE ? ['EPERM', 'EBUSY'] : []));
  for (;;) {
    await mkdir(place).catch(unlessYet('EEXIST'));
    // Who followed a link would clear the folder that it leads to.
    if ((await statOf(place))?.isDirectory() === false)
      throw new EditError(`“${PLACE}” is no folder. Remove it.`);
    // The folder goes with the last turn, which may be now.
    const isTaken = await take().catch(unlessYet('ENOENT'));
    if (isTaken) break;
    if (isTaken === false) asked = Date.now();
    await rm(kept, { recursive: true, force: true });
    await setTimeout(5 + Math.random() * 20);
  }
  const saying = setInterval(() => void utimes(kept, new Date(), new Date()).catch(() => {}), GONE / 10);
  try {
    return await work({ folder, kept, hasFinished: await finishHalfDone(folder) });
  } catch (error) {
    if (await statOf(kept)) throw error;
    throw new EditError('Another process changed the site while this one stood still. Try again.');
  } finally {
    clearInterval(saying);
    // What can be neither finished nor taken back now is left to the next one.
    if (await statOf(join(kept, JOURNAL))) await rename(kept, join(place, randomUUID()));
    else await rm(kept, { recursive: true, force: true });
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
  return { first: Number(own(written, 'first')), writes, removes };
}

/**
 * Finishes a change that a killed command left half done, or takes it back where it had not begun.
 * @returns true where something was finished
 * @throws EditError as `inTurn`
 */
export async function finishChange(folder: string): Promise<boolean> {
  const isThere = (await statOf(join(folder, PLACE))) !== undefined;
  return isThere && inTurn(folder, async ({ hasFinished }) => hasFinished);
}

/**
 * Makes a change whole before the first file of the site is touched: from the journal's rename on it will be finished. Where
 * it fails, what was done is taken back, as such a change too.
 * @param before what is there of its files and of those that go
 */
export async function makeChange(
  { folder, kept }: Turn,
  before: ReadonlyMap<string, Uint8Array>,
  after: ReadonlyMap<string, Uint8Array>,
): Promise<void> {
  const make = async (files: typeof after, removes: readonly string[], first = 0) => {
    for (const [number, bytes] of [...files.values()].entries())
      await writeFile(join(kept, String(first + number)), bytes);
    const journal: Journal = { first, writes: [...files.keys()], removes };
    await writeFile(join(kept, `${JOURNAL}.new`), JSON.stringify(journal));
    await rename(join(kept, `${JOURNAL}.new`), join(kept, JOURNAL));
    await followJournal(folder, kept, journal, false).catch(async (error) => {
      // Whoever has the turn by now finishes it.
      if (await statOf(kept)) throw error;
    });
    await rm(join(kept, JOURNAL), { force: true });
  };
  const removes = [...before.keys()].filter((path) => !after.has(path));
  try {
    await make(after, removes);
  } catch (error) {
    const left = await readdir(kept);
    if (!left.includes(JOURNAL)) throw error;
    const isDone = new Set([...after.keys()].filter((_, number) => !left.includes(String(number))));
    for (const path of removes) if (!(await statOf(join(folder, path)))) isDone.add(path);
    const old = new Map([...before].filter(([path]) => isDone.has(path)));
    await make(
      old,
      [...isDone].filter((path) => !before.has(path)),
      after.size,
    );
    throw error;
  }
}
