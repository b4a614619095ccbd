import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { scaffoldBlock } from '../src/changes/scaffold/block.ts';
import { parseOptions, UsageError } from '../src/command/options.ts';
import { root } from '../src/command/root.ts';
import { writeWhole } from '../src/command/write-whole.ts';
import { componentName } from '../src/generate/block-tables.ts';
import { main as generate } from './generate.ts';

/** A long name breaks lines: the formatter knows where. */
function format(paths: readonly string[]): void {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'format', '--write', '--vcs-enabled=false', ...paths];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) process.stderr.write(stderr);
}

function refused(why: string): number {
  process.stderr.write(`${why}\n`);
  return 1;
}

/** Scaffolds a block type: schema with an example, view, style and test; types and checks are green at once. */
export async function main(args: string[]): Promise<number> {
  const { data: withData = false, positionals } = parseOptions(args, { data: 'boolean' }, 1);
  const [name] = positionals;
  if (name === undefined)
    throw new UsageError('Name the block in kebab-case, for example: npm run new-block -- price-table');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return refused(`“${name}” is no name for a block. Write it in kebab-case, for example price-table.`);
  const files = await scaffoldBlock({ name, component: await componentName(name), withData });
  if ([`src/blocks/${name}`, ...files.keys()].some((path) => existsSync(join(root, path))))
    return refused(`There is a block “${name}” already.`);
  for (const [path, text] of files) {
    await writeWhole(join(root, path), Buffer.from(text));
    process.stdout.write(`wrote ${path}\n`);
  }
  format([...files.keys()]);
  const code = await generate([]);
  if (code === 0)
    process.stdout.write(
      `Next: add fields to the schema, run \`npm run generate\`, and draw them in ${name}.tsx. \`npm test\` checks it.\n`,
    );
  else
    process.stderr.write(
      'The files of the block are there, but what is generated is not: mend what is named above, then run `npm run generate`.\n',
    );
  return code;
}
