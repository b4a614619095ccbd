import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createAjv, FORMATS, ID, type SchemaFiles, type ValidatorOf } from '../content/schema/schema-set.ts';
import { contentHash } from '../ground/content-hash.ts';
import { root } from './root.ts';
import { writeWhole } from './write-whole.ts';

/** Schemas that other schemas are made of: no file is held against them alone. */
const isPart = (path: string) => /^(shared|ids|blocks)\//.test(path);

async function codeOf(files: SchemaFiles): Promise<string> {
  const [{ default: standalone }, { _ }] = await Promise.all([
    import('ajv/dist/standalone/index.js'),
    import('ajv/dist/compile/codegen/index.js'),
  ]);
  const paths = [...files.keys()].filter((path) => !isPart(path));
  const ajv = createAjv(files, { source: true, formats: _`formats` });
  const code = standalone(ajv, Object.fromEntries(paths.map((path) => [path, ID + path])));
  return `module.exports = (formats) => { const exports = {}; ${code}; return exports; };`;
}

/**
 * The validators of the engine's schemas, compiled once for each version of them: that takes longer than to check a site.
 */
export async function validatorsOf(files: SchemaFiles): Promise<ValidatorOf> {
  // How they are compiled is part of their name.
  const key = contentHash(JSON.stringify([[...files], Object.keys(FORMATS), String(createAjv)]));
  const file = join(root, '.cache/validators', `${key}.cjs`);
  if (!existsSync(file)) await writeWhole(file, Buffer.from(await codeOf(files)));
  let made: Readonly<Record<string, ReturnType<ValidatorOf>>> | undefined;
  return (path) => {
    made ??= createRequire(import.meta.url)(file)(FORMATS);
    return made?.[path];
  };
}
