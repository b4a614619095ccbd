import { hideLoader, showLoader } from '../ui/notices.ts';

/** What is asked of the router. */
interface Navigations {
  subscribe(
    type: 'onBeforeLoad' | 'onResolved',
    listener: (event: { readonly pathChanged: boolean }) => void,
  ): () => void;
}

/** How long something may take before the visitor is told to wait, in milliseconds. */
const PATIENCE = 150;

/** Shows the loader where what was pressed takes long to come. */
export function tellSlow(coming: Promise<unknown>): void {
  let settle = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    showLoader('own');
    settle = () => hideLoader('own');
  }, PATIENCE);
  const settled = () => settle();
  coming.then(settled, settled);
}

/** Marks a page that is being left, whose address is the next one's already, and shows the loader where that takes long. */
export function tellSlowNavigation(router: Navigations): void {
  let timer: ReturnType<typeof setTimeout>;
  const leave = (isLeft: boolean) => document.documentElement.toggleAttribute('data-leaving', isLeft);
  const settle = () => {
    leave(false);
    clearTimeout(timer);
    hideLoader('app');
  };
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    leave(pathChanged);
    clearTimeout(timer);
    timer = setTimeout(() => showLoader('app'), PATIENCE);
  });
  router.subscribe('onResolved', settle);
  // The page may come back from the browser's memory as it was left.
  window.addEventListener('pagehide', settle);
}
