import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../command/root.ts';

/** `price-table` as `PriceTable`. */
export const pascal = (name: string): string =>
  name.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());

/** Where the names of types that the schemas have given already stand. */
const TYPES = ['src/model/content.gen.ts', 'src/model/view.gen.ts', 'src/model/resolved.ts'];
/** `Resolved` would have a `ResolvedData`, as all blocks together have. */
const USED = ['BlockViewProps', 'CardGrid', 'Resolved', 'RichText', 'Section', 'SectionHead'];

/** What a block's view and its type are called: `Map` is the language's, `RichText` is another type's, so they get `Block` behind. */
export async function componentName(name: string): Promise<string> {
  const texts = await Promise.all(TYPES.map((path) => readFile(join(root, path), 'utf8')));
  const types = texts.flatMap((text) => [...text.matchAll(/^export (?:type|interface) (\w+)/gm)]);
  const taken = new Set([...USED, ...types.map(([, type]) => type)]);
  const plain = pascal(name);
  return taken.has(plain) || plain in globalThis ? `${plain}Block` : plain;
}
