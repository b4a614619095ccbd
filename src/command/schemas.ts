import { existsSync, readFileSync } from 'node:fs';
import { readdir, utimes } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';
import ajv from 'ajv/package.json' with { type: 'json' };
import { type ParseError, parse } from 'jsonc-parser';
import type { JsonObject } from '../content/json/json.ts';
import {
  createAjv,
  FORMATS,
  ID,
  KEYWORDS,
  knowValidators,
  type SchemaFiles,
  type ValidatorOf,
} from '../content/schema/schema-set.ts';
import { withoutSiteLists } from '../content/schema/site-lists.ts';
import { contentHash } from '../ground/content-hash.ts';
import { forgetUnused } from '../ground/forget-unused.ts';
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
    const code = standalone(ajv, Object.fromEntries(paths.map((path) => [path, ID + path])));
    // Plain ASCII is read, and its compiled form found, sooner.
    return code.replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
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
  // How they are compiled, and by what, is part of their name.
  const formats = Object.entries(FORMATS).map(([name, format]) => [name, typeof format]);
  const key = contentHash(JSON.stringify([ajv.version, [...files], formats, KEYWORDS, String(createAjv)]));
  const folder = join(root, '.cache/validators');
  const file = join(folder, `${key}.js`);
  if (!existsSync(file)) {
    await writeWhole(file, Buffer.from(await codeOf(files)));
    // Those of other versions; one used in the last week may be so again, as after a change of branch.
    await forgetUnused(folder, 7);
  }
  // What was compiled under other settings of the machine is of no use; by what another Node of it compiled this one crashes.
  const compiled = `${file}.${process.version}.${cachedDataVersionTag()}`;
  if (!existsSync(compiled)) await writeWhole(compiled, scriptOf(readFileSync(file, 'utf8')).compiled());
  // Read when they are first asked for: the command of another version must not delete them meanwhile.
  const now = new Date();
  for (const used of [file, compiled]) await utimes(used, now, now).catch(() => {});
  let made: ReturnType<typeof scriptOf>['exports'] | undefined;
  return (path) => {
    made ??= scriptOf(readFileSync(file, 'utf8'), readFileSync(compiled)).exports;
    return made[path];
  };
}

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

/** The engine's schemas as they are written, by path, in order. The others are made of these, or of a site's content. */
export async function readOriginals(folder = join(root, 'schemas')): Promise<SchemaFiles> {
  const entries = await readdir(folder, { recursive: true, encoding: 'utf8' }).catch(() => {
    throw new UsageError(`There is no folder “${folder}” with the engine’s schemas.`);
  });
  const paths = entries
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.schema.json') && !/^(ids|locales|templates)\//.test(path));
  // As many promises would take longer than all the files.
  const read = (path: string) => parseSchema(readFileSync(join(folder, path), 'utf8'), path);
  return new Map(paths.sort().map((path) => [path, read(path)]));
}

/** Reads the engine's own schemas; they validate any site. */
export async function readSchemas(folder?: string): Promise<SchemaFiles> {
  const files = withoutSiteLists(await readOriginals(folder));
  const validators = await validatorsOf(files).catch((error: unknown) => {
    if (folder !== undefined || !(error instanceof UsageError)) throw error;
    throw new UsageError(
      `${error.message}. Run \`npm run generate\`: it says where to mend it, and makes anew what is made of others.`,
    );
  });
  knowValidators(files, validators);
  return files;
}
