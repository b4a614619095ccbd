import { join, resolve } from 'node:path';
import { root } from './root.ts';

/** The folder of a site: what `--site` names, seen from where the command was called, else the shipped one. */
export function sitePath(option: string | undefined): string {
  if (option === undefined) return join(root, 'site-config');
  return resolve(process.env.INIT_CWD ?? process.cwd(), option);
}
