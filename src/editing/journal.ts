import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FileStep } from '../changes/write-change.ts';
import { root } from '../command/root.ts';
import { writeWhole } from '../command/write-whole.ts';
import { contentHash } from '../ground/content-hash.ts';

/** One thing that an editor did. */
export interface Step {
  /** In words. */
  readonly what: string;
  readonly files: readonly FileStep[];
  /** The address of a picture that came in with it. */
  readonly picture?: string;
}

/** So many steps can be taken back. */
const MOST = 200;

/** The step that takes another one back. */
export const backwards = ({ what, files, ...rest }: Step): Step => ({
  ...rest,
  what: `Taken back: ${what}`,
  files: files.map(({ path, before, after }) => ({ path, before: after, after: before })),
});

/**
 * What was done to a site and can be taken back, kept over reloads and restarts in `.cache/`.
 * @param folder the site's
 */
export function openJournal(folder: string) {
  const file = join(root, '.cache/editing', `${contentHash(resolve(folder))}.json`);
  const read = (): { done: Step[]; undone: Step[] } => {
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      // There is none yet, or one that was cut off, which helps nobody: editing goes on without it.
      return { done: [], undone: [] };
    }
  };
  const state = read();
  const keep = () => writeWhole(file, Buffer.from(JSON.stringify(state)));
  return {
    /** The step that would be taken back next, and the one that would be done again. */
    next: () => ({ undo: state.done.at(-1), redo: state.undone.at(-1) }),
    async add(step: Step): Promise<void> {
      state.done = [...state.done, step].slice(-MOST);
      state.undone = [];
      await keep();
    },
    /** The last step was taken back, or done again. */
    async turn(way: 'undo' | 'redo'): Promise<void> {
      const [from, to] = way === 'undo' ? [state.done, state.undone] : [state.undone, state.done];
      const step = from.pop();
      if (step) to.push(step);
      await keep();
    },
  };
}
