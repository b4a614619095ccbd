import type { AppRouter } from './router.ts';

/** The browser can, and the visitor has not asked for less motion. */
const canFade = () =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A second navigation cuts a running fade short, and the browser reports that as the failure of a promise which the
 * router leaves alone. It is no failure: the page is there, only without the fade.
 */
function forgiveCutFades(): void {
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const fade = start(update);
    fade.ready.catch(() => {});
    fade.finished.catch(() => {});
    return fade;
  };
}

/** Lets the old page fade into the new one; the page that comes to life is no new one and must not fade. */
export function fadeBetweenPages(router: AppRouter): void {
  if (!('startViewTransition' in document)) return;
  forgiveCutFades();
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    router.options.defaultViewTransition = fromLocation !== undefined && pathChanged && canFade();
  });
}
