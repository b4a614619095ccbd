import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  BuildManifest,
  ContactService,
  HeaderRule,
  ManifestFile,
  ManifestRedirect,
} from '../model/build-manifest.ts';
import { describeFile } from './media-type.ts';
import { MANIFEST_FILE, readManifest } from './read-manifest.ts';
import { headersForScheme } from './security-headers.ts';

/** A build as the server uses it: everything is looked up, nothing is joined from a request. */
export interface LoadedBuild {
  readonly dir: string;
  readonly build: string;
  /** `` or `/site`, never with a final slash. */
  readonly basePath: string;
  readonly files: ReadonlyMap<string, ManifestFile>;
  readonly redirects: ReadonlyMap<string, ManifestRedirect>;
  /** Longest prefix first. */
  readonly notFound: readonly (readonly [prefix: string, file: ManifestFile])[];
  /** Headers for an address (without base path), by lower-case name. */
  headers(address: string, secure: boolean): ReadonlyMap<string, string>;
  /** What takes the messages of the contact form; undefined in a site without. */
  readonly contact: ContactService | undefined;
  /** Files found to differ from the manifest and served as they are: somebody edited the folder by hand. */
  readonly edited: Set<string>;
}

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
export async function loadBuild(dir: string): Promise<LoadedBuild> {
  const path = join(dir, MANIFEST_FILE);
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`There is no build in ${dir}: run \`npm run build\` first.`);
  let manifest: BuildManifest;
  try {
    manifest = readManifest(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${path} is not a build manifest: ${reason}`);
  }
  const files = new Map(Object.entries(manifest.files));
  const byPath = new Map([...files.values()].map((file) => [file.file, file]));
  const notFound = await Promise.all(
    Object.entries(manifest.notFound).map(async ([prefix, file]) => {
      const entry = byPath.get(file) ?? (await describeFile(dir, file, 'revalidate'));
      return entry === undefined ? [] : [[prefix, entry] as const];
    }),
  );
  return {
    dir,
    build: manifest.build,
    basePath: manifest.basePath,
    files,
    redirects: new Map(manifest.redirects.map((redirect) => [redirect.from, redirect])),
    notFound: notFound.flat().sort(([a], [b]) => b.length - a.length),
    headers: headerTable(manifest.headers),
    contact: manifest.contact,
    edited: new Set(),
  };
}

/** Merges the rules that fit an address; most addresses share one of a few merged tables, made once. */
function headerTable(rules: readonly HeaderRule[]): LoadedBuild['headers'] {
  const merged = new Map<string, ReadonlyMap<string, string>>();
  return (address, secure) => {
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
