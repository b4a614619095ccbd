import { watch } from 'node:fs';
import { resolve } from 'node:path';
import { type CheckedSite, createCompiler } from '../content/compile.ts';
import { createLoader } from '../content/load/load.ts';
import { planMigration } from '../content/migrate/migrate-site.ts';
import { migrations } from '../content/migrate/migrations.ts';
import type { SiteIndex } from '../content/site/site-index.ts';
import { coverageTable, siteCoverage } from './coverage.ts';
import { type Format, print } from './formats/print.ts';
import { UsageError } from './options.ts';
import { root } from './root.ts';
import { readSchemas } from './schemas.ts';
import { ofSite, pathWithin } from './site-path.ts';
import { openSoundTexts } from './sound-texts.ts';

/** Does its work for the files that changed, or for all where the system does not say which; gives an exit code. */
type Run = (changed?: readonly string[]) => Promise<number>;

/**
 * Runs again after every change below a folder, until the command is stopped or the folder is gone.
 * @param first what the first run gave
 * @returns what the last run gave
 */
async function watchFolder(folder: string, run: Run, first: number): Promise<number> {
  let code = first;
  // One run after the other; one that fails, for example while the folder is away, leaves the watch alive.
  let turn: Promise<unknown> = Promise.resolve();
  await new Promise<void>((done) => {
    let timer: NodeJS.Timeout | undefined;
    let changed = new Set<string | null>();
    const fail = (error: Error) => {
      process.stderr.write(`${error.message}\n`);
      code = 2;
    };
    const watcher = watch(folder, { recursive: true }, (_, name) => {
      changed.add(name?.replaceAll('\\', '/') ?? null);
      clearTimeout(timer);
      timer = setTimeout(() => {
        // Where the system does not say what has changed, everything is looked at.
        const paths = [...changed].filter((path) => path !== null);
        const known = changed.has(null) ? undefined : paths;
        changed = new Set();
        turn = turn
          .then(() => run(known))
          .then((result) => {
            code = result;
          }, fail);
      }, 20);
    });
    // A folder that is removed can no longer be watched.
    watcher.once('close', () => done(turn.then(() => undefined)));
    watcher.once('error', (error) => {
      fail(error);
      done();
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done(watcher.close()));
  });
  return code;
}

/** True where a file does not fit its schema since it was written for an earlier one. Only those with mistakes are looked at. */
function isOutdated({ index }: CheckedSite): boolean {
  const files = new Map([...index.files].filter(([, file]) => !file.isSound));
  return planMigration({ ...index, files, allFiles: files }, migrations).used.length > 0;
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
  if (locales.length === 0) process.stdout.write('The site has one language: nothing is to be translated.\n');
  for (const locale of locales) process.stdout.write(`${coverageTable(locale, checked.index)}\n`);
  return locales.every(({ percent }) => percent >= least) ? 0 : 1;
}

/** The name of a site’s folder, from the top of the checkout where a reader of the format looks for files. */
function nameFor(format: Format, folder: string, name: string): string {
  const isForFiles = format === 'github' || format === 'sarif';
  return (isForFiles && pathWithin(process.env.GITHUB_WORKSPACE ?? root, folder)) || name;
}

interface ValidateOptions {
  readonly folder: string;
  /** `--site`, as it was written. */
  readonly named: string | undefined;
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
export async function validate({
  folder,
  named,
  format,
  strict,
  watching,
}: ValidateOptions): Promise<number> {
  const schemas = await readSchemas();
  const sound = openSoundTexts(folder);
  const compiler = createCompiler(schemas, sound);
  // Who watches looks at every file again and again.
  const loader = createLoader(folder, sound, watching ? undefined : new Map());
  const run: Run = async (changed) => {
    const input = await loader.load(changed);
    const name = nameFor(format, folder, input.name);
    const checked = compiler.check({ ...input, name }, new Date());
    await sound.keep();
    print(format, checked, watching !== undefined);
    await watching?.(checked.index);
    // A branch that is behind an upgrade meets it in its check, where GitHub lists a notice beside the mistakes.
    const before = { pretty: '', github: '::notice::', json: undefined, sarif: undefined }[format];
    if (before !== undefined && !checked.valid && isOutdated(checked))
      process.stderr.write(
        `${before}Some content is written for earlier versions of its blocks: npm run migrate${ofSite(named)}\n`,
      );
    const failing = strict ? checked.diagnostics.length > 0 : !checked.valid;
    return failing ? 1 : 0;
  };
  const code = await run();
  if (!watching) return code;
  process.stderr.write(`Watching ${resolve(root, folder)} …\n`);
  return watchFolder(folder, run, code);
}
