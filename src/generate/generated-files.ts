import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../command/root.ts';
import { readOriginals } from '../command/schemas.ts';
import { isArray, type JsonObject, own } from '../content/json/json.ts';
import { migrations } from '../content/migrate/migrations.ts';
import { reviewVersions, type VersionReview, type Versions } from '../content/migrate/versions.ts';
import { isSiteList, withoutSiteLists } from '../content/schema/site-lists.ts';
import { blockTables } from './block-tables.ts';
import { blockUnion } from './block-union.ts';
import { diagnosticsPage } from './diagnostics-page.ts';
import { iconFiles } from './icon-files.ts';
import { localeSchemas } from './locale-schemas.ts';
import { generateTypes } from './schema-types.ts';
import { blockSnippets } from './snippets.ts';

const bannerOf = (source: string, change: string) =>
  `// Written by \`npm run generate\` from ${source}. Change ${change}, not this file.\n`;
const BLOCKS = 'src/blocks';

const VERSIONS = 'schemas/versions.json';

const jsonOf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The schemas for translations that are there: each is made of another, and goes with it. */
async function madeBefore(): Promise<[path: string, text: null][]> {
  const paths = await readdir(join(root, 'schemas/locales'), { recursive: true, encoding: 'utf8' }).catch(
    () => [],
  );
  return paths
    .filter((path) => path.endsWith('.schema.json'))
    .map((path) => [`schemas/locales/${path.replaceAll('\\', '/')}`, null]);
}

export interface GeneratedFiles extends Pick<VersionReview, 'problems' | 'free'> {
  /** What should stand in the project, by path; null where something was made of a schema that is gone. */
  readonly files: ReadonlyMap<string, string | null>;
}

/**
 * Everything that is made of the schemas and of the blocks' folders.
 * @param release records the schemas that are new since the last release, too
 */
export async function generatedFiles(release = false): Promise<GeneratedFiles> {
  const originals = new Map([...(await readOriginals())].filter(([path]) => !isSiteList(path)));
  const union = blockUnion([...originals.keys()]);
  const written = new Map<string, JsonObject>([...originals, ['blocks.schema.json', union]]);
  const schemas = withoutSiteLists(written);
  const icons = own(schemas.get('shared/icon.schema.json') ?? {}, 'enum');
  const recorded: Versions = JSON.parse(await readFile(join(root, VERSIONS), 'utf8').catch(() => '{}'));
  const { versions, ...review } = reviewVersions(recorded, schemas, migrations, release);
  const banner = bannerOf('schemas/', 'the schema');
  const files = new Map<string, string | null>([
    ...(await madeBefore()),
    ...(await iconFiles(isArray(icons) ? icons.map(String) : [], banner)),
    ...[...(await blockTables(join(root, BLOCKS), schemas))].map(
      ([name, text]) => [`${BLOCKS}/${name}`, bannerOf(`the folders of ${BLOCKS}/`, 'those') + text] as const,
    ),
    ['schemas/blocks.schema.json', jsonOf(union)],
    ['src/model/content.gen.ts', banner + (await generateTypes(schemas, 'content'))],
    ['src/model/view.gen.ts', banner + (await generateTypes(schemas, 'view'))],
    ...[...localeSchemas(written)].map(([path, schema]) => [`schemas/${path}`, jsonOf(schema)] as const),
    ['docs/diagnostics.md', diagnosticsPage()],
    ['.vscode/blocks.code-snippets', jsonOf(blockSnippets(schemas))],
    [VERSIONS, jsonOf(versions)],
  ]);
  return { files, ...review };
}
