import { type Kept, remembered } from '../json/remembered.ts';
import type { Schemas } from '../schema/schemas.ts';
import type { ContentFile } from '../site/content-file.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { type Reference, referencesOf } from './references.ts';

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
  const known = new WeakMap<ContentFile, LinkNote>();
  return {
    get(file: ContentFile): LinkNote | undefined {
      const before = known.get(file);
      if (before) return before;
      const named = keyOf(file);
      const text = named?.isKnown ? kept.get(`links ${named.key}`) : undefined;
      if (text === undefined) return undefined;
      const [facts = '', soundAt = '', paths = ''] = text.split('\t');
      const note = { facts, soundAt, paths };
      known.set(file, note);
      return note;
    },
    set(file: ContentFile, note: LinkNote): void {
      const named = keyOf(file);
      if (!named) return;
      known.set(file, note);
      kept.set(`links ${named.key}`, [note.facts, note.soundAt, note.paths].join('\t'));
    },
  };
}

/** The first place that names a path, and whether another file does as well. */
interface NamedPath {
  readonly file: string;
  readonly pointer: string;
  readonly isShared: boolean;
}

/** The linked site, and what its files name. */
export interface SiteContext {
  readonly index: SiteIndex;
  /** The translations as they are written; none of a site that is itself in another language. */
  readonly overlays: readonly ContentFile[];
  /** Every path that some file names: of a page, or of anything. */
  readonly named: ReadonlyMap<string, NamedPath>;
  /** Those of files below `public/`. */
  readonly media: ReadonlyMap<string, NamedPath>;
}

/** The paths that a file names, with an anchor or without. */
const pathsIn = remembered((references: readonly Reference[]): readonly Named[] =>
  references.flatMap(({ kind, text, pointer }) =>
    kind === 'link' || kind === 'media' ? { path: text.replace(/[?#].*$/s, ''), pointer } : [],
  ),
);

export const pathsNamedIn = (file: ContentFile, { shapeOf }: Schemas): readonly Named[] =>
  pathsIn(referencesOf(file, shapeOf(file.schema ?? '')));

/** The site as rules about the whole of it see it. */
export function siteContext(
  index: SiteIndex,
  overlays: readonly ContentFile[],
  notes?: LinkNotes,
): SiteContext {
  const files = index.input.media;
  const named = new Map<string, NamedPath>();
  for (const file of index.files.values()) {
    if (file.schema === undefined) continue;
    const noted = notes?.get(file)?.paths;
    // Written by an earlier command.
    const paths: readonly Named[] = noted ? JSON.parse(noted) : pathsNamedIn(file, index.schemas);
    for (const { path, pointer } of paths) {
      const first = named.get(path);
      if (!first) named.set(path, { file: file.path, pointer, isShared: false });
      else if (first.file !== file.path && !first.isShared) named.set(path, { ...first, isShared: true });
    }
  }
  const media = new Map([...named].filter(([path]) => files.has(path)));
  return { index, overlays, named, media };
}
