import type { ResolvedCard } from '../../model/resolved.ts';
import type { Locale } from '../overlay/locale.ts';
import type { ValidItem, ValidRoute, ValidSite } from '../site/valid-site.ts';
import { type CardTools, cardOfPage } from './cards.ts';

interface ChildTools extends CardTools {
  readonly locale: Locale;
  readonly publicItems: (name: ValidItem['collection']) => readonly ValidItem[];
  readonly children: () => ReadonlyMap<string, readonly ValidRoute[]>;
}

/** The route that a resolved address leads to. */
export function routeOfHref(tools: ChildTools, href: string): string {
  const { basePath } = tools.addresses;
  return href.slice(basePath.length + tools.locale.prefix.length) || '/';
}

/** The pages right below each route; of a list's pages only the first. */
export function childrenByRoute(index: ValidSite): ReadonlyMap<string, readonly ValidRoute[]> {
  const groups = new Map<string, ValidRoute[]>();
  for (const entry of index.routes.values()) {
    if (entry.route === '/' || (entry.listPage ?? 1) !== 1) continue;
    const parent = entry.route.slice(0, entry.route.lastIndexOf('/')) || '/';
    const group = groups.get(parent);
    if (group) group.push(entry);
    else groups.set(parent, [entry]);
  }
  return groups;
}

/** Cards of the pages right below a route. */
export function childCards(tools: ChildTools, route: string, linkLabel: string | undefined): ResolvedCard[] {
  const children = [...(tools.children().get(route) ?? [])];
  const rank = (entry: ValidRoute) =>
    entry.item ? tools.publicItems(entry.item.collection).indexOf(entry.item) : 0;
  return children.sort((a, b) => rank(a) - rank(b)).map((entry) => cardOfPage(entry, tools, linkLabel));
}
