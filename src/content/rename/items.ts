import { asking } from '../diagnostics/fault.ts';
import { asList, type UncheckedObject, unchecked } from '../json/unchecked.ts';
import { namedBy } from '../schema/content-types.ts';
import type { AnyItem, ListFile } from '../site/content.ts';
import type { Item } from '../site/items.ts';
import { addressPart, filterRoute, listPageRoute } from '../site/routes.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { baseOf, besideBase } from '../uses/overlay.ts';
import { namesItem } from '../uses/uses.ts';
import { createDraft, type Job, type Planned } from './draft.ts';
import { moveRoutes } from './pages.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_SLUG = 96;

/** Why an item cannot have a key; undefined where it can. */
export function keyProblem(index: SiteIndex, collection: string, key: string): string | undefined {
  const meant = addressPart(key);
  const isName = (name: string) => SLUG.test(name) && name.length <= MAX_SLUG;
  if (!isName(key))
    return asking(
      `“${key}” is no name for an item. Write at most ${MAX_SLUG} lower-case letters, digits and hyphens, for example a-first-article.`,
      isName(meant) ? meant : undefined,
    );
  const taken = index.collections
    .get(collection)
    ?.all.find(({ value }) => value.slug === key || value.id === key);
  return taken && `There is an item “${collection}/${key}” already: ${taken.file}.`;
}

/** The new key, however it is written: alone, after the collection, or as the address of the item’s page. */
function keyFrom(item: Item, routes: readonly string[], to: string): string | undefined {
  if (to.startsWith(`${item.collection}/`)) return to.slice(item.collection.length + 1);
  if (!to.includes('/')) return to;
  const folder = routes
    .map((route) => route.slice(0, route.lastIndexOf('/') + 1))
    .find((path) => to.startsWith(path));
  return folder === undefined ? undefined : to.slice(folder.length);
}

/** Gives an item another slug or id, and its file and pages another name. */
export function planItem(job: Job, item: Item, routes: readonly string[], to: string): Planned {
  const { all, places } = job;
  const key = keyFrom(item, routes, to);
  if (key === undefined)
    return {
      problem: `The item ${item.collection}/${item.key} stays in its collection and its folder. Write its new name, for example ${item.collection}/a-new-name.`,
    };
  const problem = keyProblem(all, item.collection, key);
  if (problem !== undefined) return { problem };
  const draft = createDraft(all);
  const isList = item.pointer !== '';
  for (const file of all.allFiles.values()) {
    if (baseOf(file.path) !== item.file) continue;
    const entries: readonly (UncheckedObject<AnyItem> | null)[] = isList
      ? asList(unchecked<ListFile>(file.value).items)
      : [unchecked<AnyItem>(file.value)];
    for (const [i, entry] of entries.entries())
      for (const name of ['slug', 'id'] as const)
        if (entry?.[name] === item.key && (!isList || entry[item.type.key] === item.key))
          draft.replace(file.path, `${isList ? `/items/${i}` : ''}/${name}`, key);
    const folder = item.file.slice(0, item.file.lastIndexOf('/') + 1);
    if (isList && file.path !== item.file) draft.replaceRecords(file.path, '/items', item.key, key);
    if (isList || item.file !== `${folder}${item.key}.json`) continue;
    const moved = besideBase(file.path, `${folder}${key}.json`);
    if (all.allFiles.has(moved)) return { problem: `There is a file ${moved} already.` };
    draft.move(file.path, moved);
  }
  for (const place of places) if (namesItem(place, item, all)) draft.rewrite(place, key);
  const movedRoute = (route: string) => {
    if (routes.includes(route)) return route.slice(0, -item.key.length) + key;
    // A list that is narrowed to the item has its key in its address.
    const { filter, listPage } = all.routes.get(route) ?? job.shown.routes.get(route) ?? {};
    const type = all.collections.get(filter?.collection ?? '')?.type;
    if (!filter || filter.value !== item.key || !type) return undefined;
    if (namedBy(type.item, filter.field) !== item.collection) return undefined;
    return listPageRoute(filterRoute(filter.list, filter.field, key), listPage ?? 1);
  };
  const taken = routes
    .map((route) => all.routes.get(movedRoute(route) ?? ''))
    .find((entry) => entry !== undefined);
  if (taken) return { problem: `There is a page “${taken.route}” already: ${taken.file.path}.` };
  return moveRoutes(draft, job, movedRoute);
}
