import { createBrowserHistory, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadViews, viewsReady } from '../blocks/section-view.tsx';
import { wantMenu } from '../page/header/lazy-menu.tsx';
import { type ClientPages, NeedsFullLoad } from './client-pages.ts';
import { writeHead } from './head-writer.ts';
import { followLinks } from './link-navigation.ts';
import type { LoadedPage } from './page-source.ts';
import { type AppRouter, createAppRouter } from './router.tsx';
import { scrollToHash } from './scroll-to-hash.ts';
import { watchMenu } from './watch-menu.ts';

interface AppOptions {
  readonly container: Element;
  readonly base: string;
  readonly pages: ClientPages;
  /** The page whose HTML is on the screen. */
  readonly own: LoadedPage;
  readonly noticeFor?: ((type: string) => ReactNode) | undefined;
}

/** Loads an address the browser's way, once: where that does not help, the page that is there stays. */
function loadFully(address: string): void {
  const key = 'full-load';
  if (sessionStorage.getItem(key) === address && address === location.pathname + location.search) return;
  sessionStorage.setItem(key, address);
  location.assign(address);
}

async function withViews(loading: LoadedPage | Promise<LoadedPage>): Promise<LoadedPage> {
  const loaded = await loading;
  await Promise.all([loadViews(loaded.page.sections), wantMenu()]);
  return loaded;
}

function showPage({ page, shell }: LoadedPage, hash: string): void {
  writeHead(page.head, shell.locale, shell.dir);
  scrollToHash(hash);
  // The visitor who cannot see the change of page hears where they are now.
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Brings the page to life: the router takes over the HTML that is there, then every link that leads to a page. */
export async function startApp({ container, base, pages, own, noticeFor }: AppOptions): Promise<AppRouter> {
  // A not-found page answers at any address; the model's own path is where it was made.
  pages.seed(own.page.path, own);
  pages.seed(location.pathname, own);
  const history = createBrowserHistory();
  let hydrating = true;
  const load = (path: string): LoadedPage | Promise<LoadedPage> => {
    const loaded = pages.load(path);
    if (!(loaded instanceof Promise) && (hydrating || viewsReady(loaded.page.sections))) return loaded;
    return withViews(loaded).catch((error: unknown) => {
      if (!(error instanceof NeedsFullLoad)) console.warn(error);
      loadFully(history.location.href);
      // The browser is leaving: the old page stays on the screen until the new one arrives.
      return new Promise<never>(() => {});
    });
  };
  const router = createAppRouter({ history, source: { load }, restoreScroll: true, noticeFor });
  // Tells the router that the HTML is there already, so that it renders no pending state of its own.
  router.ssr = { manifest: undefined };
  await router.load();
  hydrating = false;
  router.subscribe('onRendered', ({ toLocation, pathChanged }) => {
    const { loaderData } = router.state.matches.at(-1) ?? {};
    if (pathChanged && loaderData) showPage(loaderData, toLocation.hash);
  });
  hydrateRoot(container, <RouterProvider router={router} />, {
    onRecoverableError: (error) => console.error('hydration', error),
  });
  followLinks(router, pages, base);
  watchMenu();
  scrollToHash(location.hash.slice(1));
  document.documentElement.dataset.live = '';
  return router;
}
