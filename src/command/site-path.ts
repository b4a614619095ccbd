import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmdirSync,
  statSync,
} from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { type JsonValue, objectAt } from '../content/json/json.ts';
import { bringBack } from '../ground/left-behind.ts';
import { attempt } from '../model/attempt.ts';
import { UsageError } from './options.ts';
import { root } from './root.ts';

/** A path as its caller wrote it: seen from where the command was called. */
export const fromHere = (path: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), path);

/** A path as it is typed: in quotes where a shell would else take it for several words. */
export const asTyped = (path: string): string =>
  /^[\p{L}\p{M}\p{N}\p{Pd}._/\\:~]+$/u.test(path) ? path : `"${path}"`;

/** What follows a command that is named for the same site, of its `--site` as it was written. */
export const ofSite = (option: string | undefined): string =>
  option === undefined ? '' : ` -- --site ${asTyped(option)}`;

/** What an option names, else something of the project’s own folder. */
export const pathOf = (option: string | undefined, byDefault: string): string =>
  option === undefined ? join(root, byDefault) : fromHere(option);

const OF_A_SITE = ['site.json', 'pages', 'navigation.json', 'strings.json', 'theme.json'];

/** Where a path really leads, of which the last steps may not be there yet. */
function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path);
  const parent = dirname(path);
  return parent === path ? path : join(realPath(parent), basename(path));
}

/** The way from a folder to what lies in it, with forward slashes; undefined where that lies elsewhere. */
export function pathWithin(folder: string, path: string): string | undefined {
  const way = relative(realPath(folder), realPath(path)).split(sep).join('/');
  return /^\.\.(?:\/|$)/.test(way) || isAbsolute(way) ? undefined : way;
}

/**
 * The folder of a site: what `--site` names, else the shipped one.
 * @throws UsageError where there is no folder, or nothing in it that a site begins with
 */
export function sitePath(option: string | undefined): string {
  const folder = pathOf(option, 'site-config');
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`There is no folder “${folder}”.`);
  if (!OF_A_SITE.some((path) => existsSync(join(folder, path))))
    throw new UsageError(
      `“${folder}” is no site: it holds neither site.json nor pages/. Name the folder that holds them.`,
    );
  return folder;
}

/** @throws UsageError where what is written to a folder would be content of the site */
function checkOutside(site: string, folder: string, named: string): void {
  const inSite = pathWithin(site, folder);
  // What a dot begins is no content.
  if (inSite !== undefined && !/(?:^|\/)\./.test(inSite))
    throw new UsageError(
      `“${named}” lies in the site’s own folder, where it would be content. Name another folder.`,
    );
}

/**
 * The folder that a new site is named by.
 * @throws UsageError where it would be content of another one
 */
export function newSitePath(named: string): string {
  const folder = fromHere(named);
  for (let at = realPath(folder); at !== dirname(at); at = dirname(at))
    if (existsSync(join(dirname(at), 'site.json'))) checkOutside(dirname(at), folder, named);
  return folder;
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** What is said of a folder that the system lets nobody make. */
export const unwritable = (named: string, error: unknown): UsageError => {
  const remedy = process.platform === 'win32' ? 'Close what uses it, or name' : 'Name';
  return new UsageError(`“${named}” cannot be written (${codeOf(error)}). ${remedy} another folder.`);
};

/** An error that came while a folder was made anew, with what to do about it, which the system does not say. */
export function whileWriting(folder: string, error: unknown): unknown {
  const code = codeOf(error);
  if (['ENOSPC', 'EDQUOT'].includes(code))
    return new UsageError(
      `The disk is full: “${folder}” could not be written, and is as it was. Make room there, or on the disk of “${join(root, '.cache')}”, and try again.`,
    );
  // A file of it that is to be replaced is another user's, or to be read alone.
  const isInside = error instanceof Error && error.message.includes(join(folder, '/'));
  return isInside && ['EACCES', 'EPERM', 'EROFS'].includes(code) ? unwritable(folder, error) : error;
}

/**
 * Makes and removes the first folder that is missing above what will stand beside `out`: to make all of them at once
 * never ends where the system makes none, such as in /proc.
 *
 * @throws the file system's error
 */
function probe(out: string): void {
  if (existsSync(out)) readdirSync(out);
  let path = `${out}.probe-${process.pid}`;
  while (!existsSync(dirname(path))) path = dirname(path);
  mkdirSync(path);
  rmdirSync(path);
}

/**
 * The folder that `--out` names, where it may be replaced; where a build broke off that was replacing it, it is put back.
 * @param mark the file that lies in every folder that may
 * @param site the folder of the site that is written of
 * @throws UsageError where it holds something else, lies in the site, or cannot be written
 */
export function outFolder(
  option: string | undefined,
  byDefault: string,
  mark: string,
  what: string,
  site: string,
): string {
  let out = pathOf(option, byDefault);
  try {
    bringBack(out, mark);
    // What serves the folder that a link leads to would not see another one in the link's place.
    if (lstatSync(out, { throwIfNoEntry: false })?.isSymbolicLink()) out = realpathSync(out);
    probe(out);
  } catch (error) {
    throw unwritable(option ?? byDefault, error);
  }
  if (existsSync(out) && !existsSync(join(out, mark)) && readdirSync(out).length > 0)
    throw new UsageError(
      `“${option ?? byDefault}” is not empty and holds no ${what}: it would be replaced. Name another folder.`,
    );
  checkOutside(site, out, option ?? byDefault);
  return out;
}

const ALWAYS = ['production', 'qa', 'dev'];

/** The environments that a site has; undefined where that cannot be read: what is wrong there is told with its place. */
const environmentsOf = (folder: string): readonly string[] | undefined =>
  attempt(() => {
    const site: JsonValue = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));
    return [...new Set([...ALWAYS, ...Object.keys(objectAt(site, 'environments'))])];
  });

/**
 * The environment that `SITE_ENV` names; what it means is content of site.json. An empty one names none: production.
 * @throws UsageError where neither the engine nor the site knows it: its typing error would look like a success
 */
export function siteEnvironment(folder: string): string {
  const name = process.env.SITE_ENV || 'production';
  const known = environmentsOf(folder);
  if (known && !known.includes(name))
    throw new UsageError(`SITE_ENV is “${name}”, which is no environment. Possible: ${known.join(', ')}.`);
  return name;
}
