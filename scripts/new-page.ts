import { carryOut, refuse } from '../src/changes/carry-out.ts';
import { scaffoldPage } from '../src/changes/scaffold/page.ts';
import { titleFrom } from '../src/changes/scaffold/words.ts';
import { loadSite } from '../src/command/load-site.ts';
import { parseOptions, UsageError } from '../src/command/options.ts';
import { readSchemas } from '../src/command/schemas.ts';
import { sitePath } from '../src/command/site-path.ts';
import { createCompiler } from '../src/content/compile.ts';
import { newMistakes } from '../src/content/rename/site-change.ts';

/** Writes a page to begin with. Exit 0 made, 1 refused, 2 could not run. */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(args, { site: 'string', title: 'string' }, 1);
  const [route] = options.positionals;
  if (route === undefined)
    throw new UsageError('Name the page’s address, for example: npm run new-page -- /careers');
  const { input, folder } = await loadSite(sitePath(options.site));
  const compiler = createCompiler(await readSchemas());
  const now = new Date();
  const { index } = compiler.check(input, now, { drafts: true });
  const made = scaffoldPage(index, route, options.title ?? titleFrom(route));
  if ('problem' in made) return Number(!refuse(made.problem));
  const mistakes = newMistakes(compiler, input, made.change, now);
  if (mistakes.length > 0)
    return Number(!refuse('The site would have mistakes, so nothing was written:', mistakes));
  if (!(await carryOut(folder, made.change, input.name))) return 1;
  process.stdout.write(
    `Next: write the page’s sections, and link to ${route} from navigation.json or from another page.\n`,
  );
  return 0;
}
