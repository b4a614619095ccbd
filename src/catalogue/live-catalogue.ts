import { readSchemas } from '../command/schemas.ts';
import { createCompiler } from '../content/compile.ts';
import type { ValidSite } from '../content/site/valid-site.ts';
import { once } from '../ground/once.ts';
import { catalogueOf, readVersions } from './catalogue.ts';
import { DEV_CODE } from './client-code.ts';
import { type ExampleSite, exampleSite } from './example-site.ts';
import { blockRoute, CATALOGUE, isExampleRoute } from './names.ts';
import { blockPage } from './views/block-page.tsx';
import { indexPage } from './views/index-page.tsx';
import type { Surface } from './views/surface.ts';

const EARLY = '/__page-engine/catalogue-early.js';

const surfaceOf = ({ site }: ExampleSite): Surface => ({
  base: site.addresses.basePath,
  isLive: true,
  brand: site.shell.brand.name,
  styles: ['/__page-engine/theme.css', '/src/page/global.css', DEV_CODE.catalogueStyle],
  early: EARLY,
  module: DEV_CODE.catalogue,
  icon: '/favicon.svg',
});

const openTools = async () => {
  const schemas = await readSchemas();
  return { schemas, compiler: createCompiler(schemas), versions: await readVersions() };
};

export type LiveCatalogue = ReturnType<typeof openLiveCatalogue>;

/**
 * The catalogue of a site that is being edited: made anew where content or schemas have changed, when it is asked for.
 * @param current the last good state of the site; undefined before there is one
 */
export function openLiveCatalogue(current: () => ValidSite | undefined) {
  let tools = once(openTools);
  let made: Awaited<ReturnType<typeof makeOf>> | undefined;

  const makeOf = async (index: ValidSite) => {
    const { schemas, compiler, versions } = await tools();
    const site = exampleSite(compiler, schemas, index, 'dev');
    return { index, site, blocks: catalogueOf(site, index, schemas, versions) };
  };
  const make = async () => {
    const index = current();
    if (index && made?.index !== index) made = await makeOf(index);
    return index && made;
  };

  return {
    /** Forgets the schemas: one of them was saved. */
    forget(): void {
      tools = once(openTools);
      made = undefined;
    },
    /** A page of the catalogue itself as HTML. */
    async document(path: string): Promise<string | undefined> {
      const found = await make();
      if (!found) return undefined;
      const surface = surfaceOf(found.site);
      if (path === CATALOGUE) return indexPage(surface, found.blocks);
      const block = found.blocks.find(({ type }) => blockRoute(type) === path);
      return block && blockPage(surface, found.blocks, block);
    },
    /** A section of each block type to begin with: its first example that the site can show. */
    async choices() {
      const found = await make();
      return (found?.blocks ?? []).flatMap(({ type, description, examples }) => {
        const example = examples.find(({ state }) => state === 'shown') ?? examples[0];
        return example ? [{ type, description, section: example.block }] : [];
      });
    },
    async example(path: string) {
      const found = await make();
      if (!found || !isExampleRoute(path) || !found.site.index.routes.has(path)) return undefined;
      const { site } = found.site;
      return { page: site.page(path), shell: site.shell };
    },
    /** Data that the view of an example fetches; undefined where no example named it yet. */
    dataFile: (address: string) => made?.site.site.dataFiles.get(address),
  };
}
