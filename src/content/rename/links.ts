import type { SiteIndex } from '../site/site-index.ts';
import type { Place } from '../uses/places.ts';
import type { Draft } from './draft.ts';

/**
 * Rewrites the path of every link to a page that moves; query and anchor stay.
 * @param routeOf the new route of an old one, or undefined where it stays
 */
export function moveLinks(
  draft: Draft,
  index: SiteIndex,
  places: readonly Place[],
  routeOf: (route: string) => string | undefined,
): void {
  for (const place of places) {
    const isNotFound = place.kind === 'route' && place.pointer === '/notFound';
    if (place.kind !== 'link' && !isNotFound) continue;
    const path = place.text.replace(/[?#].*$/s, '');
    const moved = index.input.media.has(path) ? undefined : routeOf(path);
    if (moved !== undefined) draft.rewrite(place, moved, 0, path.length);
  }
}
