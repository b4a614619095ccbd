import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { blockNames } from './block-tables.ts';

/** What does nothing in HTML that no script brings to life: a hook, but for those that only compute, and a handler. */
const ACTS = /\b(use(?!(?:Id|Context|Memo)\b)[A-Z]\w*)(?=[(<])|\s(on[A-Z]\w*)(?==\{)/;

/** What runs when the site is built. */
const IN_BUILD = new Set(['data.ts', 'resolve.ts']);

/**
 * Says which blocks are written to act in the browser, and never wake there: their folders do not say when.
 * @param folder of the blocks
 * @param shown what stands before a block's name in a message
 * @returns a message for each
 */
export async function asleep(folder: string, shown: string): Promise<string[]> {
  const messages = (await blockNames(folder)).map(async (name) => {
    const files = await readdir(join(folder, name));
    if (files.includes('block.json')) return [];
    for (const file of files.filter((one) => /\.tsx?$/.test(one) && !IN_BUILD.has(one)).sort()) {
      const acts = ACTS.exec(await readFile(join(folder, name, file), 'utf8'));
      if (!acts) continue;
      const what = acts[1] ?? acts[2];
      return `${shown}/${name}/${file}: “${what}” does nothing, since the block never wakes in the browser. Write { "script": "live" } into ${shown}/${name}/block.json.`;
    }
    return [];
  });
  return (await Promise.all(messages)).flat();
}
