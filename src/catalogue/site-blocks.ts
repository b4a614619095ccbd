import { bodyOf } from '../content/resolve/sections.ts';
import type { ValidSite } from '../content/site/valid-site.ts';
import type { Block } from '../model/content.gen.ts';

/** A section of the site, and where it stands. */
export type SiteBlock = ReturnType<typeof siteBlocks>[number];

/**
 * Every section of every page, and of the texts of items, in the order of the files: with its file in the site folder,
 * the first address that shows it (undefined where nothing does for now), and the collection of which every item has
 * such a page.
 */
export function siteBlocks(index: ValidSite) {
  const of = (block: Block, file: string, each?: string | null) => {
    const { type, id } = block;
    return { type, id, block, file, route: index.routeOfFile.get(file)?.route, each: each ?? undefined };
  };
  const pages = index.pages.flatMap(({ page, file, each }) =>
    page.sections.map((block) => of(block, file.path, each)),
  );
  const items = [...index.collections.values()].flatMap(({ all }) => all);
  return [...pages, ...items.flatMap((item) => bodyOf(item).map(({ part }) => of(part, item.file)))];
}
