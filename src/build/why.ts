import { UsageError } from '../command/options.ts';
import { asking } from '../content/diagnostics/fault.ts';
import { nearestPath } from '../content/diagnostics/nearest.ts';
import { addressIn } from '../content/link/addresses.ts';
import { localesOf } from '../content/overlay/locale.ts';
import type { ReadKind } from '../content/resolve/reads.ts';
import type { ValidSite } from '../content/site/valid-site.ts';

/** The type whose entries a query asks for. */
const listedIn = (query: string) => /"collection":"([^"]*)/.exec(query)?.[1];

const hasWords = (kind: string): kind is keyof typeof WORDS => Object.hasOwn(WORDS, kind);

/** What it means that a read found something else, by its kind. */
const WORDS: Readonly<Record<ReadKind | 'data' | 'new', (subject: string) => string>> = {
  file: (path) => `“${path}” changed`,
  menu: () => 'the menu changed',
  reach: () => 'the ways to reach the firm changed',
  marks: (path) => `“${path}” or its translation changed`,
  types: () => 'the schemas of the content types changed',
  search: () => 'the site has a search now, or none any more',
  feeds: () => 'the site has a feed now, or none any more',
  fonts: () => 'a font of the theme changed',
  year: () => 'the year changed',
  media: (address) => `“public${address}” changed`,
  page: (route) => `the title of “${route}” changed`,
  whole: (route) => `“${route}” shows the whole list now, or does not any more`,
  languages: (route) => `“${route}” has its first text in a language, or lost its last one`,
  children: (route) => `the pages below “${route}” changed`,
  item: (name) => `the entry “${name}” changed`,
  card: (name) => `what a card shows of “${name}” changed`,
  authors: (name) => `who has written “${name}” changed`,
  near: (name) => `the entries beside “${name}” changed`,
  related: (name) => `the entries related to “${name.split(' ').at(-1)}” changed`,
  items: (name) => `the list of “${name}” changed`,
  with: () => 'a type has its first entry, or lost its last one',
  newest: () => 'what the feed holds changed',
  select: (query) => `a selection of “${listedIn(query)}” changed`,
  filters: (query) => `the filters of “${listedIn(query)}” changed`,
  label: () => 'the name of a filter changed',
  field: (of) => `a field of “${JSON.parse(of)[1]}” changed`,
  parts: (of) => `the filters of “${JSON.parse(of)[1]}” changed`,
  calendar: (name) => `the calendar of “${name}” changed`,
  over: (of) => `“${of}” is over, or is not any more`,
  today: () => 'it is another day',
  data: () => 'the data of a list changed',
  new: () => 'the build before did not have it, or another version of the engine made it',
};

/** @throws UsageError for an address that is no page's, in no language */
export function assertPage({ site, routes }: Pick<ValidSite, 'site' | 'routes'>, address: string): void {
  const addresses = localesOf(site).flatMap((locale) =>
    [...routes.keys()].map((route) => addressIn(locale, route)),
  );
  if (addresses.includes(address)) return;
  throw new UsageError(
    asking(`There is no page “${address}”.`, nearestPath(address.replace(/^\/?/, '/'), addresses)),
  );
}

/** One line that says why a page was made anew, for `build --why`. @param stale the reasons, by address */
export function whyStale(stale: ReadonlyMap<string, readonly string[]>, address: string): string {
  const reads = stale.get(address);
  if (!reads) return `${address}: is as it was.`;
  const reasons = reads.map((read) => {
    const [kind = ''] = read.split(' ', 1);
    return hasWords(kind) ? WORDS[kind](read.slice(kind.length + 1)) : read;
  });
  return `${address}: ${reasons.join('; ') || 'the code, or the frame around every page, changed'}.`;
}
