import { buildSite } from '../src/build/site.ts';
import { whyStale } from '../src/build/why.ts';
import { momentOf } from '../src/command/moment.ts';
import { openSite } from '../src/command/open-site.ts';
import { parseOptions, UsageError } from '../src/command/options.ts';
import { progressLine } from '../src/command/progress.ts';
import { outFolder } from '../src/command/site-path.ts';
import { tellMistakes, waiting } from '../src/command/tell.ts';

const OPTIONS = {
  site: 'string',
  out: 'string',
  compress: 'boolean',
  keep: 'string',
  'policy-in-pages': 'boolean',
  drafts: 'boolean',
  now: 'string',
  why: 'string',
} as const;

/** Makes the static site. Exit 0 built, 1 invalid content or a failing section, 2 could not run. */
export async function main(args: string[]): Promise<number> {
  // React's development build is slower and says more than a visitor should see.
  process.env.NODE_ENV = 'production';
  const options = parseOptions(args, OPTIONS);
  const now = momentOf(options.now);
  const view = { drafts: options.drafts === true, preview: options.now !== undefined };
  const keepDays = Number(options.keep ?? 0);
  if (!Number.isInteger(keepDays) || keepDays < 0) throw new UsageError('--keep takes a number of days.');
  const started = performance.now();
  const out = outFolder(options.out, 'dist', '_build.json', 'build');
  const { compiler, input, folder: site } = await openSite(options.site);
  const checked = compiler.check(input, now, view);
  if (checked.diagnostics.length > 0) tellMistakes(checked);
  if (!checked.valid) return 1;
  const { index } = checked;
  const progress = progressLine(process.stderr);
  // `SITE_ENV` names the environment; what it means is content of site.json.
  const environment = process.env.SITE_ENV ?? 'production';
  const { compress = false, 'policy-in-pages': policyInPages = false } = options;
  const how = { environment, compress, keepDays, policyInPages };
  const onProgress = (done: number, all: number) => progress.show(`Rendering ${done} of ${all} pages`);
  const result = await buildSite({ compiler, index, site, out, ...how, onProgress });
  progress.clear();
  for (const { route, id, type, reason } of result.faults)
    process.stderr.write(`${route}: the section “${id}” (${type}) could not be rendered: ${reason}\n`);
  if (result.faults.length > 0) return 1;
  if (options.why !== undefined) process.stdout.write(`${whyStale(result.stale, options.why)}\n`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const kind = `${view.drafts ? ' with drafts' : ''}${view.preview ? ` as of ${now.toISOString()}` : ''}`;
  if (index.preview)
    process.stdout.write(`A preview${kind}: search engines are told to keep out. Do not publish it.\n`);
  process.stdout.write(waiting(index));
  process.stdout.write(`${result.pages} pages, ${result.rendered} rendered, in ${seconds} s: ${out}\n`);
  return 0;
}
