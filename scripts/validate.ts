import { watch } from 'node:fs';
import { resolve } from 'node:path';
import { coverageTable, siteCoverage } from '../src/command/coverage.ts';
import { github } from '../src/command/formats/github.ts';
import { pretty, summary } from '../src/command/formats/pretty.ts';
import { sarif } from '../src/command/formats/sarif.ts';
import { parseOptions, UsageError } from '../src/command/options.ts';
import { root } from '../src/command/root.ts';
import { readSchemas } from '../src/command/schemas.ts';
import { sitePath } from '../src/command/site-path.ts';
import { type CheckedSite, createCompiler } from '../src/content/compile.ts';
import { codes } from '../src/content/diagnostics/codes.ts';
import type { Diagnostic } from '../src/content/diagnostics/diagnostic.ts';
import { nearest } from '../src/content/diagnostics/nearest.ts';
import { createLoader, LoadError } from '../src/content/load/load.ts';
import { planMigration } from '../src/content/migrate/migrate-site.ts';
import { migrations } from '../src/content/migrate/migrations.ts';
import type { SchemaFiles } from '../src/content/schema/schema-set.ts';
import { createShapes } from '../src/content/schema/shape.ts';
import { createEditorLists } from '../src/generate/ids/refresh.ts';

const FORMATS = ['pretty', 'json', 'github', 'sarif'] as const;
type Format = (typeof FORMATS)[number];

function formatOf(name = 'pretty'): Format {
  const format = FORMATS.find((candidate) => candidate === name);
  if (!format) throw new UsageError(`There is no format “${name}”. Possible: ${FORMATS.join(', ')}.`);
  return format;
}

function textOf(checked: CheckedSite): (file: string) => string | undefined {
  const prefix = `${checked.index.input.name}/`;
  return (file) => checked.index.allFiles.get(file.slice(prefix.length))?.text;
}

function print(format: Format, checked: CheckedSite): void {
  const diagnostics: readonly Diagnostic[] = checked.diagnostics;
  const color = process.stdout.isTTY && !process.env.NO_COLOR;
  const text = {
    json: () => JSON.stringify(diagnostics, null, 2),
    github: () => github(diagnostics),
    sarif: () => sarif(diagnostics),
    pretty: () => pretty(diagnostics, textOf(checked), color),
  }[format]();
  if (text !== '') process.stdout.write(`${text}\n`);
  if (format === 'pretty') process.stdout.write(`${summary(diagnostics, checked.index.allFiles.size)}\n`);
}

/** Says what a code means, with an example and its remedy; `all` lists every code. */
function explain(code: string): number {
  if (code === 'all') {
    const width = Math.max(...Object.keys(codes).map((name) => name.length));
    for (const [name, { says }] of Object.entries(codes))
      process.stdout.write(`${name.padEnd(width)}  ${says}\n`);
    return 0;
  }
  const help = Object.hasOwn(codes, code) ? codes[code] : undefined;
  if (!help) {
    const near = nearest(code, Object.keys(codes));
    throw new UsageError(
      `There is no code “${code}”.${near === undefined ? '' : ` Did you mean “${near}”?`} “--explain all” lists them.`,
    );
  }
  const { says, wrong, right, remedy } = help;
  process.stdout.write(`${code}\n\n${says}\n\n  wrong  ${wrong}\n  right  ${right}\n\n${remedy}\n`);
  return 0;
}

/** True where a file does not fit its schema since it was written for an earlier one. Only those with mistakes are looked at. */
function isOutdated({ index }: CheckedSite, schemas: SchemaFiles): boolean {
  const files = new Map([...index.files].filter(([, file]) => file.findings.length > 0));
  return planMigration({ files, allFiles: files }, schemas, migrations).used.length > 0;
}

/** Tables what is not translated, or no longer fresh. Exit 1 below the floor. */
function coverage(checked: CheckedSite, schemas: SchemaFiles, floor = '0'): number {
  const least = Number(floor);
  if (!Number.isFinite(least)) throw new UsageError('--min takes a number of per cent.');
  const locales = siteCoverage(checked, createShapes(schemas));
  for (const locale of locales) process.stdout.write(`${coverageTable(locale)}\n`);
  return locales.every(({ percent }) => percent >= least) ? 0 : 1;
}

/** Checks a site's content. Exit 0 valid, 1 invalid, 2 could not run. */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(args, {
    site: 'string',
    format: 'string',
    strict: 'boolean',
    watch: 'boolean',
    explain: 'string',
    coverage: 'boolean',
    min: 'string',
  });
  if (options.explain !== undefined) return explain(options.explain);
  const format = formatOf(options.format);
  if (options.min !== undefined && !options.coverage)
    throw new UsageError('--min goes with --coverage. See --help.');
  const folder = sitePath(options.site);
  const schemas = await readSchemas();
  const compiler = createCompiler(schemas);
  const loader = createLoader(folder);
  if (options.coverage)
    return coverage(compiler.check(await loader.load(), new Date()), schemas, options.min);
  const lists = createEditorLists();
  const run = async (changed?: readonly string[]) => {
    const checked = compiler.check(await loader.load(changed), new Date());
    print(format, checked);
    // Whoever watches is editing: what the editor completes follows. A check alone writes nothing.
    if (options.watch) await lists.refresh(folder, checked.index);
    const isOld = !checked.valid && isOutdated(checked, schemas);
    if (isOld && format === 'pretty')
      process.stderr.write('Some content is written for earlier versions of its blocks: npm run migrate\n');
    const failing = options.strict ? checked.diagnostics.length > 0 : !checked.valid;
    return failing ? 1 : 0;
  };
  try {
    const code = await run();
    return options.watch ? await watchFolder(folder, run, code) : code;
  } catch (error) {
    if (error instanceof LoadError) throw new UsageError(error.message);
    throw error;
  }
}

type Run = (changed?: readonly string[]) => Promise<number>;

async function watchFolder(folder: string, run: Run, first: number): Promise<number> {
  process.stderr.write(`Watching ${resolve(root, folder)} …\n`);
  let code = first;
  // One run after the other; one that fails, for example while the folder is away, leaves the watch alive.
  let turn: Promise<unknown> = Promise.resolve();
  await new Promise<void>((done) => {
    let timer: NodeJS.Timeout | undefined;
    let changed = new Set<string | null>();
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
          .then(
            (result) => {
              code = result;
            },
            (error: Error) => {
              process.stderr.write(`${error.message}\n`);
              code = 2;
            },
          );
      }, 20);
    });
    // A folder that is removed can no longer be watched.
    watcher.once('close', () => done(turn.then(() => undefined)));
    watcher.once('error', (error) => {
      process.stderr.write(`${error.message}\n`);
      code = 2;
      done();
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done(watcher.close()));
  });
  return code;
}
