import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { createAjv, FORMATS, ID, type SchemaFiles, type ValidatorOf } from '../content/schema/schema-set.ts';
import { contentHash } from '../ground/content-hash.ts';
import { UsageError } from './options.ts';
import { root } from './root.ts';
import { writeWhole } from './write-whole.ts';

/** Schemas that other schemas are made of: no file is held against them alone. */
const isPart = (path: string) => /^(shared|ids|blocks)\//.test(path);

/** The first schema that cannot be compiled: by itself, or with those that it is made of. */
function faultIn(files: SchemaFiles): UsageError | undefined {
  const paths = [...files.keys()];
  const ways = [
    ...[...files].map((file) => [file[0], () => createAjv(new Map([file]))] as const),
    ...[...paths.filter(isPart), ...paths].map(
      (path) => [path, () => createAjv(files).getSchema(ID + path)] as const,
    ),
  ];
  for (const [path, compile] of ways)
    try {
      compile();
    } catch (error) {
      return new UsageError(`schemas/${path} ${error instanceof Error ? error.message : String(error)}`);
    }
  return undefined;
}

/** The body of a function that puts validators into `exports`, by the paths of their schemas. */
async function codeOf(files: SchemaFiles): Promise<string> {
  const [{ default: standalone }, { _ }] = await Promise.all([
    import('ajv/dist/standalone/index.js'),
    import('ajv/dist/compile/codegen/index.js'),
  ]);
  const paths = [...files.keys()].filter((path) => !isPart(path));
  try {
    const ajv = createAjv(files, { source: true, formats: _`formats` });
    return standalone(ajv, Object.fromEntries(paths.map((path) => [path, ID + path])));
  } catch (error) {
    throw faultIn(files) ?? error;
  }
}

/** Two million characters: what the machine makes of them is kept beside them. */
function scriptOf(code: string, cachedData?: Buffer) {
  const script = new Script(`(exports, formats, require) => {${code}\n}`, { cachedData });
  const exports: Readonly<Record<string, ReturnType<ValidatorOf>>> = {};
  script.runInThisContext()(exports, FORMATS, createRequire(import.meta.url));
  return { exports, compiled: () => script.createCachedData() };
}

/**
 * The validators of the engine's schemas, compiled once for each version of them: that takes longer than to check a site.
 */
export async function validatorsOf(files: SchemaFiles): Promise<ValidatorOf> {
  // How they are compiled is part of their name.
  const key = contentHash(
    JSON.stringify([[...files], Object.keys(FORMATS), String(createAjv), process.versions.v8]),
  );
  const file = join(root, '.cache/validators', `${key}.js`);
  const compiled = `${file}.compiled`;
  if (!existsSync(file)) {
    const code = await codeOf(files);
    await writeWhole(compiled, scriptOf(code).compiled());
    await writeWhole(file, Buffer.from(code));
  }
  let made: ReturnType<typeof scriptOf>['exports'] | undefined;
  return (path) => {
    made ??= scriptOf(readFileSync(file, 'utf8'), readFileSync(compiled)).exports;
    return made[path];
  };
}
