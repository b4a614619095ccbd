import { existsSync, statSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { refuse } from '../src/changes/carry-out.ts';
import { titleFrom } from '../src/changes/scaffold/new-file.ts';
import { scaffoldSite } from '../src/changes/scaffold/site.ts';
import { loadSite } from '../src/command/open-site.ts';
import { parseOptions, UsageError } from '../src/command/options.ts';
import { readSchemas } from '../src/command/schemas.ts';
import { asTyped, newSitePath, unwritable } from '../src/command/site-path.ts';
import { writeWhole } from '../src/command/write-whole.ts';
import { createCompiler } from '../src/content/compile.ts';
import { giveSchemas } from '../src/generate/ids/refresh.ts';
import { OWN_SCHEMAS } from '../src/generate/ids/site-schemas.ts';
import { makeFolders } from '../src/ground/make-folders.ts';
import { move } from '../src/ground/move.ts';

const NEW_SITE = { language: 'string', second: 'string', currency: 'string', zone: 'string' } as const;

/** Writes a small complete site to begin with. Exit 0 made, 1 refused, 2 could not run. */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(args, { ...NEW_SITE, name: 'string' }, 1);
  const [named] = options.positionals;
  if (named === undefined) throw new UsageError('Name the folder, for example: npm run new-site -- my-site');
  const folder = newSitePath(named);
  if (existsSync(folder) && !statSync(folder).isDirectory())
    return refuse(`“${named}” is a file. Nothing was written.`);
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    return refuse(`“${named}” is not empty. Nothing was written.`);
  const schemas = await readSchemas();
  const { files, untold } = await scaffoldSite({ name: titleFrom(basename(folder)), ...options }, schemas);
  // Written beside its place and checked there: what comes to be is whole and valid.
  const fresh = `${folder}.${process.pid}.new`;
  try {
    makeFolders(fresh);
  } catch (error) {
    throw unwritable(named, error);
  }
  try {
    for (const [path, text] of files) await writeWhole(join(fresh, path), Buffer.from(text));
    const input = await loadSite(fresh);
    const site = { ...input, name: basename(folder) };
    const { diagnostics, index } = createCompiler(schemas).check(site, new Date());
    const mistakes = diagnostics.filter(({ severity }) => severity === 'error');
    if (mistakes.length > 0) return refuse('The site would have mistakes, so nothing was written:', mistakes);
    await giveSchemas(fresh, index);
    await rm(folder, { recursive: true, force: true });
    await move(fresh, folder);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  for (const path of files.keys()) process.stdout.write(`wrote ${join(named, path)}\n`);
  process.stdout.write(`wrote ${join(named, OWN_SCHEMAS)}/, which your editor checks and completes with\n`);
  for (const [language, path] of untold)
    process.stdout.write(
      `The engine’s own words are not known in ${language}: write them in ${join(named, path)}\n`,
    );
  process.stdout.write(`Next: npm run dev -- --site ${asTyped(named)}\n`);
  return 0;
}
