import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { UsageError } from '../command/options.ts';
import { root } from '../command/root.ts';

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
 * The folder that `--out` names, seen from where the command was called.
 * @throws UsageError where it is the published site, lies in it, or holds something that is no catalogue
 */
export function outFolder(option: string | undefined): string {
  const out =
    option === undefined ? join(root, 'catalogue') : resolve(process.env.INIT_CWD ?? process.cwd(), option);
  const real = realPath(out);
  if (contains(realPath(join(root, 'dist')), real))
    throw new UsageError('The catalogue is never written into dist/: that is the site. Name another folder.');
  if (existsSync(out) && !existsSync(join(out, MARK)) && readdirSync(out).length > 0)
    throw new UsageError(
      `“${option ?? 'catalogue'}” is not empty and holds no catalogue: it would be replaced. Name another folder.`,
    );
  return out;
}
