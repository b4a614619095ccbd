import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inTurn, makeChange, type Turn } from '../command/pending-change.ts';
import { checkPlace, statOf } from '../command/site-place.ts';
import { EditError } from '../content/edit/value-at.ts';
import { type FileStep, type SiteChange, stepsOf } from '../content/rename/site-change.ts';

/**
 * Writes what happens to files, all or nothing: first every new text beside the site's files, then one file after the
 * other at once. Where that fails, all files are put back as they were; where the process is killed, the next command
 * finishes it.
 * @param media files below `public/` that move, by address
 * @param remedy a sentence for a file that is not what it was when the change was worked out
 * @throws EditError where something stands in the way, before anything is written
 */
export async function writeSteps(
  turn: Turn,
  steps: readonly FileStep[],
  media: SiteChange['media'] = new Map(),
  remedy = '',
): Promise<void> {
  const { folder } = turn;
  const kept = new Map<string, Uint8Array>();
  const files = new Map<string, Uint8Array>();
  for (const { path, before, after } of steps) {
    await checkPlace(folder, path);
    const now = await readFile(join(folder, path)).catch(() => null);
    if (now && before === null) throw new EditError(`There is a file “${path}” already.`);
    if (before !== null && now?.toString() !== before)
      throw new EditError(`“${path}” was changed in the meantime.${remedy}`);
    if (now) kept.set(path, now);
    if (after !== null) files.set(path, Buffer.from(after));
  }
  for (const [from, to] of media) {
    const [old, place] = [`public${from}`, `public${to}`];
    await checkPlace(folder, place);
    if (!media.has(to) && (await statOf(join(folder, place))))
      throw new EditError(`There is a file “${place}” already.`);
    const bytes = await readFile(join(folder, old));
    kept.set(old, bytes);
    files.set(place, bytes);
  }
  await makeChange(turn, kept, files);
}

/** Writes a change that a command has worked out. @throws EditError where something stands in the way */
export const writeChange = (folder: string, change: SiteChange): Promise<void> =>
  inTurn(folder, (turn) => writeSteps(turn, stepsOf(change), change.media, ' Run the command again.'));
