import { spawnSync } from 'node:child_process';
import { parseOptions, UsageError } from '../src/command/options.ts';
import { root } from '../src/command/root.ts';
import { sitePath } from '../src/command/site-path.ts';
import { generatedFiles, RULE_LIST } from '../src/generate/generated-files.ts';
import { createEditorLists, giveSchemas } from '../src/generate/ids/refresh.ts';
import { sourceFaults } from '../src/generate/source-faults.ts';
import { staleOf, write } from '../src/generate/stale-files.ts';

const OPTIONS = { check: 'boolean', release: 'boolean', site: 'string' } as const;

const told = (faults: readonly string[]) => {
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  return faults.length > 0 ? 1 : 0;
};

/**
 * Writes what is generated from the schemas and the blocks' folders, and the lists that editors complete from the content.
 * With `--check` it only compares, and exits 1 where something generated is stale. A list that lacks a new article is no
 * mistake in it: that is said, and fails nothing. `--release` holds new schemas to what they are. `--site` writes what a
 * site keeps for its editors, and nothing else.
 */
export async function main(args: string[]): Promise<number> {
  const { check, release, site } = parseOptions(args, OPTIONS);
  const lost = check ? 'check' : release ? 'release' : undefined;
  if (site !== undefined && lost !== undefined)
    throw new UsageError(
      `--site writes what that site keeps for its editors: --${lost} does not go with it.`,
    );
  const faults = await sourceFaults(root);
  if (faults.length > 0) return told(faults);
  if (site !== undefined) {
    const written = await giveSchemas(sitePath(site));
    process.stdout.write(`${written} ${written === 1 ? 'file' : 'files'} written in ${sitePath(site)}.\n`);
    return 0;
  }
  const { files, problems, free } = await generatedFiles(release);
  // What follows from a change that is refused is neither written nor called stale.
  if (problems.length > 0) return told(problems);
  const stale = await staleOf(files);
  if (!check) await write(stale);
  // The reference is made by the rules that run.
  const again = ['scripts/run.mjs', 'generate', ...args];
  if (!check && stale.has(RULE_LIST))
    return spawnSync(process.execPath, again, { cwd: root, stdio: 'inherit' }).status ?? 2;
  const remedy = release ? 'npm run generate -- --release' : 'npm run generate';
  for (const path of check ? stale.keys() : [])
    process.stderr.write(`${path} is stale: run \`${remedy}\`.\n`);
  // After the schemas.
  const lists = await staleOf(await createEditorLists().files());
  if (!check) await write(lists);
  else if (lists.size > 0)
    process.stderr.write(
      `Note: editors complete ids from ${[...lists.keys()].join(', ')}, where the content has others by now. \`npm run generate\` brings them up to date; nothing fails over it.\n`,
    );
  if (!check && free.length > 0)
    process.stdout.write(`Free to change until released: ${free.join(', ')} (\`--release\`).\n`);
  return check && stale.size > 0 ? 1 : 0;
}
