import { resolve } from 'node:path';
import { type CheckedSite, createCompiler } from '../content/compile.ts';
import { createLoader } from '../content/load/load.ts';
import { planMigration } from '../content/migrate/migrate-site.ts';
import { migrations } from '../content/migrate/migrations.ts';
import type { SchemaFiles } from '../content/schema/schema-set.ts';
import type { SiteIndex } from '../content/site/site-index.ts';
import { coverageTable, siteCoverage } from './coverage.ts';
import { type Format, print } from './formats/print.ts';
import { UsageError } from './options.ts';
import { root } from './root.ts';
import { readSchemas } from './schemas.ts';
import { openSoundTexts } from './sound-texts.ts';
import { type Run, watchFolder } from './watch-folder.ts';

/** True where a file does not fit its schema since it was written for an earlier one. Only those with mistakes are looked at. */
function isOutdated({ index }: CheckedSite, schemas: SchemaFiles): boolean {
  const files = new Map([...index.files].filter(([, file]) => !file.isSound));
  return planMigration({ ...index, files, allFiles: files }, schemas, migrations).used.length > 0;
}

/**
 * Tables what is not translated, or no longer fresh. Exit 1 below the floor.
 * @param floor the least per cent, as it was written
 */
export async function printCoverage(folder: string, floor = '0'): Promise<number> {
  const least = floor.trim() === '' ? Number.NaN : Number(floor);
  if (!Number.isFinite(least)) throw new UsageError('--min takes a number of per cent.');
  if (least < 0 || least > 100) throw new UsageError('--min takes 0 to 100 per cent.');
  const schemas = await readSchemas();
  const checked = createCompiler(schemas).check(await createLoader(folder).load(), new Date());
  const locales = siteCoverage(checked);
  for (const locale of locales) process.stdout.write(`${coverageTable(locale)}\n`);
  return locales.every(({ percent }) => percent >= least) ? 0 : 1;
}

export interface ValidateOptions {
  readonly folder: string;
  readonly format: Format;
  /** Whether advice fails, too. */
  readonly strict: boolean;
  /** Set where the folder is watched: told of the site after every check. */
  readonly watching: ((index: SiteIndex) => Promise<unknown>) | undefined;
}

/**
 * Checks a site's content and prints what is wrong. Exit 0 valid, 1 invalid.
 * @throws LoadError where the folder is missing or too large
 */
export async function validate({ folder, format, strict, watching }: ValidateOptions): Promise<number> {
  const schemas = await readSchemas();
  const sound = openSoundTexts(folder);
  const compiler = createCompiler(schemas, sound);
  // Who watches looks at every file again and again.
  const glance = watching ? undefined : { kept: sound, found: new Map() };
  const loader = createLoader(folder, sound.sizes, glance);
  const run: Run = async (changed) => {
    const checked = compiler.check(await loader.load(changed), new Date());
    await sound.keep();
    print(format, checked);
    await watching?.(checked.index);
    if (format === 'pretty' && !checked.valid && isOutdated(checked, schemas))
      process.stderr.write('Some content is written for earlier versions of its blocks: npm run migrate\n');
    const failing = strict ? checked.diagnostics.length > 0 : !checked.valid;
    return failing ? 1 : 0;
  };
  const code = await run();
  if (!watching) return code;
  process.stderr.write(`Watching ${resolve(root, folder)} …\n`);
  return watchFolder(folder, run, code);
}
