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

interface NamedPaths {
  /** Every path that some file names: of a page, or of anything. */
  readonly named: ReadonlyMap<string, NamedPath>;
  /** Those of files below `public/`. */
  readonly media: ReadonlyMap<string, NamedPath>;
}

/** The linked site, and what its files name. */
export interface SiteContext extends NamedPaths {
  readonly index: SiteIndex;
  /** The translations as they are written; none of a site that is itself in another language. */
  readonly overlays: readonly ContentFile[];
}

type Parts = ReadonlyMap<string, readonly Named[]>;
type Media = SiteIndex['input']['media'];

/** The paths that a file names, with an anchor or without. */
const pathsIn = remembered((references: readonly Reference[]): readonly Named[] =>
  references.flatMap(({ kind, text, pointer }) =>
    kind === 'link' || kind === 'media' ? { path: text.replace(/[?#].*$/s, ''), pointer } : [],
  ),
);

export const pathsNamedIn = (file: ContentFile, { shapeOf }: Schemas): readonly Named[] =>
  pathsIn(referencesOf(file, shapeOf(file.schema ?? '')));

const isSame = (one: readonly Named[], other: readonly Named[] | undefined) =>
  one === other ||
  (one.length === other?.length &&
    one.every(({ path, pointer }, i) => other[i]?.path === path && other[i]?.pointer === pointer));

function pathsNamed(parts: Parts, files: Media): NamedPaths {
  const named = new Map<string, NamedPath>();
  for (const [file, paths] of parts)
    for (const { path, pointer } of paths) {
      const first = named.get(path);
      if (!first) named.set(path, { file, pointer, isShared: false });
      else if (first.file !== file && !first.isShared) named.set(path, { ...first, isShared: true });
    }
  return { named, media: new Map([...named].filter(([path]) => files.has(path))) };
}

/** As many as a site has languages, in the usual case. */
const MOST_KEPT = 4;
const kept: { readonly parts: Parts; readonly files: Media; readonly paths: NamedPaths }[] = [];

/** The site as rules about the whole of it see it. What it names is kept while no file names another: few edits do. */
export function siteContext(
  index: SiteIndex,
  overlays: readonly ContentFile[],
  notes?: LinkNotes,
): SiteContext {
  const files = index.input.media;
  const parts = new Map<string, readonly Named[]>();
  for (const file of index.files.values())
    if (file.schema !== undefined)
      parts.set(file.path, notes?.get(file)?.paths ?? pathsNamedIn(file, index.schemas));
  const isKept = (entry: (typeof kept)[number]): boolean => {
    if (entry.files !== files || entry.parts.size !== parts.size) return false;
    for (const [path, paths] of parts) if (!isSame(paths, entry.parts.get(path))) return false;
    return true;
  };
  const at = kept.findIndex(isKept);
  const { paths } = kept[at] ?? { paths: pathsNamed(parts, files) };
  if (at >= 0) kept.splice(at, 1);
  kept.unshift({ parts, files, paths });
  kept.length = Math.min(kept.length, MOST_KEPT);
  return { index, overlays, ...paths };
}
