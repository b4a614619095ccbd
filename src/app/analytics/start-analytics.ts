import type { AnalyticsSettings } from '../../model/analytics-settings.ts';
import type { Surroundings } from './ask-consent.tsx';
import { hasPrivacySignal } from './privacy-signal.ts';

const CONTAINER = 'https://www.googletagmanager.com/gtm.js';

/** Waits for the browser's own word that it has painted, and then for a moment without work. */
function afterPaint(act: () => void): void {
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 1500 });
    else setTimeout(act, 200);
  }).observe({ type: 'paint', buffered: true });
}

function tell(entry: object): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}

/** Counts the page that is open, whose head stands already. */
const countPage = () =>
  tell({
    event: 'page_view',
    page_location: location.href,
    page_path: location.pathname,
    page_title: document.title,
    page_language: document.documentElement.lang,
  });

/**
 * Loads the configured tag manager, after consent where that is asked for, and counts every page from then on. Nothing of
 * it is in the page before.
 */
export function startAnalytics({ containerId, consent }: AnalyticsSettings, around: Surroundings): void {
  let wanted = false;
  let started = false;
  /** Loads the container after the page's first paint, once, and counts the page that is open. */
  const load = (): void => {
    wanted = true;
    afterPaint(() => {
      // Meanwhile the visitor may have answered otherwise, and once more.
      if (!wanted || started) return;
      started = true;
      tell({ event: 'gtm.js', 'gtm.start': Date.now() });
      countPage();
      const script = document.createElement('script');
      script.async = true;
      script.src = `${CONTAINER}?id=${encodeURIComponent(containerId)}`;
      document.head.append(script);
    });
  };
  // The app has subscribed before and has written the head by now.
  around.router.subscribe('onRendered', ({ pathChanged }) => {
    if (pathChanged && started) countPage();
  });
  // What runs already can only be stopped with its document.
  const stop = () => {
    wanted = false;
    if (started) location.reload();
  };
  if (consent)
    import('./ask-consent.tsx').then(
      ({ askConsent }) => askConsent({ load, stop }, around),
      () => {},
    );
  else if (!hasPrivacySignal()) load();
}
