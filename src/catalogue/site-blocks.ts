import { bodyOf } from '../content/resolve/sections.ts';
import type { ValidSite } from '../content/site/valid-site.ts';
import type { Block } from '../model/content.gen.ts';

/** A section of the site, and where it stands. */
export interface SiteBlock {
  readonly type: string;
  readonly id: string;
  readonly block: Block;
  /** Path in the site folder. */
  readonly file: string;
  /** The first address that shows it; undefined where nothing does for now. */
  readonly route: string | undefined;
  /** The collection of which every item has such a page. */
  readonly each: string | undefined;
}

/** Every section of every page, and of the texts of items, in the order of the files. */
export function siteBlocks(index: ValidSite): SiteBlock[] {
  const of = (list: readonly Block[], file: string, each?: string) =>
    list.map((block): SiteBlock => {
      const { type, id } = block;
      return { type, id, block, file, route: index.routeOfFile.get(file)?.route, each };
    });
  const pages = index.pages.flatMap(({ page, file, each }) =>
    of(page.sections, file.path, each ?? undefined),
  );
  const bodies = [...index.collections.values()].flatMap(({ all }) =>
    all.flatMap((item) =>
      of(
        bodyOf(item).map(({ part }) => part),
        item.file,
      ),
    ),
  );
  return [...pages, ...bodies];
}
