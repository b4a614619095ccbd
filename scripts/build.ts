import type { Stats } from 'node:fs';
import { keepLastBuild, lastBuild, madeOf } from '../src/build/last-build.ts';
import { momentOf, parseOptions, UsageError } from '../src/command/options.ts';
import { progressLine } from '../src/command/progress.ts';
import { outFolder, siteEnvironment, sitePath, whileWriting } from '../src/command/site-path.ts';

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
  const now = options.now === undefined ? undefined : momentOf(options.now);
  const keepDays = Number(options.keep ?? 0);
  if (!Number.isInteger(keepDays) || keepDays < 0) throw new UsageError('--keep takes a number of days.');
  const started = performance.now();
  const site = sitePath(options.site);
  const environment = siteEnvironment(site);
  const out = outFolder(options.out, 'dist', '_build.json', 'build', site);
  const { compress = false, 'policy-in-pages': policyInPages = false, drafts = false, why } = options;
  const how = { environment, compress, keepDays, policyInPages };
  const found = new Map<string, Stats>();
  const of = madeOf(site, { ...how, drafts, colored: process.stderr.isTTY }, found);
  const ended = (pages: number, rendered: number) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    process.stdout.write(`${pages} pages, ${rendered} rendered, in ${seconds} s: ${out}\n`);
    return 0;
  };
  // What is asked for a moment, a page or some days of keeping is looked at anew.
  const isPlain = why === undefined && now === undefined && keepDays === 0;
  const last = isPlain ? lastBuild(out, of) : undefined;
  if (last) {
    process.stderr.write(last.told.err);
    process.stdout.write(last.told.out);
    return ended(last.pages, 0);
  }
  // Loaded only where something is to be done.
  const { buildChecked } = await import('../src/build/build-checked.ts');
  const built = await buildChecked(
    { ...how, site: options.site, drafts, why, now, out, found },
    progressLine(process.stderr),
  ).catch((error: unknown) => {
    throw whileWriting(out, error);
  });
  if (!built) return 1;
  if (isPlain) keepLastBuild(out, { ...built, madeOf: of });
  return ended(built.pages, built.rendered);
}
