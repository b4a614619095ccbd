import { add } from '../src/changes/carry-out.ts';
import { titleFrom } from '../src/changes/scaffold/new-file.ts';
import { scaffoldPage, typedRoute } from '../src/changes/scaffold/page.ts';
import { parseOptions, UsageError } from '../src/command/options.ts';

/** Writes a page to begin with. Exit 0 made, 1 refused, 2 could not run. */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(args, { site: 'string', title: 'string' }, 1);
  const [typed] = options.positionals;
  if (typed === undefined)
    throw new UsageError('Name the page’s address, for example: npm run new-page -- /careers');
  const route = typedRoute(typed);
  const next = `write the page’s sections, and link to ${route} from navigation.json or from another page. The next build publishes it; with "isActive": false it is a draft.`;
  return add(
    options.site,
    (index) => scaffoldPage(index, route, options.title ?? titleFrom(route)),
    () => next,
  );
}
