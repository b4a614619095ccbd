import type { Finding } from '../diagnostics/diagnostic.ts';
import { warning } from '../diagnostics/diagnostic.ts';
import type { Check } from './check.ts';

/** Files that are used by their name alone. */
const BY_NAME = new Set(['/favicon.svg', '/robots.txt', '/LICENSE']);
const START = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** A file that nothing names is weight without use, and often the trace of a mistake. */
export const usedMedia: Check = ({ index, media }) =>
  [...index.input.media.keys()]
    .filter((path) => !media.has(path) && !BY_NAME.has(path))
    .map((path): Finding => {
      const message = `Nothing uses this file. Remove it, or name it as “${path}” where it belongs.`;
      return { ...warning('media/unused', { file: `public${path}`, pointer: '' }, message), position: START };
    });
