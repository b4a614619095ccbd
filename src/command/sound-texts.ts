import { readFileSync } from 'node:fs';
import { appendFile, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Kept } from '../content/json/remembered.ts';
import { contentHash } from '../ground/content-hash.ts';
import { filesBelow } from '../ground/files-below.ts';
import { attempt } from '../model/attempt.ts';
import { root } from './root.ts';
import { writeWhole } from './write-whole.ts';

/** Names all source that the running command was bundled from; undefined where it is no bundle of the launcher's. */
const ENGINE = /-([\da-f]{16})$/.exec(dirname(fileURLToPath(import.meta.url)))?.[1];

/**
 * What was found sound in a site's folder, kept in `.cache/`: the next command need not look at it again. Each engine keeps its own:
 * one that still runs while its source changes finds other things sound.
 */
export function openSoundTexts(folder: string, engine = ENGINE) {
  const [memory, name] = [join(root, '.cache/memory'), contentHash(resolve(folder))];
  const file = join(memory, `${name}-${engine}.sound`);
  const text = attempt(() => readFileSync(file, 'utf8')) ?? '';
  // What was not written to its end cannot be added to.
  const written = text.endsWith('\n') ? text : '';
  const before = new Map<string, string>();
  // Not split: that would make two lists for each of thousands of lines.
  for (let at = 0; at < written.length; ) {
    const [tab, end] = [written.indexOf('\t', at), written.indexOf('\n', at)];
    before.set(written.slice(at, tab), written.slice(tab + 1, end));
    at = end + 1;
  }
  const now = new Map<string, string>();
  const kept: Kept = {
    get(name) {
      const found = before.get(name);
      if (found !== undefined && !now.has(name)) now.set(name, found);
      return found;
    },
    set: (name, found) => void now.set(name, found),
  };
  return {
    ...kept,
    /** True where nothing of the folder is known: all of it is looked at. */
    isEmpty: before.size === 0,
    /** Adds what is new to what is kept; where most of that was not asked for, it is forgotten. */
    async keep(): Promise<void> {
      if (engine === undefined) return;
      const linesOf = (texts: Iterable<readonly [string, string]>) =>
        [...texts].map(([name, found]) => `${name}\t${found}\n`).join('');
      const needed = [...now].reduce((sum, [name, found]) => sum + name.length + found.length, 0);
      const fresh = linesOf([...now].filter(([name, found]) => before.get(name) !== found));
      // What cannot be kept is looked at again.
      if (written.length + fresh.length > 2 * needed || written === '') {
        for (const other of await filesBelow(memory))
          if (other.startsWith(name) && other.endsWith('.sound'))
            await rm(join(memory, other), { force: true }).catch(() => {});
        await writeWhole(file, Buffer.from(linesOf(now))).catch(() => {});
      } else if (fresh !== '') await appendFile(file, fresh).catch(() => {});
    },
  };
}
