import { join } from 'node:path';
import { resolveBlock } from '../../../src/blocks/resolvers.ts';
import { readSchemas } from '../../../src/command/schemas.ts';
import { createCompiler } from '../../../src/content/compile.ts';
import { createLoader } from '../../../src/content/load/load.ts';
import type { PageModel } from '../../../src/model/page-model.ts';
import { UNKNOWN } from './site.ts';
import { root } from './site-process.ts';

async function resolvePages() {
  const compiler = createCompiler(await readSchemas(join(root, 'schemas')));
  const input = await createLoader(join(root, 'site-config')).load();
  const checked = compiler.check(input, new Date());
  if (!checked.valid) throw new Error('The shipped site has mistakes.');
  const { index } = checked;
  return { index, sites: compiler.resolve(index, 'production', resolveBlock) };
}

let pages: ReturnType<typeof resolvePages> | undefined;

/** What the compiler made of a route: everything that its page is to say. */
export async function modelOf(path: string): Promise<PageModel | undefined> {
  pages ??= resolvePages();
  const { index, sites } = await pages;
  for (const site of [...sites].reverse()) {
    const { prefix } = site.locale;
    if (path !== prefix && !path.startsWith(`${prefix}/`)) continue;
    const route = path.slice(prefix.length) || '/';
    return site.page(path === UNKNOWN ? index.notFound : route);
  }
  return undefined;
}
