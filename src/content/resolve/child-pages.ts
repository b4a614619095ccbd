import type { ResolvedCard } from '../../model/resolved.ts';
import { groupBy } from '../json/group-by.ts';
import type { ValidRoute, ValidSite } from '../site/valid-site.ts';
import { cardOfPage } from './cards.ts';
import type { Shared } from './shared.ts';

/** The pages right below each route; of a list's pages only the first. */
export const childrenByRoute = (index: ValidSite): ReadonlyMap<string, readonly ValidRoute[]> =>
  groupBy(
    [...index.routes.values()].filter(({ route, listPage }) => route !== '/' && (listPage ?? 1) === 1),
    ({ route }) => route.slice(0, route.lastIndexOf('/')) || '/',
  );

/** Cards of the pages right below one: that which a resolved address leads to, or the route given. */
export function childCards(shared: Shared, route: string, href?: string, linkLabel?: string): ResolvedCard[] {
  const { addresses, locale, publicItems, children } = shared;
  const parent =
    href === undefined ? route : href.slice(addresses.basePath.length + locale.prefix.length) || '/';
  const rank = ({ item }: ValidRoute) => (item ? publicItems(item.collection).indexOf(item) : 0);
  return [...(children().get(parent) ?? [])]
    .sort((a, b) => rank(a) - rank(b))
    .map((entry) => cardOfPage(entry, shared, linkLabel));
}
