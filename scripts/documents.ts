import { join } from 'node:path';
import { parseOptions } from '../src/command/options.ts';
import { root } from '../src/command/root.ts';
import { writeDocuments } from '../src/documents/write-documents.ts';

/** Writes the PDF publications; with `--check` it only compares. */
export async function main(args: string[]): Promise<number> {
  const options = parseOptions(args, { check: 'boolean' });
  const check = options.check === true;
  const fonts = join(root, 'node_modules', '@fontsource-variable');
  const { problems, stale } = await writeDocuments(root, fonts, check);
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length > 0) return 1;
  for (const path of stale) {
    if (check) process.stderr.write(`${path} is stale: run \`npm run documents\`.\n`);
    else process.stdout.write(`wrote ${path}\n`);
  }
  return check && stale.length > 0 ? 1 : 0;
}
