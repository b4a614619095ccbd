import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { createAjv, FORMATS, ID, type SchemaFiles, type ValidatorOf } from '../content/schema/schema-set.ts';
import { contentHash } from '../ground/content-hash.ts';
import { root } from './root.ts';
import { writeWhole } from './write-whole.ts';

/** Schemas that other schemas are made of: no file is held against them alone. */
const isPart = (path: string) => /^(shared|ids|blocks)\//.test(path);

/** The body of a function that puts validators into `exports`, by the paths of their schemas. */
async function codeOf(files: SchemaFiles): Promise<string> {
  const [{ default: standalone }, { _ }] = await Promise.all([
    import('ajv/dist/standalone/index.js'),
    import('ajv/dist/compile/codegen/index.js'),
  ]);
  const paths = [...files.keys()].filter((path) => !isPart(path));
  const ajv = createAjv(files, { source: true, formats: _`formats` });
  return standalone(ajv, Object.fromEntries(paths.map((path) => [path, ID + path])));
}

/** Two million characters: inside a function of their own they would be parsed twice. */
function evaluate(code: string): Readonly<Record<string, ReturnType<ValidatorOf>>> {
  const exports = {};
  compileFunction(code, ['exports', 'formats', 'require'])(exports, FORMATS, createRequire(import.meta.url));
  return exports;
}

/**
 * The validators of the engine's schemas, compiled once for each version of them: that takes longer than to check a site.
 */
export async function validatorsOf(files: SchemaFiles): Promise<ValidatorOf> {
  // How they are compiled is part of their name.
  const key = contentHash(JSON.stringify([[...files], Object.keys(FORMATS), String(createAjv)]));
  const file = join(root, '.cache/validators', `${key}.js`);
  if (!existsSync(file)) await writeWhole(file, Buffer.from(await codeOf(files)));
  let made: ReturnType<typeof evaluate> | undefined;
  return (path) => {
    made ??= evaluate(readFileSync(file, 'utf8'));
    return made[path];
  };
}
