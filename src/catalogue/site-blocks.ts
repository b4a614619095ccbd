import { isObject, type JsonObject, stringAt } from '../content/json/json.ts';
import { sectionsOf } from '../content/site/page-entries.ts';
import type { SiteIndex } from '../content/site/site-index.ts';

/** A section of the site, and where it stands. */
export interface SiteBlock {
  readonly type: string;
  readonly id: string;
  readonly block: JsonObject;
  /** Path in the site folder. */
  readonly file: string;
  /** The first address that shows it; undefined where nothing does for now. */
  readonly route: string | undefined;
  /** The collection of which every item has such a page. */
  readonly each: string | undefined;
}

/** Every section of every page, and of the texts of items, in the order of the files. */
export function siteBlocks(index: SiteIndex): SiteBlock[] {
  const of = (list: readonly JsonObject[], file: string, each?: string) =>
    list.map((block): SiteBlock => {
      const type = stringAt(block, 'type') ?? '';
      const route = index.routeOfFile.get(file)?.route;
      return { type, id: stringAt(block, 'id') ?? type, block, file, route, each };
    });
  const pages = index.pages.flatMap(({ page, file, each }) =>
    of(sectionsOf(page), file.path, each ?? undefined),
  );
  const bodies = [...index.files.values()].flatMap(({ path, value }) =>
    path.startsWith('collections/') && isObject(value) ? of(sectionsOf(value, 'body'), path) : [],
  );
  return [...pages, ...bodies];
}
