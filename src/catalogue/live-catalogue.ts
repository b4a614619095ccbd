import { createCompiler } from '../content/compile.ts';
import type { ResolveBlock } from '../content/resolve/resolver.ts';
import type { SchemaFiles } from '../content/schema/schema-set.ts';
import type { ValidSite } from '../content/site/valid-site.ts';
import { catalogueOf, readVersions } from './catalogue.ts';
import { DEV_CODE } from './client-code.ts';
import { type ExampleSite, exampleSite } from './example-site.ts';
import { blockRoute, CATALOGUE, isExampleRoute } from './names.ts';
import { blockPage } from './views/block-page.tsx';
import type { Surface } from './views/document.tsx';
import { indexPage } from './views/index-page.tsx';

const surfaceOf = ({ site }: ExampleSite): Surface => ({
  base: site.addresses.basePath,
  isLive: true,
  brand: site.shell.brand.name,
  styles: ['/__page-engine/theme.css', '/src/page/global.css', DEV_CODE.catalogueStyle],
  early: '/__page-engine/catalogue-early.js',
  module: DEV_CODE.catalogue,
  icon: '/favicon.svg',
});

/** The site as it is being edited, and what it is made by. */
interface Source {
  /** The last good state; undefined before there is one. */
  readonly index: ValidSite | undefined;
  readonly schemas: SchemaFiles;
  readonly resolveBlock: ResolveBlock;
}

export type LiveCatalogue = ReturnType<typeof openLiveCatalogue>;

/** The catalogue of a site that is being edited: made anew where content, schemas or resolvers have changed, when it is asked for. */
export function openLiveCatalogue(source: Source) {
  let made: Awaited<ReturnType<typeof makeOf>> | undefined;

  const makeOf = async (index: ValidSite, { schemas, resolveBlock }: Source) => {
    const versions = await readVersions();
    const site = exampleSite(createCompiler(schemas), schemas, index, 'dev', resolveBlock);
    return { index, schemas, resolveBlock, site, blocks: catalogueOf(site, index, schemas, versions) };
  };
  const make = async () => {
    const { index, schemas, resolveBlock } = source;
    if (!index) return undefined;
    if (made?.index !== index || made.schemas !== schemas || made.resolveBlock !== resolveBlock)
      made = await makeOf(index, { index, schemas, resolveBlock });
    return made;
  };

  return {
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
