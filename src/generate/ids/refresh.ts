import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { root } from '../../command/root.ts';
import { readOriginals, readSchemas } from '../../command/schemas.ts';
import { checkPlace } from '../../command/site-place.ts';
import { writeWhole } from '../../command/write-whole.ts';
import { createCompiler } from '../../content/compile.ts';
import { createLoader } from '../../content/load/load.ts';
import type { SchemaFiles } from '../../content/schema/schema-set.ts';
import type { SiteIndex } from '../../content/site/site-index.ts';
import { filesBelow } from '../../ground/files-below.ts';
import { BESIDE, idSchemas, namesOf, type SiteNames, together } from './names.ts';
import { keepsSchemas, namingOwn, OWN_SCHEMAS, siteSchemas } from './site-schemas.ts';

/** The sites that lie in the project's folder: an editor checks them against the schemas beside them. */
async function sitesBeside(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
    .map((entry) => join(folder, entry.name))
    .filter((path) => existsSync(join(path, 'site.json')) && !keepsSchemas(path))
    .sort();
}

const NOTE =
  'Note: this site keeps no schemas, so your editor completes the ids of another one. `npm run generate -- --site DIR` gives it its own.\n';

async function readIndex(folder: string, schemas: SchemaFiles): Promise<SiteIndex> {
  const input = await createLoader(folder).load();
  return createCompiler(schemas).check(input, new Date(), { drafts: true }).index;
}

/** Writes the files that are not so yet, or only looks. @returns their paths. @throws EditError where a link leads elsewhere */
async function writeStale(
  place: string,
  files: ReadonlyMap<string, string>,
  isDry = false,
): Promise<readonly string[]> {
  const written: string[] = [];
  for (const [path, text] of files) {
    if ((await readFile(join(place, path), 'utf8').catch(() => '')) === text) continue;
    written.push(path);
    if (isDry) continue;
    await checkPlace(place, path);
    await writeWhole(join(place, path), Buffer.from(text));
  }
  return written;
}

/** Keeps what editors complete by name: the ids, pages and accents of the sites in the project's folder. */
export function createEditorLists(place = root) {
  const known = new Map<string, SiteNames>();

  /** Keeps what a site has to name. What cannot be read just now is what it was. */
  const learn = (folder: string, index: SiteIndex): SiteNames => {
    const names = new Map([...(known.get(folder) ?? []), ...namesOf(index)]);
    known.set(folder, names);
    return names;
  };
  const files = async (of?: { readonly folder: string; readonly index: SiteIndex }) => {
    if (of) learn(resolve(of.folder), of.index);
    const sites = await sitesBeside(place);
    if (sites.length === 0) return new Map<string, string>();
    const missing = sites.filter((site) => !known.has(site));
    if (missing.length > 0) {
      const schemas = await readSchemas(join(place, 'schemas'));
      for (const site of missing) learn(site, await readIndex(site, schemas));
    }
    const all = sites.flatMap((site) => known.get(site) ?? []);
    const names = together(all);
    const isKnown = ([path]: readonly [string, unknown]) => {
      const list = /(?:^|\/)([^/]+)\.schema\.json$/.exec(path)?.[1] ?? '';
      // A type that another site lacks is known all the same.
      const isForeign = (site: SiteNames) =>
        !BESIDE.includes(list) && site.get('collections')?.has(list) === false;
      return list === 'listed-items' || all.every((site) => site.has(list) || isForeign(site));
    };
    const schemas = [...idSchemas(names)].filter(isKnown);
    return new Map(
      schemas.map(([path, schema]) => [`schemas/${path}`, `${JSON.stringify(schema, null, 2)}\n`]),
    );
  };

  return {
    /** The files that should stand in the project, by path, given the newest state of a site. */
    files,
    /** Writes those that are stale, or the schemas that the site keeps itself, and removes there those of blocks that are gone; answers the paths of what it wrote, or in a dry run would write. Any other site that lies elsewhere changes none. */
    async refresh(folder: string, index?: SiteIndex, isDry = false): Promise<readonly string[]> {
      if (keepsSchemas(folder)) {
        const schemas = join(place, 'schemas');
        const of = index ?? (await readIndex(folder, await readSchemas(schemas)));
        const made = siteSchemas(await readOriginals(schemas), of, learn(resolve(folder), of));
        const written = await writeStale(folder, made, isDry);
        for (const path of isDry ? [] : await filesBelow(join(folder, OWN_SCHEMAS))) {
          const own = `${OWN_SCHEMAS}/${path}`;
          // A type of the site that is broken for now keeps its own.
          if (!path.includes('blocks/') || made.has(own)) continue;
          await checkPlace(folder, own);
          await rm(join(folder, own));
        }
        return written.map((path) => `${basename(folder)}/${path}`);
      }
      if (dirname(resolve(folder)) !== resolve(place)) {
        if (!known.has(folder)) process.stderr.write(NOTE.replace('DIR', folder));
        known.set(folder, new Map());
        return [];
      }
      return writeStale(place, await files(index && { folder, index }), isDry);
    },
  };
}

/** Gives a site a folder of its own with all schemas for its editors, which its files name from then on. @returns how many files it wrote */
export async function giveSchemas(folder: string, index?: SiteIndex): Promise<number> {
  const { files } = await createLoader(folder).load();
  const isOwn = (schema: string) => files.has(`schemas/${schema}`);
  const texts = [...files].flatMap(([path, text]) =>
    typeof text === 'string' ? [[path, namingOwn(path, text, isOwn)] as const] : [],
  );
  const renamed = await writeStale(folder, new Map(texts));
  await mkdir(join(folder, OWN_SCHEMAS), { recursive: true });
  return renamed.length + (await createEditorLists().refresh(folder, index)).length;
}

/** What was written, as it is told: nearly all schemas of a site, as a newer engine writes them, are one thing. */
export function asOne(written: readonly string[]): readonly string[] {
  const [name, below] = written[0]?.split(`/${OWN_SCHEMAS}/`) ?? [];
  return below === undefined || written.length < 20
    ? written
    : [`${name}/${OWN_SCHEMAS}/ (${written.length} files)`];
}

/** Brings the lists up to date after a command has changed a site on the disk. */
export async function refreshLists(folder: string): Promise<void> {
  for (const path of asOne(await createEditorLists().refresh(folder)))
    process.stdout.write(`wrote ${path}\n`);
}

/** Says what that would write. */
export async function tellStaleLists(folder: string): Promise<void> {
  for (const path of asOne(await createEditorLists().refresh(folder, undefined, true)))
    process.stderr.write(`would write ${path}\n`);
}
