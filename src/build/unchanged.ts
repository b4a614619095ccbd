import { remembered, rememberedBy } from '../content/json/remembered.ts';
import { keysOf } from '../content/resolve/reads.ts';
import { readName } from '../content/resolve/selected.ts';
import type { LocaleSite } from '../content/resolve/site-resolver.ts';
import { schemasKey } from '../content/schema/schemas.ts';
import { textHash } from '../content/site/content-file.ts';
import { nextMoment } from '../content/site/next-moment.ts';
import type { ValidSite } from '../content/site/valid-site.ts';
import { contentHash } from '../ground/content-hash.ts';

/** What a site was made of, for the next build. */
export interface SiteMark {
  /** A fingerprint of every file that is asked for in parts, by its path: those with entries, and the menus. */
  readonly entries: Readonly<Record<string, string>>;
  /** The order of what visitors see of each collection, by language and name: a fingerprint. */
  readonly orders: Readonly<Record<string, string>>;
  /** Changes with everything else. */
  readonly rest: string;
  /** When it was made, and until when it says the same: milliseconds since 1970. */
  readonly at: number;
  readonly until: number;
}

const orderName = ({ locale }: LocaleSite, collection: string) => `${locale.code} ${collection}`;

/** @param before that of an earlier build */
export function siteMark(index: ValidSite, sites: readonly LocaleSite[], before?: SiteMark): SiteMark {
  const { allFiles, input, now, drafts, preview, schemas } = index;
  const files = [...allFiles.values()].map((file) => [file.path, textHash(file)] as const);
  const isEntry = ([path]: readonly [string, string]) =>
    path.startsWith('collections/') || path === 'navigation.json';
  const others = files.filter((file) => !isEntry(file));
  const media = [...input.media].map(([path, { hash, bytes, size }]) => [path, hash, bytes, size]);
  const entries = Object.fromEntries(files.filter(isEntry));
  const rest = contentHash(JSON.stringify([schemasKey(schemas), others, media, drafts, preview]));
  const at = now.getTime();
  const known = before?.rest === rest && isWithin(before, at) ? before : undefined;
  // No file of then names a moment before that which was the next.
  const fresh = known
    ? new Map([...allFiles].filter(([path]) => known.entries[path] !== entries[path]))
    : allFiles;
  const until = Math.min(known?.until ?? Number.POSITIVE_INFINITY, nextMoment({ ...index, allFiles: fresh }));
  const ordersOf = () =>
    sites.flatMap((site) =>
      [...site.index.collections.keys()].map((name) => [
        orderName(site, name),
        contentHash(keysOf(site.publicItems(name)).join('\n')),
      ]),
    );
  const orders: SiteMark['orders'] = index.recall('orders', () => Object.fromEntries(ordersOf()));
  return { entries, orders, rest, at, until };
}

const isWithin = ({ at, until }: SiteMark, time: number) => at <= time && time < until;

/**
 * Which reads find what they found before, without asking: where nothing but entries has changed, an entry and its card
 * say the same while its file does, and what stands beside it while those files and the order do.
 */
export function sameReads(before: SiteMark | undefined, now: SiteMark) {
  if (before?.rest !== now.rest || !isWithin(before, now.at)) return () => false;
  const paths = [...Object.keys(before.entries), ...Object.keys(now.entries)];
  const changed = new Set(paths.filter((path) => before.entries[path] !== now.entries[path]));
  const hasSameOrder = (site: LocaleSite) =>
    rememberedBy(
      (name: string) => before.orders[orderName(site, name)] === now.orders[orderName(site, name)],
    );
  const known = remembered((site: LocaleSite) => ({
    isOrdered: hasSameOrder(site),
    touched: new Set([...readsOfFiles(changed), ...readsOfEntries(site, changed)]),
  }));
  return (site: LocaleSite, read: string): boolean => {
    const { isOrdered, touched } = known(site);
    const kind = read.slice(0, read.indexOf(' '));
    if (kind === 'file' || kind === 'marks') return !touched.has(read);
    if (kind === 'media') return true;
    if (kind !== 'item' && kind !== 'card' && kind !== 'near') return false;
    const slash = read.indexOf('/');
    const collection = read.slice(kind.length + 1, slash);
    // In the same order the same entries are there.
    if (isOrdered(collection)) return !touched.has(read);
    const item = site.index.collections.get(collection)?.byKey.get(read.slice(slash + 1));
    return kind !== 'near' && item !== undefined && !changed.has(item.file);
  };
}

const readsOfFiles = (changed: ReadonlySet<string>) =>
  [...changed].flatMap((path) => [`file ${path}`, `marks ${path}`]);

/** What reads the entries of some files, and those beside them in their order. */
const readsOfEntries = (site: LocaleSite, changed: ReadonlySet<string>): readonly string[] =>
  [...site.index.collections.values()].flatMap(({ name, all }) =>
    all
      .filter(({ file }) => changed.has(file))
      .flatMap((item) => {
        const [items, rank] = [site.publicItems(name), site.rankOf(item)];
        const beside = rank < 0 ? [] : [items[rank - 1], items[rank + 1]];
        const own = ['item', 'card'].map((kind) => `${kind} ${readName(item)}`);
        return [...own, ...beside.flatMap((other) => (other ? `near ${readName(other)}` : []))];
      }),
  );
