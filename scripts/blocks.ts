import { catalogueOf, readVersions } from '../src/catalogue/catalogue.ts';
import { exampleSite } from '../src/catalogue/example-site.ts';
import { catalogueFolder } from '../src/catalogue/out-folder.ts';
import { openSite } from '../src/command/open-site.ts';
import { parseOptions } from '../src/command/options.ts';
import { sitePath } from '../src/command/site-path.ts';
import { tellMistakes } from '../src/command/tell.ts';

/** Writes the block catalogue. Exit 0 written, 1 invalid content or a failing example, 2 could not run. */
export async function main(args: string[]): Promise<number> {
  // React's development build says more than belongs into pages that are served as in production.
  process.env.NODE_ENV = 'production';
  const options = parseOptions(args, { site: 'string', out: 'string' });
  const out = catalogueFolder(options.out, sitePath(options.site));
  const started = performance.now();
  const { folder, input, schemas, compiler } = await openSite(options.site);
  const checked = compiler.check(input, new Date());
  if (!checked.valid) {
    tellMistakes(checked);
    return 1;
  }
  const made = exampleSite(compiler, schemas, checked.index, 'production');
  const blocks = catalogueOf(made, checked.index, schemas, await readVersions());
  // Loaded now: what draws pages asks for the environment when it is loaded.
  const { writeCatalogue } = await import('../src/catalogue/write-catalogue.ts');
  const { sectionErrors } = await import('../src/build/pages.ts');
  const faults = await writeCatalogue(made, blocks, folder, out);
  if (faults.length > 0) throw sectionErrors(faults);
  for (const { type, number, state, findings } of made.examples) {
    const notes = state === 'empty' ? ['this site has nothing to show there.'] : findings;
    for (const note of notes) process.stdout.write(`${type}, example ${number}: ${note}\n`);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `${blocks.length} block types, ${made.examples.length} examples, in ${seconds} s: ${out}\n`,
  );
  return 0;
}
