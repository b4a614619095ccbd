import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validatorsOf } from '../../../src/command/schemas.ts';
import type { JsonObject } from '../../../src/content/json/json.ts';
import { knowValidators, type SchemaFiles } from '../../../src/content/schema/schema-set.ts';
import { withoutSiteLists } from '../../../src/content/schema/site-lists.ts';

const folder = join(import.meta.dirname, '../../../schemas');

/** The engine's own schemas by path below `schemas/`. */
export const schemaFiles: SchemaFiles = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    // Those for translations are made of the others.
    .filter((path) => path.endsWith('.schema.json') && !/^(locales|templates)\//.test(path))
    .sort()
    .map((path): [string, JsonObject] => [path, JSON.parse(readFileSync(join(folder, path), 'utf8'))]),
);

// As the commands do: compiling them in each test file would take longer than the tests.
knowValidators(schemaFiles, await validatorsOf(withoutSiteLists(schemaFiles)));
