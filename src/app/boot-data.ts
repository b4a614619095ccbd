/** What a page's HTML tells the app: where its data lies, and how to find that of other pages. */
export interface BootData {
  /** The id of the app's build: data made for another one is not used. */
  readonly app: string;
  readonly base: string;
  /** Addresses of this page's model and of its language's shell. */
  readonly page: string;
  readonly shell: string;
  /** In how many files the index of all pages lies. */
  readonly shards: number;
}

/**
 * A shard of the index: the path of a page → its model's and shell's addresses, and 1 where the page has a
 * security policy of its own: the one of the open document would not do for it.
 */
export type IndexShard = Readonly<Record<string, readonly [page: string, shell: string, ownPolicy?: 1]>>;

/** A page model as it is served: it names the build of the app that it was made for. */
export interface ServedPage<P> {
  readonly app: string;
  /** Style sheets that it needs besides the site's. */
  readonly styles?: readonly string[];
  readonly model: P;
}

/** The shard that a path belongs to: FNV-1a, the same in the build and in the browser. */
export function shardOf(path: string, shards: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < path.length; index += 1)
    hash = Math.imul(hash ^ path.charCodeAt(index), 0x01000193);
  return (hash >>> 0) % shards;
}
