import { dirname, resolve } from 'node:path';
import { resolveBlock as shippedResolver } from '../blocks/resolvers.ts';
import { UsageError } from '../command/options.ts';
import { root } from '../command/root.ts';
import { readSchemas } from '../command/schemas.ts';
import { type CheckedSite, createCompiler } from '../content/compile.ts';
import { remembered } from '../content/json/remembered.ts';
import { createLoader } from '../content/load/load.ts';
import { createSourceFinder } from '../content/origins/page-sources.ts';
import type { ResolveBlock } from '../content/resolve/resolver.ts';
import { environmentOf } from '../content/resolve/settings.ts';
import type { LocaleSite } from '../content/resolve/site-resolver.ts';
import type { ValidSite } from '../content/site/valid-site.ts';
import { sourceFaults } from '../generate/source-faults.ts';
import type { ShellModel } from '../model/page-model.ts';
import type { SearchHead } from '../model/search-index.ts';
import type { PageSources } from '../model/sources.ts';

export type LivePage = NonNullable<ReturnType<LiveSite['page']>>;

/** The last good state of a site that is being edited, and the mistakes of the newest one. */
export type LiveSite = Awaited<ReturnType<typeof openLiveSite>>;

/** @throws Error with the places of what keeps them from being used */
const currentSchemas = () =>
  readSchemas().catch(async (error: unknown) => {
    const faults = await sourceFaults(root);
    throw faults.length > 0 ? new UsageError(faults.join('\n')) : error;
  });

export async function openLiveSite(folder: string) {
  let schemas = await currentSchemas();
  let compiler = createCompiler(schemas);
  let resolveBlock: ResolveBlock = shippedResolver;
  const loader = createLoader(folder);
  let checked: CheckedSite | undefined;
  let index: ValidSite | undefined;
  let sites: readonly LocaleSite[] = [];
  /** Found anew after each change, when somebody asks. */
  const finderOf = remembered((site: LocaleSite, main: ValidSite) => {
    const environment = environmentOf(main.site, 'dev');
    return createSourceFinder(site, main, { resolveBlock, environment });
  });
  const shells = new Map<string, { readonly text: string; readonly shell: ShellModel }>();

  /** The frame of a language, the same object as long as it says the same: what was rendered of it can be kept. */
  function shellOf({ shell, locale }: LocaleSite): ShellModel {
    const text = JSON.stringify(shell);
    const known = shells.get(locale.code);
    if (known?.text === text) return known.shell;
    shells.set(locale.code, { text, shell });
    return shell;
  }

  /** The language and the route that a path leads to: its not-found page where there is none. */
  function find(path: string): { readonly site: LocaleSite; readonly route: string } | undefined {
    if (!index) return undefined;
    const clean = path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path;
    const homeOf = ({ addresses }: LocaleSite) => addresses.path('/').replace(/^\/$/, '');
    const site = sites.findLast((one) => `${clean}/`.startsWith(`${homeOf(one)}/`));
    if (!site) return undefined;
    const route = clean.slice(homeOf(site).length) || '/';
    return { site, route: index.routes.has(route) ? route : index.notFound };
  }

  return {
    /**
     * The engine itself was saved: the next refresh checks and resolves all by its schemas as they are now.
     * @throws Error with a place where they cannot be read; all stays as it was then
     */
    async renew(resolve = resolveBlock): Promise<void> {
      schemas = await currentSchemas();
      compiler = createCompiler(schemas);
      resolveBlock = resolve;
      checked = undefined;
    },
    /**
     * Reads what changed. The answer is the newest check, good or not: the same one as long as nothing has changed.
     * @param changed paths in the site folder, where it is known that no other file has changed
     */
    async refresh(changed?: readonly string[]): Promise<CheckedSite> {
      const input = await loader.load(changed);
      if (checked?.index.input === input) return checked;
      checked = compiler.check(input, new Date());
      if (checked.valid) {
        index = checked.index;
        sites = compiler.resolve(index, 'dev', resolveBlock);
      }
      return checked;
    },
    /** The page at a path of the last good state; its not-found page where there is none. Undefined before any good state. */
    page(path: string) {
      const found = find(path);
      return found && { page: found.site.page(found.route), shell: shellOf(found.site) };
    },
    /** The file of the page at a path, and its language. */
    place(path: string) {
      const found = find(path);
      const entry = found && index?.routes.get(found.route);
      return entry && { route: entry.route, file: entry.file.path, locale: found.site.locale.code };
    },
    /** Where everything on the page at a path is written. */
    sources(path: string): PageSources | undefined {
      const found = find(path);
      if (!found || !index) return undefined;
      return finderOf(found.site, index).page(found.route, dirname(resolve(folder)));
    },
    /** Data that a view fetches, by its address; undefined where no page named it yet. */
    dataFile(address: string): string | undefined {
      const search = sites.find((site) => site.searchAddress === address);
      if (search) return JSON.stringify({ entries: search.searchIndex() } satisfies SearchHead);
      return sites.map((site) => site.dataFiles.get(address)).find((text) => text !== undefined);
    },
    get schemas() {
      return schemas;
    },
    get resolveBlock() {
      return resolveBlock;
    },
    /** The site in each language, its own first. */
    get sites(): readonly LocaleSite[] {
      return sites;
    },
    get index(): ValidSite | undefined {
      return index;
    },
  };
}
