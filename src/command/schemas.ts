import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JsonObject } from '../content/json/json.ts';
import type { SchemaFiles } from '../content/schema/schema-set.ts';
import { withoutSiteLists } from '../content/schema/site-lists.ts';
import { UsageError } from './options.ts';
import { root } from './root.ts';

/** Reads the engine's own schemas; they validate any site. */
export async function readSchemas(folder = join(root, 'schemas')): Promise<SchemaFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new UsageError(`There is no folder “${folder}” with the engine’s schemas.`);
  });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.schema.json'))
    .map((entry) => join(entry.parentPath, entry.name));
  const isOriginal = ([path]: readonly [string, JsonObject]) => !path.startsWith('locales/');
  const read = async (path: string): Promise<readonly [string, JsonObject]> => [
    path.slice(folder.length + 1).replaceAll('\\', '/'),
    JSON.parse(await readFile(path, 'utf8')),
  ];
  // Those for translations are for editors: the compiler holds the whole translated file against the original's.
  return withoutSiteLists(new Map((await Promise.all(paths.map(read))).filter(isOriginal)));
}
