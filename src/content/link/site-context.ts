import { remembered } from '../json/remembered.ts';
import type { Schemas } from '../schema/schemas.ts';
import type { ContentFile } from '../site/content-file.ts';
import type { SiteIndex } from '../site/site-index.ts';
import type { LinkNotes, Named } from './link-notes.ts';
import { type Reference, referencesOf } from './references.ts';

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
