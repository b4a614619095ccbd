import type { PageModel, ShellModel } from '../model/page-model.ts';

/** A page and what its language's pages share: all that a route needs. */
export interface LoadedPage {
  readonly page: PageModel;
  readonly shell: ShellModel;
}

/** Where the router gets pages from: memory when rendering statically, the network in a browser. */
export interface PageSource {
  /** At once where the page is there already; the first client render depends on that. */
  load(path: string): LoadedPage | Promise<LoadedPage>;
}
