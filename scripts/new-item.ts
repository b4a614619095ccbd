import { carryOut, refuse } from '../src/changes/carry-out.ts';
import { scaffoldItem } from '../src/changes/scaffold/item.ts';
import { titleFrom } from '../src/changes/scaffold/words.ts';
import { loadSite } from '../src/command/load-site.ts';
import { parseOptions, UsageError } from '../src/command/options.ts';
import { readSchemas } from '../src/command/schemas.ts';
import { sitePath } from '../src/command/site-path.ts';
import { createCompiler } from '../src/content/compile.ts';
import { newMistakes } from '../src/content/rename/site-change.ts';

/** Adds an item to a collection, as a draft. Exit 0 made, 1 refused, 2 could not run. */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(args, { site: 'string', title: 'string' }, 2);
  const [collection, slug] = options.positionals;
  if (collection === undefined || slug === undefined)
    throw new UsageError(
      'Name collection and item, for example: npm run new-item -- articles a-first-article',
    );
  const schemas = await readSchemas();
  const { input, folder } = await loadSite(sitePath(options.site));
  const compiler = createCompiler(schemas);
  const now = new Date();
  const { index } = compiler.check(input, now, { drafts: true });
  const title = options.title ?? titleFrom(slug);
  const made = scaffoldItem(index, schemas, { collection, slug, title, now });
  if ('problem' in made) return Number(!refuse(made.problem));
  const mistakes = newMistakes(compiler, input, made.change, now);
  if (mistakes.length > 0)
    return Number(!refuse('The site would have mistakes, so nothing was written:', mistakes));
  if (!(await carryOut(folder, made.change, input.name))) return 1;
  process.stdout.write(
    `Next: write it in ${input.name}/${made.file}. It is a draft: \`npm run build -- --drafts --out preview${options.site === undefined ? '' : ` --site ${options.site}`}\` shows it, and without "isActive": false visitors see it.\n`,
  );
  return 0;
}
