import { add } from '../src/changes/carry-out.ts';
import { scaffoldItem } from '../src/changes/scaffold/item.ts';
import { titleFrom } from '../src/changes/scaffold/new-file.ts';
import { parseOptions, UsageError } from '../src/command/options.ts';
import { asTyped } from '../src/command/site-path.ts';

/** Adds an item to a collection, as a draft. Exit 0 made, 1 refused, 2 could not run. */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(args, { site: 'string', title: 'string' }, 2);
  const [collection, slug] = options.positionals;
  if (collection === undefined || slug === undefined)
    throw new UsageError(
      'Name collection and item, for example: npm run new-item -- articles a-first-article',
    );
  const { title = titleFrom(slug) } = options;
  const where = options.site === undefined ? '' : ` --site ${asTyped(options.site)}`;
  return add(
    options.site,
    (index) => scaffoldItem(index, { collection, slug, title, now: index.now }),
    (file) =>
      `write it in ${file}; its numbers, days, choices and references are made up, and no check finds one that stays so. It is a draft: \`npm run build -- --drafts --out preview${where}\` shows it, and without "isActive": false visitors see it.`,
  );
}
