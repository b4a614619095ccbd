declare global {
  interface Window {
    /** What the tag manager is told; it reads what came before it too. */
    dataLayer?: object[];
  }
}

export type TagManager = ReturnType<typeof createTagManager>;

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

/** The tag manager of the site: nothing of it is in the page before `load`. */
export function createTagManager(containerId: string) {
  let wanted = false;
  let started = false;
  /** Counts the page that is open, whose head stands already. */
  const view = (): void => {
    if (!started) return;
    tell({
      event: 'page_view',
      page_location: location.href,
      page_path: location.pathname,
      page_title: document.title,
      page_language: document.documentElement.lang,
    });
  };
  return {
    /** Loads the container after the page's first paint, once, and counts the page that is open. */
    load(): void {
      if (wanted) return;
      wanted = true;
      afterPaint(() => {
        started = true;
        tell({ event: 'gtm.js', 'gtm.start': Date.now() });
        view();
        const script = document.createElement('script');
        script.async = true;
        script.src = `${CONTAINER}?id=${encodeURIComponent(containerId)}`;
        document.head.append(script);
      });
    },
    view,
    /** True from the first word to the container on. */
    get started(): boolean {
      return started;
    },
  };
}
