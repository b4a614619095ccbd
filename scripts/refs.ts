import { openSite } from '../src/command/open-site.ts';
import { parseOptions, UsageError } from '../src/command/options.ts';
import { cut, located } from '../src/command/source-lines.ts';
import { EVER } from '../src/content/site/clock.ts';
import { called, lookUpSubject } from '../src/content/uses/subject.ts';
import { listsOf, usesOf } from '../src/content/uses/uses.ts';

/** Lists every use of a page, item, file, section, variable or accent. Exit 0 searched, 1 unknown id, 2 could not run. */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(args, { site: 'string', format: 'string' }, 1);
  const [id] = options.positionals;
  const format = options.format ?? 'pretty';
  if (format !== 'pretty' && format !== 'json')
    throw new UsageError(`There is no format “${format}”. Possible: pretty, json.`);
  if (id === undefined) throw new UsageError('Say what to look for, for example: npm run refs -- /about-us');
  const { input, compiler } = await openSite(options.site);
  const { index } = compiler.check(input, EVER, { drafts: true });
  const unread = [...index.allFiles.values()].filter((file) => file.value === undefined);
  for (const { path } of unread)
    process.stderr.write(`${input.name}/${path} cannot be read and was not searched.\n`);
  const looked = lookUpSubject(index, id);
  if ('problem' in looked) {
    process.stderr.write(`${looked.problem}\n`);
    return 1;
  }
  const uses = located(index, usesOf(index, looked.subject));
  if (format === 'json') process.stdout.write(`${JSON.stringify(uses, null, 2)}\n`);
  else {
    for (const { file, line, column, text } of uses)
      process.stdout.write(`${file}:${line}:${column}  ${cut(text, column)}\n`);
    const what = called(looked.subject);
    const count = `${uses.length} use${uses.length === 1 ? '' : 's'} of ${what}.`;
    const { subject } = looked;
    const lists = located(index, subject.kind === 'item' ? listsOf(index, subject.item) : []);
    for (const { file, line, column } of lists)
      process.stdout.write(`${file}:${line}:${column}  lists it, without its name\n`);
    const none = `Nothing ${lists.length > 0 ? 'names' : 'uses'} ${what}.`;
    process.stdout.write(`${uses.length === 0 ? none : count}\n`);
  }
  return 0;
}
