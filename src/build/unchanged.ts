import { keysOf } from '../content/resolve/reads.ts';
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
  return (site: LocaleSite, read: string): boolean => {
    const kind = read.slice(0, read.indexOf(' '));
    const name = read.slice(kind.length + 1);
    if (kind === 'file' || kind === 'marks') return !changed.has(name);
    if (kind === 'media') return true;
    if (kind !== 'item' && kind !== 'card' && kind !== 'near') return false;
    const slash = name.indexOf('/');
    const collection = name.slice(0, slash);
    const item = site.index.collections.get(collection)?.byKey.get(name.slice(slash + 1));
    if (kind !== 'near') return item !== undefined && !changed.has(item.file);
    const order = orderName(site, collection);
    if (!item || before.orders[order] !== now.orders[order]) return false;
    const items = site.publicItems(collection);
    const rank = site.rankOf(item);
    return [items[rank - 1], items[rank + 1]].every((other) => !other || !changed.has(other.file));
  };
}
