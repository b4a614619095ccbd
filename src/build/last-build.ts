import { lstatSync, readdirSync, readFileSync, type Stats, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, sources } from '../command/root.ts';
import { contentHash } from '../ground/content-hash.ts';
import { attempt } from '../model/attempt.ts';

/** What a build was made of, as the file system tells it without a file being opened, and what it left. */
export interface LastBuild {
  readonly madeOf: string;
  /** When it was made, and until when the same content says the same: milliseconds since 1970. */
  readonly at: number;
  readonly until: number;
  readonly pages: number;
  /** What was said of the content, on both streams. */
  readonly told: { readonly out: string; readonly err: string };
  /** The files of the output with their sizes; null where only that a file is there counts. */
  readonly files: readonly (readonly [file: string, bytes: number | null])[];
}

/** Names, times and sizes of all that lies in a folder; nothing where there is none. @param found is told of each file */
function* traces(folder: string, found?: Map<string, Stats>): Generator<string> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    // To join thousands of paths takes its time.
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      yield path;
      yield* traces(path, found);
    } else {
      const stats = lstatSync(path);
      found?.set(path, stats);
      const { mtimeMs, ctimeMs, size, ino } = stats;
      yield `${path} ${mtimeMs} ${ctimeMs} ${size} ${ino}`;
    }
  }
}

/** All that the compiler is: the files of its running bundle, and what runs them, which writes dates in its own way. */
export function engineHash(): string {
  const here = fileURLToPath(import.meta.url);
  const files = readdirSync(dirname(here)).filter((file) => file.endsWith('.cjs'));
  const all = [here, ...files.sort().map((file) => join(dirname(here), file))];
  engine ??= contentHash([process.version, ...all.map((file) => contentHash(readFileSync(file)))].join());
  return engine;
}
let engine: string | undefined;

/**
 * What a build of a site would be made of. `options` are all that it was told.
 * @param found what the file system tells of the site's files, by their paths
 */
export function madeOf(site: string, options: unknown, found?: Map<string, Stats>): string {
  const engine = [JSON.stringify(options), String(sources), engineHash()];
  return contentHash([...engine, ...traces(site, found)].join('\n'));
}

/** Where the memory of an output folder's last build lies; whatever changes the folder removes it first. */
export const lastBuildFile = (out: string): string =>
  join(root, '.cache/memory', `${contentHash(out)}.last.json`);

/** The last build of a folder, where another of the same content would leave exactly what stands there. */
export function lastBuild(out: string, of: string): LastBuild | undefined {
  const text = attempt(() => readFileSync(lastBuildFile(out), 'utf8'));
  // What it was made of is written first: of another one no more needs to be known.
  if (!text?.startsWith(JSON.stringify({ madeOf: of }).slice(0, -1))) return undefined;
  // Written by the build before, unless that was broken off.
  const last = attempt(() => JSON.parse(text) as LastBuild);
  const now = Date.now();
  const stands = ([file, bytes]: LastBuild['files'][number]) => {
    const found = attempt(() => statSync(`${out}/${file}`));
    return found?.isFile() && (bytes === null || found.size === bytes);
  };
  return last && last.at <= now && now < last.until && last.files.every(stands) ? last : undefined;
}

export const keepLastBuild = (out: string, { madeOf: of, ...last }: LastBuild): void =>
  writeFileSync(lastBuildFile(out), JSON.stringify({ madeOf: of, ...last }));
