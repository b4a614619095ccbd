import { resolve } from 'node:path';
import { parseOptions, UsageError } from '../src/command/options.ts';
import { progressLine } from '../src/command/progress.ts';
import { outFolder, siteEnvironment, sitePath } from '../src/command/site-path.ts';
import { makeReport, OWN } from '../src/report/make-report.ts';
import { mistakes, verdict } from '../src/report/say.ts';

/** Reports what a pull request changes for a visitor. Exit 0 written, 1 the content is invalid, 2 could not run. */
export async function main(args: string[]): Promise<number> {
  // As the build does: React’s development build is slower and says more.
  process.env.NODE_ENV = 'production';
  const options = parseOptions(args, {
    base: 'string',
    out: 'string',
    site: 'string',
    'no-pictures': 'boolean',
  });
  if (options.base === undefined)
    throw new UsageError('Name what to compare with, for example: npm run report -- --base origin/main');
  const site = sitePath(options.site);
  const environment = siteEnvironment(site);
  const out = outFolder(options.out, 'report', OWN, 'report', site);
  const progress = progressLine(process.stderr);
  try {
    const report = await makeReport({
      base: options.base,
      site,
      out,
      environment,
      hasPictures: options['no-pictures'] !== true,
      onProgress: progress.show,
    });
    progress.clear();
    const said = [verdict(report), ...report.sides.notes, resolve(out, 'index.html')];
    process.stdout.write(said.map((line) => `${line}\n`).join(''));
    return mistakes(report) > 0 ? 1 : 0;
  } finally {
    progress.clear();
  }
}
