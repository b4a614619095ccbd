import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildCode } from '../build/code.ts';
import { root } from '../command/root.ts';
import { readSchemas } from '../command/schemas.ts';
import { createCompiler } from '../content/compile.ts';
import { createLoader } from '../content/load/load.ts';
import { contentHash } from '../ground/content-hash.ts';
import { filesBelow } from '../ground/files-below.ts';
import { median, repeat } from './browser.ts';
import { type CommandRun, runCommand } from './commands.ts';
import { makeSite, type SiteShape } from './make-site.ts';

const RUNS = 3;
export const benchFolder = join(root, '.cache/bench');

/** Milliseconds to build the code from nothing: paid once for each version of the engine, not for each site. */
export async function measureCode(): Promise<number> {
  const folder = join(benchFolder, 'code');
  await rm(folder, { recursive: true, force: true });
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  const started = performance.now();
  await buildCode(folder);
  process.env.NODE_ENV = before;
  return performance.now() - started;
}

async function forget(out: string): Promise<void> {
  await rm(out, { recursive: true, force: true });
  await rm(join(root, '.cache/memory', `${contentHash(out)}.json`), { force: true });
}

/** Gives the first field of a name another text. */
async function editField(file: string, name: string, turn: number): Promise<void> {
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(new RegExp(`("${name}": ")[^"]*`), `$1Edit ${turn + 1} of the bench`));
}

/** What editors do most, by name. @param turn makes each text another one */
const EDITS_OF: Readonly<
  Record<string, (folder: string, site: Awaited<ReturnType<typeof makeSite>>, turn: number) => Promise<void>>
> = {
  'one text of an article': (folder, site, turn) => editField(join(folder, site.itemFile), 'heading', turn),
  'one text of a page': (folder, site, turn) => editField(join(folder, site.pageFile), 'heading', turn),
  'a word of all pages': (folder, _, turn) => editField(join(folder, 'strings.json'), 'readMore', turn),
  'a new article': async (folder, { itemFile }, turn) => {
    const text = await readFile(join(folder, itemFile), 'utf8');
    const key = `new-${turn + 1}`;
    const own = text
      .replace(/("id": ")[^"]*/, `$1${key}`)
      .replace(/("slug": ")[^"]*/, `$1${key}`)
      .replace(/("createdAt": ")[^"]*/, '$12016-05-05T09:00:00Z');
    await writeFile(join(folder, itemFile.replace(/(?<![^/])[^/]+\.json$/, `${key}.json`)), own);
  },
};

/** The first few files in which two folders differ, by name or by bytes; empty where they are the same. */
async function differences(a: string, b: string): Promise<string[]> {
  const files = new Set([...(await filesBelow(a)), ...(await filesBelow(b))]);
  const differing: string[] = [];
  for (const file of files) {
    if (differing.length >= 5) break;
    const [one, other] = await Promise.all(
      [a, b].map((folder) => readFile(join(folder, file)).catch(() => null)),
    );
    if (!one || !other?.equals(one)) differing.push(file);
  }
  return differing;
}

const times = (runs: readonly CommandRun[]) => median(runs.map((run) => run.milliseconds));
const peaks = (runs: readonly CommandRun[]) => median(runs.map((run) => run.megabytes));

const WATCHED = 21;

/** Milliseconds from a saved page to the site's diagnostics, in a process that keeps watching; the median of 20. */
async function measureWatch(folder: string, pageFile: string): Promise<number> {
  const compiler = createCompiler(await readSchemas());
  const loader = createLoader(folder);
  compiler.check(await loader.load(), new Date());
  const runs = await repeat(WATCHED, async (turn) => {
    await editField(join(folder, pageFile), 'heading', turn);
    const started = performance.now();
    compiler.check(await loader.load([pageFile]), new Date());
    return performance.now() - started;
  });
  return median(runs.slice(1));
}

/**
 * Times in milliseconds and memory in megabytes (10^6 bytes), each the median of three runs. `watch` is one changed
 * file, checked by a process that watches; `wrong` are files in which the incremental result differs from a full build.
 * @throws Error where the made site is not valid or a command fails
 */
export async function measureBuilds(
  shipped: string,
  pages: number,
  shape: SiteShape,
  say: (text: string) => void,
) {
  const place = (name: string) => join(benchFolder, `${name}-${shape}-${pages}`);
  const [folder, out, check] = [place('site'), place('out'), place('check')];
  const build = (target = out) => runCommand(['build', '--site', folder, '--out', target]);
  say(`${pages} pages: making the site`);
  const site = await makeSite(shipped, folder, pages, shape);
  // Also bundles the commands and builds the code, so that neither is part of a figure.
  await build();
  say(`${pages} pages: checking`);
  const validate = await repeat(RUNS, () => runCommand(['validate', '--site', folder]));
  const watch = await measureWatch(folder, site.pageFile);
  say(`${pages} pages: building from nothing`);
  const full = await repeat(RUNS, async () => {
    await forget(out);
    return build();
  });
  say(`${pages} pages: building again`);
  const unchanged = await repeat(RUNS, () => build());
  const edits: Record<string, number> = {};
  const memory: number[] = [];
  for (const [name, edit] of Object.entries(EDITS_OF)) {
    say(`${pages} pages: ${name}`);
    const runs = await repeat(RUNS, async (turn) => {
      await edit(folder, site, turn);
      return build();
    });
    edits[name] = times(runs);
    memory.push(peaks(runs));
  }
  await forget(check);
  await build(check);
  const wrong = await differences(out, check);
  await forget(check);
  const output = await filesBelow(out);
  const sizes = await Promise.all(output.map(async (file) => (await stat(join(out, file))).size));
  return {
    shape,
    pages: site.pages,
    validate: times(validate),
    validateMemory: peaks(validate),
    watch,
    full: times(full),
    fullMemory: peaks(full),
    unchanged: times(unchanged),
    edits,
    editMemory: Math.max(...memory),
    files: output.length,
    size: sizes.reduce((sum, bytes) => sum + bytes, 0) / 1e6,
    wrong,
  };
}
