import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { UsageError } from '../command/options.ts';
import { root } from '../command/root.ts';
import { outFolder, pathOf } from '../command/site-path.ts';

/** Lies in every written catalogue: only such a folder may be replaced. */
export const MARK = '_catalogue.json';

/** Where a path really leads, of which the last steps may not be there yet. */
function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const parent = dirname(path);
  return parent === path ? path : join(realPath(parent), basename(path));
}

const contains = (folder: string, path: string) => !/^\.\.([\\/]|$)/.test(relative(folder, path));

/**
 * The folder that `--out` names.
 * @throws UsageError where it is the published site, lies in it, or holds something that is no catalogue
 */
export function catalogueFolder(option: string | undefined): string {
  if (contains(realPath(join(root, 'dist')), realPath(pathOf(option, 'catalogue'))))
    throw new UsageError('The catalogue is never written into dist/: that is the site. Name another folder.');
  return outFolder(option, 'catalogue', MARK, 'catalogue');
}
