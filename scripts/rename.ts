import { carryOut, changeDiff, refuse } from '../src/changes/carry-out.ts';
import { openSite } from '../src/command/open-site.ts';
import { parseOptions, UsageError } from '../src/command/options.ts';
import { planRename } from '../src/content/rename/plan.ts';

const count = (n: number, word: string) => `${n} ${word}${n === 1 ? '' : 's'}`;

/** Renames a page, item, file or section and all that names it. Exit 0 renamed, 1 refused, 2 could not run. */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(args, { site: 'string', 'dry-run': 'boolean' }, 2);
  const [from, to] = options.positionals;
  if (from === undefined || to === undefined)
    throw new UsageError('Say what to rename and how, for example: npm run rename -- /about-us /about');
  const { folder, input, compiler } = await openSite(options.site);
  const renaming = planRename({ compiler, input, now: new Date() }, from, to);
  if ('problem' in renaming) return refuse(renaming.problem, renaming.mistakes);
  const { change, what, places, redirects } = renaming;
  const sum = `${count(places, 'reference')}, ${count(redirects, 'redirect')}`;
  if (options['dry-run']) {
    process.stdout.write(changeDiff(change, input.name));
    process.stderr.write(`Nothing was written. Renaming ${what} would change ${sum}.\n`);
    return 0;
  }
  if (!(await carryOut(folder, change, input.name))) return 1;
  process.stdout.write(`Renamed ${what} to ${to}: ${sum}.\n`);
  return 0;
}
