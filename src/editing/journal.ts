import { randomBytes } from 'node:crypto';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { root } from '../command/root.ts';
import { writeWhole } from '../command/write-whole.ts';
import type { FileStep } from '../content/rename/site-change.ts';
import { contentHash } from '../ground/content-hash.ts';
import { attempt } from '../model/attempt.ts';
import type { Moved } from '../model/editing.ts';

/** One thing that an editor did. */
export interface Step {
  /** In words. */
  readonly what: string;
  readonly files: readonly FileStep[];
  /** The address of a picture that came in with it. */
  readonly picture?: string;
  readonly moved?: Moved;
}

/** So many steps can be taken back. */
const MOST = 200;

/** The step that takes another one back. */
export const backwards = ({ what, files, moved, ...rest }: Step): Step => ({
  ...rest,
  ...(moved && { moved: { from: moved.to, to: moved.from } }),
  what: `Taken back: ${what}`,
  files: files.map(({ path, before, after }) => ({ path, before: after, after: before })),
});

/** A step that is kept, with the name of its file. */
export type KeptStep = Step & { readonly name: string };

const UNDONE = '.undone';

/**
 * What was done to a site and can be taken back, kept over reloads and restarts in `.cache/`: a file for each step, so that
 * the development server and an assistant add theirs side by side.
 * @param folder the site's
 */
export function openJournal(folder: string) {
  const place = join(root, '.cache/editing', contentHash(resolve(folder)), 'steps');
  /** Steps that no longer fit what the files say: those before them are taken back first. */
  const passed = new Set<string>();
  /** The files of the steps, first to last. */
  async function listed() {
    const found = await readdir(place).catch((): string[] => []);
    const names = found.filter((name) => name.endsWith('.json')).sort();
    const isUndone = (name: string) => name.includes(UNDONE);
    return { names, done: names.filter((name) => !isUndone(name)), undone: names.filter(isUndone) };
  }
  /** The first that can be read: a machine whose power went may have left an empty file. */
  async function firstOf(names: readonly string[]): Promise<KeptStep | undefined> {
    for (const name of names) {
      const text = await readFile(join(place, name), 'utf8');
      const step = attempt(() => JSON.parse(text));
      if (step) return { ...step, name };
    }
    return undefined;
  }
  return {
    /** The step that would be taken back next, and the one that would be done again. */
    async next() {
      const { done, undone } = await listed();
      const last = done.filter((name) => !passed.has(name)).reverse();
      return { undo: await firstOf(last), redo: await firstOf(undone) };
    },
    async add(step: Step): Promise<void> {
      const { names, done, undone } = await listed();
      const number = String(Number.parseInt(names.at(-1) ?? '0', 10) + 1).padStart(9, '0');
      const name = `${number}-${randomBytes(4).toString('hex')}.json`;
      await writeWhole(join(place, name), Buffer.from(JSON.stringify(step)));
      for (const old of [...undone, ...done.slice(0, 1 - MOST)]) await rm(join(place, old), { force: true });
    },
    passOver: ({ name }: KeptStep) => passed.add(name),
    /** A step was taken back, or done again. */
    turn: ({ name }: KeptStep): Promise<void> =>
      rename(
        join(place, name),
        join(
          place,
          name.includes(UNDONE) ? name.replace(UNDONE, '') : name.replace('.json', `${UNDONE}.json`),
        ),
      ),
  };
}
