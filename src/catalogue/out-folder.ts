import { join } from 'node:path';
import { UsageError } from '../command/options.ts';
import { root } from '../command/root.ts';
import { outFolder, pathOf, pathWithin } from '../command/site-path.ts';

/** Lies in every written catalogue: only such a folder may be replaced. */
export const MARK = '_catalogue.json';

/**
 * The folder that `--out` names.
 * @throws UsageError where it is the published site, lies in it or in the content, or holds something that is no catalogue
 */
export function catalogueFolder(option: string | undefined, site: string): string {
  if (pathWithin(join(root, 'dist'), pathOf(option, 'catalogue')) !== undefined)
    throw new UsageError('The catalogue is never written into dist/: that is the site. Name another folder.');
  return outFolder(option, 'catalogue', MARK, 'catalogue', site);
}
