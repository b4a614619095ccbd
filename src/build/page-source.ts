import { createHash } from 'node:crypto';
import type { JsonValue } from '../content/json/json.ts';
import { isDocument } from '../content/schema/placement.ts';
import { publicItems } from '../content/site/items.ts';
import type { ValidRoute, ValidSite } from '../content/site/valid-site.ts';

/** What other pages show of a page: its place, and what its card and its breadcrumb say. */
const shownElsewhere = ({ route, page, listPage }: ValidRoute) => [
  route,
  listPage,
  page.title,
  page.summary,
  page.image,
];

/** How many dates of items are still to come: as one passes, lists that ask for what is before or after now change. */
function datesAhead({ collections, now }: ValidSite): number {
  const isAhead = (value: JsonValue) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) && Date.parse(value) > now.getTime();
  const items = [...collections.values()].flatMap(({ all }) => all);
  return items.reduce((sum, { value }) => sum + Object.values(value).filter(isAhead).length, 0);
}

/**
 * Fingerprints of all that a page's model is made of: its own file, every file that is no page, the pictures, what
 * other pages show of each other, and the engine. Where it is as before, the model is as before.
 */
export function pageSources(index: ValidSite, engine: string): (entry: ValidRoute) => string {
  const shared = createHash('sha256').update(engine);
  for (const [path, file] of index.files)
    if (!path.startsWith('pages/') && !isDocument(path)) shared.update(`${path}\0${file.text ?? ''}\0`);
  shared.update(JSON.stringify([...index.input.media].map(([address, { hash }]) => [address, hash])));
  shared.update(JSON.stringify([...index.routes.values()].map(shownElsewhere)));
  // What visitors see of a collection, and the year, depend on the clock.
  const lists = [...index.collections.values()].map((list) => publicItems(list, index).map(({ key }) => key));
  shared.update(JSON.stringify([index.now.getUTCFullYear(), lists, datesAhead(index)]));
  const common = shared.digest('base64url');
  const own_ = new Map<string, string>();
  return ({ file }) => {
    const known = own_.get(file.path);
    if (known !== undefined) return known;
    const made = createHash('sha256')
      .update(common)
      .update(file.text ?? '')
      // Days with other hours are shown until they are over.
      .update(file.text?.includes('"opening-hours"') ? index.now.toISOString().slice(0, 13) : '')
      .digest('base64url')
      .slice(0, 22);
    own_.set(file.path, made);
    return made;
  };
}
