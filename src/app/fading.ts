/** True where pages fade into each other: the browser can, and the visitor has not asked for less motion. */
export function canFade(): boolean {
  return 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * A second navigation cuts a running fade short, and the browser reports that as the failure of a promise which the
 * router leaves alone. It is no failure: the page is there, only without the fade.
 */
export function forgiveCutFades(): void {
  if (!('startViewTransition' in document)) return;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const fade = start(update);
    fade.ready.catch(() => {});
    fade.finished.catch(() => {});
    return fade;
  };
}
