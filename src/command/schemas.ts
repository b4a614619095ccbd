import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type ParseError, parse } from 'jsonc-parser';
import type { JsonObject } from '../content/json/json.ts';
import { knowValidators, type SchemaFiles } from '../content/schema/schema-set.ts';
import { withoutSiteLists } from '../content/schema/site-lists.ts';
import { UsageError } from './options.ts';
import { root } from './root.ts';
import { validatorsOf } from './validators.ts';

function parseSchema(text: string, path: string): JsonObject {
  try {
    return JSON.parse(text);
  } catch (error) {
    const faults: ParseError[] = [];
    parse(text, faults);
    const before = text.slice(0, faults[0]?.offset ?? text.length).split('\n');
    const [words] = (error instanceof Error ? error.message : String(error)).split(/ in JSON| \(line /);
    throw new UsageError(`schemas/${path}:${before.length}:${(before.at(-1)?.length ?? 0) + 1} ${words}.`);
  }
}

/** The engine's schemas as they are written, by path, in order. Those for translations and templates are made of the others. */
export async function readOriginals(folder = join(root, 'schemas')): Promise<SchemaFiles> {
  const entries = await readdir(folder, { recursive: true, encoding: 'utf8' }).catch(() => {
    throw new UsageError(`There is no folder “${folder}” with the engine’s schemas.`);
  });
  const paths = entries
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.schema.json') && !/^(locales|templates)\//.test(path));
  // As many promises would take longer than all the files.
  const read = (path: string) => parseSchema(readFileSync(join(folder, path), 'utf8'), path);
  return new Map(paths.sort().map((path) => [path, read(path)]));
}

/** Reads the engine's own schemas; they validate any site. */
export async function readSchemas(folder?: string): Promise<SchemaFiles> {
  const files = withoutSiteLists(await readOriginals(folder));
  knowValidators(files, await validatorsOf(files));
  return files;
}
