import { readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildManifest, HeaderRule } from '../model/build-manifest.ts';
import { MANIFEST_FILE, readManifest } from './read-manifest.ts';
import { redirectTable } from './resolve-address.ts';
import { headersForScheme } from './security-headers.ts';

/** A build as the server uses it: everything is looked up, nothing is joined from a request. */
export type LoadedBuild = Awaited<ReturnType<typeof loadBuild>>;

/** A build that is there and could not be read just now. */
export class UnreadBuild extends Error {}

/** Identity of a version of the manifest's file; changes when another file is renamed into its place. */
export async function manifestStamp(dir: string): Promise<string> {
  const { ino, size, mtimeMs, ctimeMs } = await stat(join(dir, MANIFEST_FILE));
  return [ino, size, mtimeMs, ctimeMs].join(':');
}

/**
 * Reads the build in `dir`.
 *
 * @throws Error with one sentence when there is no manifest or it is not one.
 */
export async function loadBuild(dir: string) {
  const path = join(dir, MANIFEST_FILE);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw new UnreadBuild(`${path} cannot be read: ${error.code}.`);
    throw new Error(`There is no build in ${dir}: run \`npm run build\` first.`);
  });
  let manifest: BuildManifest;
  try {
    manifest = readManifest(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${path} is not a build manifest: ${reason}`);
  }
  const files = new Map(Object.entries(manifest.files));
  const byPath = new Map([...files.values()].map((file) => [file.file, file]));
  const notFound = Object.entries(manifest.notFound).flatMap(([prefix, file]) => {
    const entry = byPath.get(file);
    return entry === undefined ? [] : [[prefix, entry] as const];
  });
  return {
    dir,
    /** Where the folder really lies, whatever a link to it leads to later. */
    place: await realpath(dir),
    build: manifest.build,
    /** `` or `/site`, never with a final slash. */
    basePath: manifest.basePath,
    files,
    redirects: redirectTable(manifest.redirects),
    /** Longest prefix first. */
    notFound: notFound.sort(([a], [b]) => b.length - a.length),
    /** Headers for an address (without base path), by lower-case name. */
    headers: headerTable(manifest.headers),
    /** What takes the messages of the contact form; undefined in a site without. */
    contact: manifest.contact,
    /** Files found to differ from the manifest and served as they are: somebody edited the folder by hand. */
    edited: new Set<string>(),
  };
}

/** Merges the rules that fit an address; most addresses share one of a few merged tables, made once. */
function headerTable(rules: readonly HeaderRule[]) {
  const merged = new Map<string, ReadonlyMap<string, string>>();
  return (address: string, secure: boolean): ReadonlyMap<string, string> => {
    const fitting = rules.flatMap((rule, index) => (fits(rule, address) ? [index] : []));
    const key = `${secure}:${fitting.join()}`;
    const known = merged.get(key);
    if (known !== undefined) return known;
    const headers = fitting.flatMap((index) =>
      Object.entries(rules[index]?.headers ?? {}).map(
        ([name, value]) => [name.toLowerCase(), value] as const,
      ),
    );
    const sent = [...new Map(headers)].filter(([, value]) => value !== '');
    const table = headersForScheme(new Map(sent), secure);
    merged.set(key, table);
    return table;
  };
}

const fits = (rule: HeaderRule, address: string): boolean =>
  rule.exact ? address === rule.path : address.startsWith(rule.path);
