import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SoundTexts } from '../content/findings/sound-texts.ts';
import type { PictureSizes } from '../content/load/load.ts';
import { contentHash } from '../ground/content-hash.ts';
import { root } from './root.ts';
import { writeWhole } from './write-whole.ts';

/** What was found sound in a site's folder, kept in `.cache/`: the next command need not look at it again. */
export interface KeptTexts extends SoundTexts {
  readonly sizes: PictureSizes;
  /** Writes what this check has asked for, and forgets the rest. */
  keep(): Promise<void>;
}

/** Names all source that the running command was bundled from; undefined where it is no bundle of the launcher's. */
const engine = /-([\da-f]{16})$/.exec(dirname(fileURLToPath(import.meta.url)))?.[1];

export function openSoundTexts(folder: string): KeptTexts {
  const file = join(root, '.cache/memory', `${contentHash(resolve(folder))}.sound`);
  const read = (): readonly string[] => {
    try {
      const [by, ...keys] = readFileSync(file, 'utf8').split('\n');
      return by === engine ? keys : [];
    } catch {
      return [];
    }
  };
  const before = new Set(read());
  const now = new Set<string>();
  const sizes = new Map(
    [...before]
      .filter((key) => key.startsWith('size '))
      .map((key) => key.split(' '))
      .map(([, hash = '', width, height]) => [hash, { width: Number(width), height: Number(height) }]),
  );
  return {
    has(key) {
      const isKnown = before.has(key);
      if (isKnown) now.add(key);
      return isKnown;
    },
    add: (key) => void now.add(key),
    sizes: {
      get: (hash) => sizes.get(hash),
      add: (hash, { width, height }) => void now.add(`size ${hash} ${width} ${height}`),
    },
    async keep() {
      if (engine === undefined) return;
      if (now.size === before.size && [...now].every((key) => before.has(key))) return;
      // What cannot be kept is looked at again.
      await writeWhole(file, Buffer.from([engine, ...now].join('\n'))).catch(() => {});
    },
  };
}
