import { hideLoader, PATIENCE, showLoader } from '../ui/notices.ts';

/** What is asked of the router. */
interface Navigations {
  subscribe(
    type: 'onBeforeLoad' | 'onResolved',
    listener: (event: { readonly pathChanged: boolean }) => void,
  ): () => void;
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
