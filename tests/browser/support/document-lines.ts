import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './site-process.ts';

/** The lines of `index.html` that have no place in them: each page has them word for word, whatever is added. */
export const documentLines: readonly string[] = readFileSync(join(root, 'index.html'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !/%|<!--/.test(line));
