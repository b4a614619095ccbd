import type { Kept } from '../json/remembered.ts';
import type { ContentFile } from '../site/content-file.ts';

/** A path that a file names, and where. */
export interface Named {
  readonly path: string;
  readonly pointer: string;
}

/** What linking a file found out, for the next command. */
export interface LinkNote {
  /** A fingerprint of what it tells the other files. */
  readonly facts: string;
  /** What its links could lead to when none was wrong; empty where one was. */
  readonly soundAt: string;
  readonly paths: readonly Named[];
}

export type LinkNotes = ReturnType<typeof createLinkNotes>;

/** @param keyOf names a file, its text and the schemas; undefined where nothing may be kept of it */
export function createLinkNotes(kept: Kept, keyOf: (file: ContentFile) => string | undefined) {
  const known = new WeakMap<ContentFile, LinkNote>();
  const nameOf = (file: ContentFile) => {
    const key = keyOf(file);
    return key === undefined ? undefined : `links ${key}`;
  };
  return {
    get(file: ContentFile): LinkNote | undefined {
      const name = nameOf(file);
      const text = known.has(file) || name === undefined ? undefined : kept.get(name);
      if (text !== undefined) {
        // Written below.
        const [facts, soundAt, paths] = JSON.parse(text) as [string, string, Named[]];
        known.set(file, { facts, soundAt, paths });
      }
      return known.get(file);
    },
    set(file: ContentFile, note: LinkNote): void {
      const name = nameOf(file);
      if (name === undefined) return;
      known.set(file, note);
      kept.set(name, JSON.stringify([note.facts, note.soundAt, note.paths]));
    },
  };
}
