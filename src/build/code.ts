import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { root, sources } from '../command/root.ts';
import { writeWhole } from '../command/write-whole.ts';
import { filesBelow } from '../ground/files-below.ts';
import { move } from '../ground/move.ts';
import { attempt } from '../model/attempt.ts';
import { compressTightly } from '../server/compression.ts';
import { classesOf, shortNames } from './scoped-name.ts';

/** The code of a site, built once and kept: it knows no content. */
export type CodeBuild = Awaited<ReturnType<typeof buildCode>>;

const DESCRIPTION = 'code.json';

const KEPT = 6;

/** What a visitor's browser runs is made of these rooms alone. */
const ROOMS = ['model', 'calculators', 'contact', 'machines', 'ui', 'blocks', 'page', 'app'];

/** The key of the code, found out once for each state of its files: to read them all takes longer than a page. */
async function knownKey(parent: string): Promise<string> {
  const file = `${parent}.key`;
  const [state, known] = existsSync(file) ? readFileSync(file, 'utf8').split(' ') : [];
  if (known !== undefined && state === sources) return known;
  const key = await sourceKey();
  if (sources !== undefined) await writeWhole(file, Buffer.from(`${sources} ${key}`));
  return key;
}

async function sourceKey(): Promise<string> {
  const hash = createHash('sha256');
  const inRoom = async (room: string) =>
    (await filesBelow(join(root, 'src', room))).map((file) => `src/${room}/${file}`);
  const files = (await Promise.all(ROOMS.map(inRoom))).flat();
  const own = ['chunks', 'scoped-name', 'split-styles', 'code'].map((name) => `src/build/${name}.ts`);
  for (const file of [...files, ...own, 'vite.config.ts', 'package-lock.json'])
    hash.update(file).update(readFileSync(join(root, file))); // as many promises would take five times as long
  return hash.digest('hex').slice(0, 16);
}

async function compressAll(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((file) => /\.(js|css|svg)$/.test(file))) {
    const file = join(folder, name);
    const bytes = await readFile(file);
    await writeFile(`${file}.br`, await compressTightly(bytes, 'br'));
    await writeFile(`${file}.gz`, await compressTightly(bytes, 'gzip'));
  }
}

async function bundle(folder: string): Promise<void> {
  // Loaded only where the code changed: it takes longer than a small site.
  const { build } = await import('vite');
  const shared = {
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'error',
    mode: 'production',
  } as const;
  const input = { app: join(root, 'src/app/entry-client.ts') };
  await build({
    ...shared,
    build: { outDir: join(folder, 'client'), emptyOutDir: true, rolldownOptions: { input } },
  });
  const ssr = join(root, 'src/app/entry-static.tsx');
  // With its packages, and in the form of which what was compiled is kept: it is loaded for one page.
  const names = { entryFileNames: 'entry-static.cjs', chunkFileNames: '[name]-[hash].cjs' };
  await build({
    ...shared,
    ssr: { noExternal: true },
    build: {
      outDir: join(folder, 'static'),
      emptyOutDir: true,
      ssr,
      // Most views never reach a browser: their style is known here alone.
      ssrEmitAssets: true,
      cssMinify: true,
      manifest: false,
      minify: false,
      // Says where a view threw.
      sourcemap: 'hidden',
      rolldownOptions: { output: { format: 'cjs', ...names, sourcemapExcludeSources: true } },
    },
  });
}

async function clean(parent: string): Promise<void> {
  // Another build may remove one meanwhile.
  const timeOf = (name: string) => statSync(join(parent, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const aged = (await readdir(parent)).map((name) => ({ name, time: timeOf(name) }));
  const old = aged.sort((a, b) => b.time - a.time).slice(KEPT);
  await Promise.all(old.map(({ name }) => rm(join(parent, name), { recursive: true, force: true })));
}

/** The blocks by their classes, as these are called in the bundle. */
async function blocksByClass(): Promise<ReadonlyMap<string, string>> {
  const blocks = new Map<string, string>();
  const nameOf = shortNames();
  const folder = join(root, 'src/blocks');
  for (const name of await filesBelow(folder)) {
    if (!name.endsWith('.module.css')) continue;
    const file = join(folder, name);
    for (const className of classesOf(await readFile(file, 'utf8')))
      blocks.set(nameOf(className, file), name.slice(0, name.indexOf('/')));
  }
  return blocks;
}

/** The style of all views: most of them are rendered here and reach no browser. */
async function styleOf(assets: string): Promise<string> {
  const sheets = (await readdir(assets)).filter((name) => name.endsWith('.css'));
  return (await Promise.all(sheets.sort().map((name) => readFile(join(assets, name), 'utf8')))).join('\n');
}

/** What does not depend on where it lies: found out once, beside the code. */
async function describe(folder: string) {
  const client = join(folder, 'client');
  const manifest: Manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'));
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry)?.file ?? '';
  const chunks = new Set(Object.values(manifest).map((chunk) => chunk.file));
  const names = await readdir(join(client, 'assets'));
  const files = names.filter((name) => !/\.(br|gz)$/.test(name)).map((name) => `assets/${name}`);
  const style = files.find((file) => file.endsWith('.css'));
  const css = await styleOf(join(folder, 'static/assets'));
  const blocks = await blocksByClass();
  // Loaded only where the code changed.
  const { splitStyles } = await import('./split-styles.ts');
  const { shared, own } = splitStyles(css, new Set(blocks.values()), (name) => blocks.get(name));
  const sizes = (await filesBelow(folder)).map((file) => [file, statSync(join(folder, file)).size] as const);
  return {
    /** Of all that lies there. */
    sizes,
    /** Changes whenever the browser would run other code. */
    id: createHash('sha256').update(files.sort().join()).digest('base64url').slice(0, 12),
    files: files.filter((file) => file !== style),
    /** Scripts among them that run as workers. */
    workers: files.filter((file) => file.endsWith('.js') && !chunks.has(file)),
    entry,
    /** The style of all pages, and that of each type of block. */
    css: shared,
    blockCss: own,
  };
}

type Description = Awaited<ReturnType<typeof describe>>;

/** What was built earlier; undefined where it is not there, or not whole: a file that is cut off must come into no site. */
export const described = (folder: string) =>
  attempt(() => {
    // Written below, by this very code.
    const code: Description = JSON.parse(readFileSync(join(folder, DESCRIPTION), 'utf8'));
    const isWhole = code.sizes.every(([file, size]) => statSync(join(folder, file)).size === size);
    return isWhole ? code : undefined;
  });

/** Builds the code with Vite, or takes the earlier build where no source changed. */
export async function buildCode(parent = join(root, '.cache/code')) {
  const folder = join(parent, await knownKey(parent));
  let code = described(folder);
  if (!code) {
    const fresh = `${folder}.${process.pid}`;
    await bundle(fresh);
    await compressAll(join(fresh, 'client/assets'));
    code = await describe(fresh);
    await writeFile(join(fresh, DESCRIPTION), JSON.stringify(code));
    await mkdir(parent, { recursive: true });
    if (!described(folder)) await rm(folder, { recursive: true, force: true });
    // Where another process was quicker, its result is the same.
    await move(fresh, folder).catch(() => rm(fresh, { recursive: true, force: true }));
    await clean(parent);
  }
  const now = new Date();
  utimesSync(folder, now, now);
  return {
    ...code,
    /** Folder of the browser's files; `entry` and the rest are paths in it. */
    folder: join(folder, 'client'),
    /** The module that renders pages to HTML. */
    renderer: join(folder, 'static/entry-static.cjs'),
  };
}
