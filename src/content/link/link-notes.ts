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
  /** The paths that it names, as JSON: most are never asked for. */
  readonly paths: string;
}

export type LinkNotes = ReturnType<typeof createLinkNotes>;

/**
 * @param keyOf names a file, its text and the schemas, and says whether an earlier command knew them; undefined where
 * nothing may be kept of it
 */
export function createLinkNotes(
  kept: Kept,
  keyOf: (file: ContentFile) => { readonly key: string; readonly isKnown: boolean } | undefined,
) {
  const known = new Map<string, { readonly file: ContentFile; readonly note: LinkNote }>();
  return {
    get(file: ContentFile): LinkNote | undefined {
      const before = known.get(file.path);
      if (before?.file === file) return before.note;
      const named = keyOf(file);
      const text = named?.isKnown ? kept.get(`links ${named.key}`) : undefined;
      if (text === undefined) return undefined;
      const [facts = '', soundAt = '', paths = ''] = text.split('\t');
      const note = { facts, soundAt, paths };
      known.set(file.path, { file, note });
      return note;
    },
    set(file: ContentFile, note: LinkNote): void {
      const named = keyOf(file);
      if (!named) return;
      known.set(file.path, { file, note });
      kept.set(`links ${named.key}`, [note.facts, note.soundAt, note.paths].join('\t'));
    },
  };
}
