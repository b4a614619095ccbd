import { afterPaint } from './after-paint.ts';
import { onClick } from './clicks.ts';
import { loadFully } from './full-load.ts';
import type { AppRouter } from './router.ts';

/** The link around an element, where the app may follow it itself: same origin, same tab, a page and not a file. */
export function linkOf(element: EventTarget | null, base: string): HTMLAnchorElement | undefined {
  const target = element instanceof Element ? element.closest('a') : null;
  if (!(target instanceof HTMLAnchorElement) || target.origin !== location.origin) return undefined;
  if (target.target !== '' || target.hasAttribute('download')) return undefined;
  const { pathname } = target;
  const inside = base === '' || pathname === base || pathname.startsWith(`${base}/`);
  return inside && !/\.[a-z0-9]+$/i.test(pathname) ? target : undefined;
}

const isPlainClick = (event: MouseEvent) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** True while the page of a new entry has not come: given up for another one, it is no place to come back to. */
const isOnItsWay = ({ history, state }: AppRouter) =>
  document.documentElement.hasAttribute('data-leaving') &&
  history.location.state.__TSR_index > (state.resolvedLocation?.state.__TSR_index ?? 0);

/**
 * One listener for all links: content's links are plain `<a>` elements, and the app takes over those that lead
 * to pages.
 */
export function followLinks(router: AppRouter, base: string): void {
  onClick((event, target) => {
    const link = linkOf(target, base);
    if (!link || !isPlainClick(event)) return;
    for (const open of document.querySelectorAll<HTMLDetailsElement>('details[data-more][open]'))
      open.open = false;
    if (link.pathname === location.pathname && link.search === location.search) {
      if (document.documentElement.hasAttribute('data-leaving')) {
        event.preventDefault();
        // Its document may hang on a bad line: pressed once more, which no double click is, the browser asks for it.
        if (event.detail < 2) loadFully(link.pathname + link.search + link.hash);
        return;
      }
      // The browser itself scrolls to an anchor; a link to the page that is open leads to its top.
      if (link.hash !== '') return;
      event.preventDefault();
      const moves = 'scrollTop' in link.dataset && !matchMedia('(prefers-reduced-motion: reduce)').matches;
      window.scrollTo({ top: 0, behavior: moves ? 'smooth' : 'instant' });
      // The link may have gone with the dialog that it stood in.
      afterPaint(() => document.getElementById('main')?.focus({ preventScroll: true }));
      return;
    }
    event.preventDefault();
    router.history[isOnItsWay(router) ? 'replace' : 'push'](link.pathname + link.search + link.hash);
  });
}
