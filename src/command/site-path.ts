import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UsageError } from './options.ts';
import { root } from './root.ts';

/** A path as its caller wrote it: seen from where the command was called. */
export const fromHere = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path);

/** What an option names, else something of the project’s own folder. */
export const pathOf = (option: string | undefined, byDefault: string): string =>
  option === undefined ? join(root, byDefault) : fromHere(option);

/** The folder of a site: what `--site` names, else the shipped one. */
export const sitePath = (option: string | undefined): string => pathOf(option, 'site-config');

/**
 * The folder that `--out` names, where it may be replaced.
 * @param mark the file that lies in every folder that may
 * @throws UsageError where it holds something else
 */
export function outFolder(option: string | undefined, byDefault: string, mark: string, what: string): string {
  const out = pathOf(option, byDefault);
  if (existsSync(out) && !existsSync(join(out, mark)) && readdirSync(out).length > 0)
    throw new UsageError(
      `“${option ?? byDefault}” is not empty and holds no ${what}: it would be replaced. Name another folder.`,
    );
  return out;
}
