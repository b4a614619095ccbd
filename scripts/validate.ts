import { explain } from '../src/command/explain.ts';
import { formatOf } from '../src/command/formats/print.ts';
import { parseOptions, UsageError } from '../src/command/options.ts';
import { sitePath } from '../src/command/site-path.ts';
import { printCoverage, validate } from '../src/command/validate.ts';
import type { SiteIndex } from '../src/content/site/site-index.ts';
import { createEditorLists } from '../src/generate/ids/refresh.ts';

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
  if (options.explain !== undefined) {
    const lost = Object.keys(options).find((name) => name !== 'explain' && name !== 'positionals');
    if (lost !== undefined)
      throw new UsageError(`--explain looks at no site: --${lost} does not go with it.`);
    process.stdout.write(explain(options.explain));
    return 0;
  }
  const format = formatOf(options.format);
  if (options.min !== undefined && !options.coverage)
    throw new UsageError('--min goes with --coverage. See --help.');
  const lost = (['format', 'strict', 'watch'] as const).find((name) => options[name] !== undefined);
  if (options.coverage && lost !== undefined)
    throw new UsageError(`--coverage prints its own table: --${lost} does not go with it.`);
  const folder = sitePath(options.site);
  const lists = createEditorLists();
  // Whoever watches is editing: what the editor completes follows. A check alone writes nothing.
  const refresh = (index: SiteIndex) => lists.refresh(folder, index);
  if (options.coverage) return printCoverage(folder, options.min);
  const watching = options.watch ? refresh : undefined;
  return validate({ folder, named: options.site, format, strict: options.strict === true, watching });
}
