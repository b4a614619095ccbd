import { afterPaint } from './after-paint.ts';
import { linkOf } from './link-navigation.ts';
import { type AppRouter, KEPT_FOR } from './router.ts';

/** So many documents are fetched for links in sight: on a good line, and on a slow one. */
const BUDGET = 30;
const SLOW_BUDGET = 6;

/** How many documents may be fetched that nobody has pointed at. */
function budget(): number {
  const { connection = {} } = navigator as {
    readonly connection?: { saveData?: boolean; effectiveType?: string };
  };
  if (connection.saveData) return 0;
  return (connection.effectiveType ?? '4g') === '4g' ? BUDGET : SLOW_BUDGET;
}

const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act, { timeout: 1000 }) : setTimeout(act, 100);

/**
 * Fetches pages before they are asked for: those whose links are in sight when the browser is idle, as far as the
 * line allows, and at once the one under the pointer, the finger or the focus.
 */
export function fetchAhead(router: AppRouter, base: string): void {
  const asked = new Map<string, number>();
  const isAsked = ({ pathname }: HTMLAnchorElement) => Date.now() - (asked.get(pathname) ?? 0) < KEPT_FOR;
  let left = budget();
  const fetchPage = (link: HTMLAnchorElement | undefined) => {
    if (!link || link.pathname === location.pathname || isAsked(link)) return;
    asked.set(link.pathname, Date.now());
    router.preloadRoute({ to: link.pathname }).catch(() => asked.delete(link.pathname));
  };
  const sight = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const link = isIntersecting ? linkOf(target, base) : undefined;
      if (!link || isAsked(link)) continue;
      whenIdle(() => {
        // Those of a closed menu have their place and are not seen. Safari can tell from 17.4 on.
        const seen = link.checkVisibility?.({ visibilityProperty: true, opacityProperty: true });
        if (left <= 0 || isAsked(link) || !seen) return;
        left -= 1;
        fetchPage(link);
      });
    }
  });
  const look = () => {
    sight.disconnect();
    if (left <= 0) return;
    for (const link of document.querySelectorAll('main a[href], header a[href]')) sight.observe(link);
  };
  look();
  router.subscribe('onRendered', () => afterPaint(look));
  const point = ({ target }: Event) => fetchPage(linkOf(target, base));
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, point, { passive: true, capture: true });
}
