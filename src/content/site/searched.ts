import type { Page } from '../../model/content.gen.ts';
import { fieldAt } from '../schema/content-types.ts';
import { refersTo } from '../schema/item-roles.ts';
import { isPublic } from './items.ts';
import { isFurther } from './page-entries.ts';
import type { ValidRoute, ValidSite } from './valid-site.ts';

/** What search engines and social networks are told of a page: what it says itself, and else what its item says. */
export function seoOf({ page, item }: ValidRoute): Page['seo'] {
  const isSeo = item && refersTo(fieldAt(item.type.item, '/seo')?.schema) === 'seo';
  return isSeo ? { ...Object(item.value.seo), ...page.seo } : page.seo;
}

/** What the site-wide search can find: every page that may be indexed, and every document that has no page. */
export function searchedIn(index: ValidSite) {
  const routes = [...index.routes.values()].filter(
    (entry) => entry.route !== index.notFound && !isFurther(entry) && seoOf(entry).robots !== 'noindex',
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
