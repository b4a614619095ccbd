import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../command/root.ts';
import { readOriginals } from '../command/schemas.ts';
import { type JsonObject, listAt } from '../content/json/json.ts';
import { migrations } from '../content/migrate/migrations.ts';
import { reviewVersions, type Versions } from '../content/migrate/versions.ts';
import { withoutSiteLists } from '../content/schema/site-lists.ts';
import { filesBelow } from '../ground/files-below.ts';
import { asleep } from './asleep.ts';
import { blockTables } from './block-tables.ts';
import { blockUnion } from './block-union.ts';
import { iconFiles } from './icon-files.ts';
import { localeSchemas } from './locale-schemas.ts';
import { ruleList } from './rule-list.ts';
import { generateTypes } from './schema-types.ts';
import { blockSnippets } from './snippets.ts';
import { templateSchemas } from './template-schemas.ts';
import { diagnosticsPage, licencesPage } from './written-pages.ts';

const bannerOf = (source: string, change: string) =>
  `// Written by \`npm run generate\` from ${source}. Change ${change}, not this file.\n`;
const BLOCKS = 'src/blocks';
const RULES = 'src/content/rules';
export const RULE_LIST = `${RULES}/rules.gen.ts`;

const VERSIONS = 'schemas/versions.json';

const jsonOf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The schemas in a folder of those that are made of others, and go with them. */
async function madeBefore(folder: string): Promise<[path: string, text: null][]> {
  const paths = await filesBelow(join(root, folder));
  return paths.filter((path) => path.endsWith('.schema.json')).map((path) => [`${folder}/${path}`, null]);
}

/**
 * Everything that is made of the schemas and of the blocks' folders.
 * @param release records the schemas that are new since the last release, too
 * @returns what should stand in the project, by path; null where something was made of a schema that is gone. And what is
 * wrong with what it is made of
 */
export async function generatedFiles(release = false) {
  const originals = await readOriginals();
  const union = blockUnion(originals);
  const written = new Map<string, JsonObject>([...originals, ['blocks.schema.json', union]]);
  const schemas = withoutSiteLists(written);
  const icons = listAt(schemas.get('shared/icon.schema.json'), 'enum');
  const recorded: Versions = JSON.parse(await readFile(join(root, VERSIONS), 'utf8').catch(() => '{}'));
  const { versions, problems, ...review } = reviewVersions(recorded, schemas, migrations, release);
  const banner = bannerOf('schemas/', 'the schema');
  const files = new Map<string, string | null>([
    ...(await madeBefore('schemas/locales')),
    ...(await madeBefore('schemas/templates')),
    ...(await iconFiles(icons.map(String), banner)),
    ...[...(await blockTables(join(root, BLOCKS), schemas))].map(
      ([name, text]) => [`${BLOCKS}/${name}`, bannerOf(`the folders of ${BLOCKS}/`, 'those') + text] as const,
    ),
    ['schemas/blocks.schema.json', jsonOf(union)],
    ['src/model/content.gen.ts', banner + (await generateTypes(schemas, 'content'))],
    ['src/model/view.gen.ts', banner + (await generateTypes(schemas, 'view'))],
    ...[...localeSchemas(written), ...templateSchemas(written)].map(
      ([path, schema]) => [`schemas/${path}`, jsonOf(schema)] as const,
    ),
    [RULE_LIST, bannerOf(`the files of ${RULES}/`, 'those') + (await ruleList(join(root, RULES)))],
    ['docs/diagnostics.md', diagnosticsPage()],
    ['docs/licences.md', await licencesPage()],
    ['.vscode/blocks.code-snippets', jsonOf(blockSnippets(schemas))],
    [VERSIONS, jsonOf(versions)],
  ]);
  const sleeping = await asleep(join(root, BLOCKS), BLOCKS);
  return { files, problems: [...problems, ...sleeping], ...review };
}
