import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseOptions } from '../src/command/options.ts';
import { root } from '../src/command/root.ts';
import { migrations } from '../src/content/migrate/migrations.ts';
import { reviewVersions, type Versions } from '../src/content/migrate/versions.ts';
import { isSiteList, withoutSiteLists } from '../src/content/schema/site-lists.ts';
import { blockTables } from '../src/generate/block-tables.ts';
import { diagnosticsPage } from '../src/generate/diagnostics-page.ts';
import { iconFiles } from '../src/generate/icon-files.ts';
import { createEditorLists } from '../src/generate/ids/refresh.ts';
import { localeSchemas } from '../src/generate/locale-schemas.ts';
import { generateTypes, type SchemaFiles } from '../src/generate/schema-types.ts';
import { blockSnippets } from '../src/generate/snippets.ts';

const BANNER_TEXT = '// Written by `npm run generate` from schemas/. Change the schema, not this file.\n';
const TABLE_BANNER =
  '// Written by `npm run generate` from the folders of src/blocks/. Change those, not this file.\n';

const VERSIONS = 'schemas/versions.json';

async function readSchemas(folder: string, prefix = ''): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const entry of (await readdir(join(folder, prefix), { withFileTypes: true })).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    const name = prefix + entry.name;
    // Those below are made here.
    if (name === 'locales' || isSiteList(`${name}/`)) continue;
    if (entry.isDirectory())
      for (const [path, text] of await readSchemas(folder, `${name}/`)) files.set(path, text);
    else if (name.endsWith('.schema.json')) files.set(name, await readFile(join(folder, name), 'utf8'));
  }
  return files;
}

/** The union of all block types: `type` decides, and an editor lists every type (draft-07 with `discriminator`). */
function blockUnion(types: readonly string[]): string {
  return `${JSON.stringify(
    {
      $schema: 'http://json-schema.org/draft-07/schema#',
      title: 'Block',
      type: 'object',
      properties: { type: { enum: types } },
      discriminator: { propertyName: 'type' },
      oneOf: types.map((type) => ({ $ref: `blocks/${type}.schema.json` })),
    },
    null,
    2,
  )}\n`;
}

interface Outputs {
  readonly files: ReadonlyMap<string, string>;
  /** Schemas that break existing content. */
  readonly problems: readonly string[];
}

async function outputs(): Promise<Outputs> {
  const texts = await readSchemas(join(root, 'schemas'));
  const types = [...texts.keys()].flatMap((path) => /^blocks\/(.+)\.schema\.json$/.exec(path)?.[1] ?? []);
  const union = blockUnion(types);
  texts.set('blocks.schema.json', union);
  const written: SchemaFiles = new Map([...texts].map(([path, text]) => [path, JSON.parse(text)]));
  const schemas = withoutSiteLists(written);
  const icon = JSON.parse(texts.get('shared/icon.schema.json') ?? '{}') as { enum: string[] };
  const recorded: Versions = JSON.parse(await readFile(join(root, VERSIONS), 'utf8').catch(() => '{}'));
  const { versions, problems } = reviewVersions(recorded, schemas, migrations);
  const files = new Map([
    ...(await iconFiles(icon.enum, BANNER_TEXT)),
    ...[...(await blockTables(root, schemas))].map(([path, text]) => [path, TABLE_BANNER + text] as const),
    ['schemas/blocks.schema.json', union],
    ['src/model/content.gen.ts', BANNER_TEXT + (await generateTypes(schemas, 'content'))],
    ['src/model/view.gen.ts', BANNER_TEXT + (await generateTypes(schemas, 'view'))],
    ...[...localeSchemas(written)].map(
      ([path, schema]) => [`schemas/${path}`, `${JSON.stringify(schema, null, 2)}\n`] as const,
    ),
    ['docs/diagnostics.md', diagnosticsPage()],
    ['.vscode/blocks.code-snippets', `${JSON.stringify(blockSnippets(schemas), null, 2)}\n`],
    [VERSIONS, `${JSON.stringify(versions, null, 2)}\n`],
  ]);
  return { files, problems };
}

/** What of `files` is not on the disk as it should be. */
async function staleOf(files: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, string>> {
  const isStale = async ([path, text]: readonly [string, string]) =>
    (await readFile(join(root, path), 'utf8').catch(() => '')) !== text;
  const stale = await Promise.all([...files].map(async (file) => ((await isStale(file)) ? [file] : [])));
  return new Map(stale.flat());
}

async function write(files: ReadonlyMap<string, string>): Promise<void> {
  for (const [path, text] of files) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
    process.stdout.write(`wrote ${path}\n`);
  }
}

/**
 * Writes what is generated from the schemas, and the lists that editors complete from the content. With `--check` it only
 * compares, and exits 1 where something made of the schemas is stale. A list that lacks a new article is no mistake in it:
 * that is said, and fails nothing.
 */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(args, { check: 'boolean' });
  const { files, problems } = await outputs();
  const stale = await staleOf(files);
  if (!options.check) await write(stale);
  else for (const path of stale.keys()) process.stderr.write(`${path} is stale: run \`npm run generate\`.\n`);
  const lists = await staleOf(await createEditorLists().files());
  if (!options.check) await write(lists);
  else if (lists.size > 0)
    process.stderr.write(
      `Note: editors complete ids from ${[...lists.keys()].join(', ')}, where the content has others by now. \`npm run generate\` brings them up to date; nothing fails over it.\n`,
    );
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  return problems.length > 0 || (options.check && stale.size > 0) ? 1 : 0;
}
