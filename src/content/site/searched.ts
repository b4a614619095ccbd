import { unchecked } from '../json/unchecked.ts';
import type { AnyItem } from './content.ts';
import { isPublic } from './items.ts';
import { isFurther } from './page-entries.ts';
import type { ValidRoute, ValidSite } from './valid-site.ts';

const isNoindex = ({ page, item }: ValidRoute) =>
  page.seo.robots === 'noindex' || unchecked<AnyItem>(item?.value).seo?.robots === 'noindex';

/** What the site-wide search can find: every page that may be indexed, and every document that has no page. */
export function searchedIn(index: ValidSite) {
  const routes = [...index.routes.values()].filter(
    (entry) => entry.route !== index.notFound && !isFurther(entry) && !isNoindex(entry),
  );
  const documents = [...index.collections.values()]
    .flatMap(({ type, all }) => (type.always.has('document') ? all : []))
    .filter((item) => isPublic(item, index))
    .filter((item) => !index.itemRoutes.has(`${item.collection}/${item.key}`));
  return { routes, documents };
}

/** False where a site wants no search, or has nothing to choose from. */
export function hasSearch(index: ValidSite): boolean {
  const { routes, documents } = searchedIn(index);
  return index.site.search !== false && routes.length + documents.length > 1;
}
