import { anchorsOf } from '../content/link/targets.ts';
import type { SiteIndex } from '../content/site/site-index.ts';
import type { LinkTarget } from '../model/editing.ts';

/** Every page with its sections, and every document of the site. */
export function linkTargets(index: SiteIndex): LinkTarget[] {
  const pages = [...index.routes.values()].flatMap((entry): LinkTarget[] => {
    const { route, item } = entry;
    const own = item ? (item.value.title ?? item.value.heading ?? item.key) : entry.page.title;
    const title = String(own ?? route);
    const anchors = item ? [] : [...anchorsOf(index, route)];
    return [
      { href: route, title },
      ...anchors.map((id) => ({ href: `${route}#${id}`, title: `${title}: ${id}` })),
    ];
  });
  const documents = [...index.input.media].flatMap(([href, { size }]) =>
    size === null && href.startsWith('/documents/')
      ? [{ href, title: href.slice('/documents/'.length) }]
      : [],
  );
  return [...pages, ...documents];
}
