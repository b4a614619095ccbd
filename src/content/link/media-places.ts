import type { ContentFile } from '../site/content-file.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { keptWhileSame } from './kept.ts';
import type { Reference } from './references.ts';
import type { SiteContext } from './seen.ts';

interface Named {
  readonly path: string;
  readonly pointer: string;
}

const known = new WeakMap<readonly Reference[], readonly Named[]>();

/** The paths with an extension that a file names: only those can be files. */
function filesNamed(references: readonly Reference[]): readonly Named[] {
  const before = known.get(references);
  if (before) return before;
  const named = references.flatMap((reference): Named[] => {
    if (reference.kind === 'item') return [];
    const path = reference.kind === 'media' ? reference.path : reference.href.replace(/[?#].*$/, '');
    return /^\/.*\.[a-z0-9]+$/i.test(path) ? [{ path, pointer: reference.pointer }] : [];
  });
  known.set(references, named);
  return named;
}

const placesOf = keptWhileSame(
  (one: readonly Named[], other: readonly Named[]) =>
    one.length === other.length &&
    one.every(({ path, pointer }, i) => other[i]?.path === path && other[i]?.pointer === pointer),
  (parts, media: SiteIndex['input']['media']) => {
    const places = new Map<string, { file: string; pointer: string }>();
    for (const [file, named] of parts)
      for (const { path, pointer } of named)
        if (!places.has(path) && media.has(path)) places.set(path, { file, pointer });
    return places;
  },
);

/** The files below `public/` that some content names, with the first place that does. */
export const mediaPlaces = (
  { files, input }: SiteIndex,
  references: (file: ContentFile) => readonly Reference[],
): SiteContext['media'] => placesOf(files.values(), (file) => filesNamed(references(file)), input.media);
