import { resolveBlock } from '../../../src/blocks/resolvers.ts';
import { type CheckedSite, createCompiler } from '../../../src/content/compile.ts';
import { createLoader } from '../../../src/content/load.ts';
import type { LocaleSite } from '../../../src/content/resolve/site-resolver.ts';
import type { SiteIndex } from '../../../src/content/site/site-index.ts';
import type { PageModel, ShellModel } from '../../../src/model/page-model.ts';
import { readSchemas } from '../schemas.ts';

export interface LivePage {
  readonly page: PageModel;
  readonly shell: ShellModel;
}

/** The last good state of a site that is being edited, and the mistakes of the newest one. */
export interface LiveSite {
  /**
   * Reads what changed. The answer is the newest check, good or not.
   * @param changed paths in the site folder, where it is known that no other file has changed
   */
  refresh(changed?: readonly string[]): Promise<CheckedSite>;
  /** The page at a path of the last good state; its not-found page where there is none. Undefined before any good state. */
  page(path: string): LivePage | undefined;
  /** Data that a view fetches, by its address; undefined where no page named it yet. */
  dataFile(address: string): string | undefined;
  readonly index: SiteIndex | undefined;
}

export async function openLiveSite(folder: string): Promise<LiveSite> {
  const compiler = createCompiler(await readSchemas());
  const loader = createLoader(folder);
  let index: SiteIndex | undefined;
  let sites: readonly LocaleSite[] = [];
  return {
    async refresh(changed) {
      const checked = compiler.check(await loader.load(changed), new Date());
      if (checked.valid) {
        index = checked.index;
        sites = compiler.resolve(index, 'dev', resolveBlock);
      }
      return checked;
    },
    page(path) {
      if (!index) return undefined;
      const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
      for (const site of [...sites].reverse()) {
        const root = site.addresses.path('/');
        const inside = clean === root || clean.startsWith(root === '/' ? '/' : `${root}/`);
        if (!inside) continue;
        const route = clean === root ? '/' : clean.slice(root === '/' ? 0 : root.length);
        return { page: site.page(index.routes.has(route) ? route : index.notFound), shell: site.shell };
      }
      return undefined;
    },
    dataFile(address) {
      const search = sites.find((site) => site.searchAddress === address);
      if (search) return JSON.stringify(search.searchIndex());
      return sites.map((site) => site.dataFiles.get(address)).find((text) => text !== undefined);
    },
    get index() {
      return index;
    },
  };
}
