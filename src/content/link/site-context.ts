import { remembered } from '../json/remembered.ts';
import type { ContentFile } from '../site/content-file.ts';
import type { SiteIndex } from '../site/site-index.ts';
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
  /** Every path that some file names: of a page, or of anything. */
  readonly named: ReadonlyMap<string, NamedPath>;
  /** Those of files below `public/`. */
  readonly media: ReadonlyMap<string, NamedPath>;
  /** The translations as they are written; none of a site that is itself in another language. */
  readonly overlays: readonly ContentFile[];
}

/** The paths that a file names, with an anchor or without. */
const pathsIn = remembered((references: readonly Reference[]) =>
  references.flatMap(({ kind, text, pointer }) =>
    kind === 'link' || kind === 'media' ? { path: text.replace(/[?#].*$/s, ''), pointer } : [],
  ),
);

/** The site as rules about the whole of it see it. */
export function siteContext(index: SiteIndex, overlays: readonly ContentFile[]): SiteContext {
  const named = new Map<string, NamedPath>();
  for (const file of index.files.values()) {
    if (file.schema === undefined) continue;
    for (const { path, pointer } of pathsIn(referencesOf(file, index.schemas.shapeOf(file.schema)))) {
      const first = named.get(path);
      if (!first) named.set(path, { file: file.path, pointer, isShared: false });
      else if (first.file !== file.path && !first.isShared) named.set(path, { ...first, isShared: true });
    }
  }
  const media = new Map([...named].filter(([path]) => index.input.media.has(path)));
  return { index, overlays, named, media };
}
