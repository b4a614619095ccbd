import { createCompiler } from '../src/content/compile.ts';
import { newMistakes } from '../src/content/edit/site-change.ts';
import { planMigration } from '../src/content/migrate/migrate-site.ts';
import { migrations } from '../src/content/migrate/migrations.ts';
import { carryOut, refuse } from './lib/carry-out.ts';
import { loadSite } from './lib/load-site.ts';
import { parseOptions } from './lib/options.ts';
import { changeDiff } from './lib/report/change.ts';
import { readSchemas } from './lib/schemas.ts';
import { sitePath } from './lib/site-path.ts';

/** Brings content up to the current versions. Exit 0 up to date, 1 not all of it could be, 2 could not run. */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(args, { site: 'string', 'dry-run': 'boolean' });
  const schemas = await readSchemas();
  const { input, folder } = await loadSite(sitePath(options.site));
  const compiler = createCompiler(schemas);
  const now = new Date();
  const { change, used, unread } = planMigration(compiler.check(input, now).index, schemas, migrations);
  for (const path of unread)
    process.stderr.write(`${input.name}/${path} cannot be read and was left as it is.\n`);
  const failed = unread.length > 0 ? 1 : 0;
  if (change.files.length === 0) {
    process.stdout.write('The content is up to date: nothing to change.\n');
    return failed;
  }
  const steps = used.map(({ unit, to, describe }) => `${unit}, version ${to}: ${describe}\n`).join('');
  if (options['dry-run']) {
    process.stdout.write(changeDiff(change, input.name));
    process.stderr.write(`${steps}Nothing was written.\n`);
    return failed;
  }
  const mistakes = newMistakes(compiler, input, change, now);
  if (mistakes.length > 0) {
    refuse('The site would have new mistakes afterwards, so nothing was changed:', mistakes);
    return 1;
  }
  if (!(await carryOut(folder, change, input.name))) return 1;
  process.stdout.write(steps);
  process.stdout.write('Next: npm run validate\n');
  return failed;
}
