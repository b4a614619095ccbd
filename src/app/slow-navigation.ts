import { hideLoader, showLoader } from '../ui/notices.ts';
import type { AppRouter } from './router.ts';

/** How long a navigation may take before the visitor is told to wait, in milliseconds. */
const PATIENCE = 150;

/** Shows the loader while a navigation takes long. */
export function tellSlowNavigation(router: AppRouter): void {
  let timer: ReturnType<typeof setTimeout>;
  const settle = () => {
    clearTimeout(timer);
    hideLoader('app');
  };
  router.subscribe('onBeforeLoad', () => {
    clearTimeout(timer);
    timer = setTimeout(() => showLoader('app'), PATIENCE);
  });
  router.subscribe('onResolved', settle);
  // The page may come back from the browser's memory as it was left.
  window.addEventListener('pagehide', settle);
}
