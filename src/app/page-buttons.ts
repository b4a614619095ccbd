import { copyLink } from '../ui/notices.ts';
import { previousLocation, setPreviousLocation } from '../ui/previous-location.ts';
import { onClick } from './clicks.ts';
import type { AppRouter } from './router.tsx';

/** The path that the browser says the visitor came from, where it is one of this site. */
function referringPath(): string | null {
  const from = URL.canParse(document.referrer) ? new URL(document.referrer) : null;
  return from?.origin === location.origin ? from.pathname + from.search : null;
}

/** Keeps the path that the visitor was at before, and whether the browser's own Back leads there. */
function watchLocation(router: AppRouter): () => boolean {
  let here = location.pathname + location.search;
  let isBehind = true;
  setPreviousLocation(referringPath());
  router.history.subscribe(({ action, location: { pathname, search } }) => {
    if (pathname + search === here) return;
    setPreviousLocation(here);
    isBehind = action.type === 'PUSH';
    here = pathname + search;
  });
  return () => isBehind;
}

/** Back and copy-link: buttons of sections that may stay HTML, so the app listens to them. */
export function servePageButtons(container: Element, router: AppRouter, home: string): void {
  const isBehind = watchLocation(router);
  onClick(container, ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy], [data-back]') : null;
    if (button?.dataset.copy !== undefined) void copyLink(button.dataset.copy);
    else if (button) {
      const previous = previousLocation();
      if (previous !== null && isBehind()) router.history.back();
      else router.history.push(previous ?? home);
    }
  });
}
