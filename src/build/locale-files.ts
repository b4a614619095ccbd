import type { LocaleSite } from '../content/resolve/site-resolver.ts';
import { icalendar } from './icalendar.ts';
import { webManifest } from './machine-files.ts';
import type { Memory } from './memory.ts';
import type { Output } from './output.ts';
import type { ReadMemory } from './read-memory.ts';
import { type RememberedSearch, writeSearch } from './search-files.ts';

/**
 * Writes what each language has besides its pages: feed, calendars, web manifest and search.
 * @returns what the next build asks before it makes feeds and searches anew
 */
export async function writeLocaleFiles(
  sites: readonly LocaleSite[],
  base: string,
  reads: ReadMemory,
  output: Output,
  before: Memory | undefined,
): Promise<Pick<Memory, 'feeds' | 'search'>> {
  const feeds: Record<string, readonly number[]> = {};
  const search: Record<string, RememberedSearch> = {};
  for (const site of sites) {
    const address = `${site.locale.prefix}/feed.xml`;
    const known = before?.feeds[address];
    if (known && reads.changes(known).length === 0 && output.keep(address)) feeds[address] = known;
    else {
      // Loaded only where one is made.
      const { atomFeed } = await import('./feed.ts');
      const { result: feed, reads: read } = site.during(() => atomFeed(site, base + address));
      if (feed !== undefined) output.write(address, feed, 'revalidate');
      feeds[address] = reads.remember(site, read);
    }
    for (const calendar of site.calendars())
      output.write(calendar.address, icalendar(calendar), 'revalidate');
    const manifest = `${site.locale.prefix}/site.webmanifest`;
    output.write(manifest, webManifest(site), 'hour');
    const { searchAddress, searchParts } = site;
    if (searchAddress !== undefined)
      search[searchAddress] = await writeSearch(
        { searchAddress, searchParts },
        before?.search[searchAddress],
        output,
      );
  }
  return { feeds, search };
}
