import { atTop } from '../../diagnostics/fault.ts';
import { isWellKnown } from '../../load/media-kind.ts';
import { advice } from '../rule.ts';

/** Files that are used by their name alone. */
const BY_NAME = new Set(['/favicon.svg', '/favicon.ico', '/LICENSE']);

export const mediaUnused = advice({
  says: 'Advice: nothing uses this file.',
  wrong: 'public/images/old-logo.svg',
  right: 'no such file',
  remedy: 'Remove it, or name it where it belongs.',
  soundSite: ({ index, media }) =>
    [...index.input.media.keys()]
      .filter((path) => !media.has(path) && !BY_NAME.has(path) && !isWellKnown(path))
      .map((path) => ({
        ...atTop(`public${path}`),
        message: `Nothing uses this file. Remove it, or name it as “${path}” where it belongs.`,
      })),
});
