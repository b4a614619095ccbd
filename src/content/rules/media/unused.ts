import { atTop } from '../../diagnostics/fault.ts';
import { pathsNamedIn } from '../../link/site-context.ts';
import { isWellKnown } from '../../load/media-kind.ts';
import type { SiteIndex } from '../../site/site-index.ts';
import { advice } from '../rule.ts';

/** Files that are used by their name alone. */
const BY_NAME = new Set(['/favicon.svg', '/favicon.ico', '/LICENSE']);

/** The paths that translations name, such as a document in their language. */
const namedInTranslations = ({ languages, files, schemas }: SiteIndex) =>
  [...languages.values()].flatMap((language) =>
    [...language.files].flatMap(([path, file]) =>
      file === files.get(path) ? [] : pathsNamedIn(file, schemas).map((named) => named.path),
    ),
  );

export const mediaUnused = advice({
  says: 'Advice: nothing uses this file.',
  wrong: 'public/images/old-logo.svg',
  right: 'no such file',
  remedy: 'Remove it, or name it where it belongs.',
  soundSite({ index, media }) {
    const translated = new Set(namedInTranslations(index));
    return [...index.input.media.keys()]
      .filter((path) => ![media, translated, BY_NAME].some((used) => used.has(path)) && !isWellKnown(path))
      .map((path) => ({
        ...atTop(`public${path}`),
        message: `Nothing uses this file. Remove it, or name it as “${path}” where it belongs.`,
      }));
  },
});
