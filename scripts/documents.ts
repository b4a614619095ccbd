import { openSite } from '../src/command/open-site.ts';
import { parseOptions } from '../src/command/options.ts';
import { tellMistakes } from '../src/command/tell.ts';
import { publicationsOf, staleOf, withPdfs } from '../src/documents/publications.ts';

/**
 * Prints the documents of a site that have changed; with `--check` it only names them, and needs no browser.
 * Exit 0 fresh, 1 stale or invalid content, 2 could not run.
 */
export async function main(args: string[]): Promise<number> {
  // React's development build says more than belongs on paper.
  process.env.NODE_ENV = 'production';
  const options = parseOptions(args, { site: 'string', check: 'boolean' });
  const { folder, input, compiler } = await openSite(options.site);
  const checked = compiler.check(withPdfs(input), new Date());
  if (!checked.valid) {
    tellMistakes(checked);
    return 1;
  }
  const { index } = checked;
  const stale = await staleOf(publicationsOf(index), folder);
  if (options.check)
    for (const { pdf } of stale)
      process.stderr.write(`${input.name}/${pdf} is stale: run \`npm run documents\`.\n`);
  if (options.check || stale.length === 0) return stale.length === 0 ? 0 : 1;
  // Loaded only where something is printed, and now: what draws pages asks for the environment when it is loaded.
  const { openPress } = await import('../src/documents/press.ts');
  const { printDocuments } = await import('../src/documents/print.ts');
  const press = await openPress(compiler, index, folder);
  await printDocuments(stale, press, folder, (pdf) => process.stdout.write(`wrote ${input.name}/${pdf}\n`));
  return 0;
}
