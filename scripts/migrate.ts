import { carryOut, changeDiff, refuse } from '../src/changes/carry-out.ts';
import { planUpgrade } from '../src/changes/upgrade.ts';
import { openSite } from '../src/command/open-site.ts';
import { parseOptions } from '../src/command/options.ts';
import { ofSite } from '../src/command/site-path.ts';
import { newMistakes } from '../src/content/rename/site-change.ts';
import { refreshLists, tellStaleLists } from '../src/generate/ids/refresh.ts';

/** Brings content up to date. Exit 0 up to date, 1 not all of it could be, 2 could not run. */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(args, { site: 'string', 'dry-run': 'boolean' });
  const { folder, input, compiler } = await openSite(options.site);
  const now = new Date();
  const { change, steps, unread, diagnostics, isSound } = await planUpgrade(compiler, input, now);
  for (const path of unread) {
    const file = `${input.name}/${path}`;
    const why = diagnostics.find((diagnostic) => diagnostic.file === file);
    const place = why ? `${file}:${why.line}:${why.column}` : file;
    process.stderr.write(`${place} cannot be read and was left as it is. ${why?.message ?? ''}\n`);
  }
  const failed = unread.length > 0 ? 1 : 0;
  if (change.files.length === 0) {
    process.stdout.write(
      isSound
        ? 'The content is up to date: nothing to change.\n'
        : `Nothing to change yet. What the engine says in other languages is added once the content has no mistake: npm run validate${ofSite(options.site)}\n`,
    );
    // A newer engine may know more than it asks for.
    await (options['dry-run'] ? tellStaleLists : refreshLists)(folder);
    return failed;
  }
  if (options['dry-run']) {
    process.stdout.write(changeDiff(change, input.name));
    process.stderr.write(`${steps}Nothing was written.\n`);
  }
  const mistakes = newMistakes(compiler, input, change, now);
  if (mistakes.length > 0)
    return refuse('The site would have new mistakes afterwards, so nothing was changed:', mistakes);
  if (options['dry-run']) {
    await tellStaleLists(folder);
    return failed;
  }
  if (!(await carryOut(folder, change, input.name))) return 1;
  process.stdout.write(steps);
  process.stdout.write(`Next: npm run validate${ofSite(options.site)}\n`);
  return failed;
}
