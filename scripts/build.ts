import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSite } from '../src/build/site.ts';
import { pretty, summary } from '../src/command/formats/pretty.ts';
import { momentOf } from '../src/command/moment.ts';
import { parseOptions, UsageError } from '../src/command/options.ts';
import { progressLine } from '../src/command/progress.ts';
import { root } from '../src/command/root.ts';
import { readSchemas } from '../src/command/schemas.ts';
import { sitePath } from '../src/command/site-path.ts';
import { createCompiler } from '../src/content/compile.ts';
import { createLoader, LoadError } from '../src/content/load/load.ts';

/** `SITE_ENV` names the environment; what it means is content of site.json. */
const environmentName = () => process.env.SITE_ENV ?? 'production';

/** Makes the static site. Exit 0 built, 1 invalid content or a failing section, 2 could not run. */
export async function main(args: string[]): Promise<number> {
  // React's development build is slower and says more than a visitor should see.
  process.env.NODE_ENV = 'production';
  const options = parseOptions(args, {
    site: 'string',
    out: 'string',
    compress: 'boolean',
    keep: 'string',
    drafts: 'boolean',
    now: 'string',
  });
  const now = momentOf(options.now);
  const view = { drafts: options.drafts === true, preview: options.now !== undefined };
  const keepDays = Number(options.keep ?? 0);
  if (!Number.isInteger(keepDays) || keepDays < 0) throw new UsageError('--keep takes a number of days.');
  const started = performance.now();
  const site = sitePath(options.site);
  const out =
    options.out === undefined
      ? resolve(root, 'dist')
      : resolve(process.env.INIT_CWD ?? process.cwd(), options.out);
  if (
    existsSync(out) &&
    !existsSync(resolve(out, '_build.json')) &&
    options.out !== undefined &&
    (await import('node:fs')).readdirSync(out).length > 0
  )
    throw new UsageError(
      `“${options.out}” is not empty and holds no build: it would be replaced. Name another folder.`,
    );
  const compiler = createCompiler(await readSchemas());
  const input = await createLoader(site)
    .load()
    .catch((error: unknown) => {
      throw error instanceof LoadError ? new UsageError(error.message) : error;
    });
  const checked = compiler.check(input, now, view);
  if (checked.diagnostics.length > 0) {
    const textOf = (file: string) => checked.index.allFiles.get(file.slice(input.name.length + 1))?.text;
    process.stderr.write(
      `${pretty(checked.diagnostics, textOf, process.stderr.isTTY && !process.env.NO_COLOR)}\n`,
    );
    process.stderr.write(`${summary(checked.diagnostics, input.files.size)}\n`);
  }
  if (!checked.valid) return 1;
  const progress = progressLine(process.stderr);
  const result = await buildSite({
    compiler,
    index: checked.index,
    site,
    out,
    environment: environmentName(),
    compress: options.compress === true,
    keepDays,
    onProgress: (done, all) => progress.show(`Rendering ${done} of ${all} pages`),
  });
  progress.clear();
  for (const { route, id, type, reason } of result.faults)
    process.stderr.write(`${route}: the section “${id}” (${type}) could not be rendered: ${reason}\n`);
  if (result.faults.length > 0) return 1;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (checked.index.preview)
    process.stdout.write(
      `A preview${view.drafts ? ' with drafts' : ''}${view.preview ? ` as of ${now.toISOString()}` : ''}: search engines are told to keep out. Do not publish it.\n`,
    );
  process.stdout.write(`${result.pages} pages, ${result.rendered} rendered, in ${seconds} s: ${out}\n`);
  return 0;
}
