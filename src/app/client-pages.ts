import { loadViews } from '../blocks/section-view.tsx';
import type { PageModel, ShellModel } from '../model/page-model.ts';
import { type BootData, type IndexShard, type ServedPage, shardOf } from './boot-data.ts';
import { loadStyle } from './load-style.ts';
import type { LoadedPage, PageSource } from './page-source.ts';

/** The page cannot be shown by this app: it is unknown, gone, or made for another build. The browser must load it. */
export class NeedsFullLoad extends Error {}

export interface ClientPages extends PageSource {
  load(path: string): LoadedPage | Promise<LoadedPage>;
  /** Fetches a page before it is asked for. Failure is silent: the navigation itself will tell. */
  preload(path: string): void;
  /** Takes in the page whose HTML this is. */
  seed(path: string, loaded: LoadedPage): void;
}

async function json<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new NeedsFullLoad(`${url}: ${response.status}`);
  // The build wrote this file for this app: the type is the contract between the two.
  return (await response.json()) as T;
}

/** Normal form of a path: no final slash, percent-decoding left to the server. */
export const normalPath = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') : path);

export function createClientPages(boot: BootData, ownShell: ShellModel): ClientPages {
  const shards = new Map<number, Promise<IndexShard>>();
  const shells = new Map<string, Promise<ShellModel>>([[boot.shell, Promise.resolve(ownShell)]]);
  const pages = new Map<string, LoadedPage | Promise<LoadedPage>>();

  const once = <K, V>(map: Map<K, Promise<V>>, key: K, make: () => Promise<V>): Promise<V> => {
    const known = map.get(key);
    if (known) return known;
    const made = make();
    map.set(key, made);
    made.catch(() => map.delete(key));
    return made;
  };

  async function fetchPage(path: string): Promise<LoadedPage> {
    const shard = shardOf(path, boot.shards);
    const index = await once(shards, shard, () => json<IndexShard>(`${boot.base}/_data/index/${shard}.json`));
    const entry = Object.hasOwn(index, path) ? index[path] : undefined;
    if (!entry) throw new NeedsFullLoad(path);
    const [pageUrl, shellUrl, ownPolicy] = entry;
    if (ownPolicy) throw new NeedsFullLoad(path);
    const [served, shell] = await Promise.all([
      json<ServedPage<PageModel>>(pageUrl),
      once(shells, shellUrl, () => json<ShellModel>(shellUrl)),
    ]);
    if (served.app !== boot.app) throw new NeedsFullLoad(path);
    void loadViews(served.model.sections).catch(() => {});
    await Promise.all((served.styles ?? []).map(loadStyle));
    return { page: served.model, shell };
  }

  function load(address: string): LoadedPage | Promise<LoadedPage> {
    const path = normalPath(address);
    const known = pages.get(path);
    if (known) return known;
    const started = fetchPage(path);
    pages.set(path, started);
    started.then(
      (loaded) => pages.set(path, loaded),
      () => pages.delete(path),
    );
    return started;
  }

  return {
    load,
    preload: (path) => void Promise.resolve(load(path)).catch(() => {}),
    seed: (path, loaded) => void pages.set(normalPath(path), loaded),
  };
}

/** Fetches what the page's own HTML was made of. */
export async function loadOwnPage(boot: BootData): Promise<LoadedPage> {
  const [served, shell] = await Promise.all([
    json<ServedPage<PageModel>>(boot.page),
    json<ShellModel>(boot.shell),
  ]);
  if (served.app !== boot.app) throw new NeedsFullLoad(boot.page);
  // What only shows stays the HTML that it is; React leaves it alone.
  await loadViews(served.model.sections, 'live');
  return { page: served.model, shell };
}
