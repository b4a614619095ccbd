import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../command/root.ts';
import { groupBy } from '../content/diagnostics/group-by.ts';
import { stringAt } from '../content/json/json.ts';
import type { Versions } from '../content/migrate/versions.ts';
import type { SchemaFiles } from '../content/schema/schema-set.ts';
import type { ExampleSite } from './example-site.ts';
import { siteBlocks } from './fit-example.ts';
import { fieldsOf, sharedOf } from './schema-fields.ts';

/** Everything that the catalogue says about a block type. */
export type CatalogueBlock = ReturnType<typeof catalogueOf>[number];

/** The versions that `npm run generate` has recorded, by `blocks/<type>`. */
export const readVersions = async (): Promise<Versions> =>
  JSON.parse(await readFile(join(root, 'schemas/versions.json'), 'utf8'));

export function catalogueOf(
  made: ExampleSite,
  original: ExampleSite['index'],
  schemas: SchemaFiles,
  versions: Versions,
) {
  const used = siteBlocks(original);
  return made.blocks.map(({ type, schema }) => {
    const fields = fieldsOf(schema);
    const uses = used.filter((block) => block.type === type);
    return {
      type,
      description: stringAt(schema, 'description') ?? '',
      /** Path of its schema in the project. */
      file: `schemas/blocks/${type}.schema.json`,
      version: versions[`blocks/${type}`]?.version,
      fields,
      shared: sharedOf(fields, schemas),
      examples: made.examples.filter((example) => example.type === type),
      /** Where this site uses it: each file once. */
      uses: [...groupBy(uses, ({ file }) => file).values()].flatMap(([first]) => first ?? []),
    };
  });
}
