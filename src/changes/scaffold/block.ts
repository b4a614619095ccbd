import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../../command/options.ts';
import { root } from '../../command/root.ts';
import { filesBelow } from '../../ground/files-below.ts';

const TEMPLATE = join(root, 'src/changes/scaffold/template/block');

interface NewBlock {
  /** Kebab-case. */
  readonly name: string;
  /** What its view and its schema are called. */
  readonly component: string;
  /** True for a block that needs more than its own JSON: lines that begin with `{data}` are its own. */
  readonly withData: boolean;
}

/**
 * The files of a new block, by path: what `npm run generate` then makes of them compiles, and its test passes.
 * @throws UsageError for the name of what every object has, which no schema bears as a choice
 */
export async function scaffoldBlock({ name, component, withData }: NewBlock): Promise<Map<string, string>> {
  if (name in {})
    throw new UsageError(`“${name}” is the name of a part of every object. Give the block another one.`);
  const files = new Map<string, string>();
  const fill = (text: string) =>
    text
      .replaceAll('{name}', name)
      .replaceAll('{Name}', component)
      .replaceAll('{words}', name.replaceAll('-', ' '));
  for (const path of await filesBelow(TEMPLATE)) {
    const written = await readFile(join(TEMPLATE, path), 'utf8');
    const text = fill(written.replace(/^\{data\}(.*\n)/gm, withData ? '$1' : ''));
    if (text !== '') files.set(fill(path.replace(/\.txt$/, '')), text);
  }
  return files;
}
