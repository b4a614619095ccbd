import type { Finding } from '../diagnostics/diagnostic.ts';
import { warning } from '../diagnostics/diagnostic.ts';
import type { Check, CheckContext } from './check.ts';

/** Files that are used by their name alone. */
const BY_NAME = new Set(['/favicon.svg', '/robots.txt', '/LICENSE']);
const START = { line: 1, column: 1, endLine: 1, endColumn: 1 };

const withoutExtra = (href: string) => href.replace(/[?#].*$/, '');

/** The files below `public/` that some content names, with the first place that does. */
export function mediaPlaces({
  index,
  references,
}: CheckContext): ReadonlyMap<string, { file: string; pointer: string }> {
  const places = new Map<string, { file: string; pointer: string }>();
  for (const file of index.files.values())
    for (const reference of references(file)) {
      const path =
        reference.kind === 'media'
          ? reference.path
          : reference.kind === 'link'
            ? withoutExtra(reference.href)
            : '';
      if (index.input.media.has(path) && !places.has(path))
        places.set(path, { file: file.path, pointer: reference.pointer });
    }
  return places;
}

/** A file that nothing names is weight without use, and often the trace of a mistake. */
export const usedMedia: Check = (context) => {
  const used = mediaPlaces(context);
  return [...context.index.input.media.keys()]
    .filter((path) => !used.has(path) && !BY_NAME.has(path))
    .map((path): Finding => {
      const message = `Nothing uses this file. Remove it, or name it as “${path}” where it belongs.`;
      return { ...warning('media/unused', { file: `public${path}`, pointer: '' }, message), position: START };
    });
};
