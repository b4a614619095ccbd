import { createBrowserHistory, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadViews, viewsReady } from '../blocks/section-view.tsx';
import { frameReady, loadFrame } from '../page/lazy-frame.tsx';
import { NotificationSlot } from '../page/notifications/notification-slot.tsx';
import { raiseSystemError } from '../ui/notices.ts';
import { type ClientPages, NeedsFullLoad } from './client-pages.ts';
import { fadeBetweenPages } from './fading.ts';
import { loadFully } from './full-load.ts';
import { writeHead } from './head-writer.ts';
import { watchLanguageChoice } from './language-choice.ts';
import { followLinks } from './link-navigation.ts';
import { watchLogins } from './login-return.ts';
import { servePageButtons } from './page-buttons.ts';
import type { LoadedPage } from './page-source.ts';
import { type AppRouter, createAppRouter } from './router.tsx';
import { scrollToHash } from './scroll-to-hash.ts';
import { serveSearch } from './site-search.ts';
import { tellSlowNavigation } from './slow-navigation.ts';
import { showThemeChoice, watchThemeChoice } from './theme-choice.ts';
import { watchViewportHeight } from './viewport-height.ts';
import { wakeLateViews } from './wake-late-views.ts';
import { watchHeader } from './watch-header.ts';

interface AppOptions {
  readonly container: Element;
  readonly base: string;
  readonly pages: ClientPages;
  /** The page whose HTML is on the screen. */
  readonly own: LoadedPage;
  readonly noticeFor?: ((type: string) => ReactNode) | undefined;
}

async function withViews(loading: LoadedPage | Promise<LoadedPage>): Promise<LoadedPage> {
  const loaded = await loading;
  await Promise.all([loadViews(loaded.page.sections), loadFrame()]);
  return loaded;
}

function showPage({ page, shell }: LoadedPage, hash: string): void {
  writeHead(page.head, shell.locale, shell.dir);
  showThemeChoice();
  scrollToHash(hash);
  // The visitor who cannot see the change of page hears where they are now.
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Without a connection the page that is there is the best there is: the address goes back to it. */
function stayHere({ history, state }: AppRouter, error: unknown): void {
  const shown = state.resolvedLocation?.state.__TSR_index ?? 0;
  history.go(shown - history.location.state.__TSR_index);
  raiseSystemError({ error });
}

/** The page that is open; `own` where that is the one whose HTML was loaded. */
export const shownPage = ({ state }: AppRouter, own: LoadedPage): LoadedPage =>
  state.matches.at(-1)?.loaderData ?? own;

/** Brings the page to life: the router takes over the HTML that is there, then every link that leads to a page. */
export async function startApp({ container, base, pages, own, noticeFor }: AppOptions): Promise<AppRouter> {
  // A not-found page answers at any address; the model's own path is where it was made.
  pages.seed(own.page.path, own);
  pages.seed(location.pathname, own);
  const history = createBrowserHistory();
  let hydrating = true;
  const load = (path: string): LoadedPage | Promise<LoadedPage> => {
    const loaded = pages.load(path);
    if (!(loaded instanceof Promise) && (hydrating || (frameReady() && viewsReady(loaded.page.sections))))
      return loaded;
    return withViews(loaded).catch((error: unknown) => {
      if (!(error instanceof NeedsFullLoad)) console.warn(error);
      if (!navigator.onLine) stayHere(router, error);
      else loadFully(history.location.href);
      // The old page stays on the screen, until the browser leaves it or another navigation ends this one.
      return new Promise<never>(() => {});
    });
  };
  const router = createAppRouter({
    history,
    source: { load },
    restoreScroll: true,
    noticeFor,
    around: (loaded) => <NotificationSlot strings={(loaded ?? own).shell.strings} />,
  });
  // Tells the router that the HTML is there already, so that it renders no pending state of its own.
  router.ssr = { manifest: undefined };
  // Before any machine starts. Nobody misses a log that cannot be fetched.
  if (own.shell.debug)
    await import('./debug-log.ts').then(
      ({ startDebugLog }) => startDebugLog(router),
      () => {},
    );
  await router.load();
  hydrating = false;
  router.subscribe('onRendered', ({ toLocation, pathChanged }) => {
    const { loaderData } = router.state.matches.at(-1) ?? {};
    if (pathChanged && loaderData) showPage(loaderData, toLocation.hash);
  });
  hydrateRoot(container, <RouterProvider router={router} />, {
    onRecoverableError: (error) => console.error('hydration', error),
  });
  fadeBetweenPages(router);
  followLinks(container, router, pages, base);
  servePageButtons(container, router, own.shell.home);
  serveSearch(container, () => shownPage(router, own).shell);
  watchLogins(container, router, own.shell);
  tellSlowNavigation(router);
  watchViewportHeight();
  watchHeader();
  wakeLateViews(own.page.sections);
  watchThemeChoice();
  watchLanguageChoice(container, own.page.frame.languages, own.page.path === own.shell.home);
  scrollToHash(location.hash.slice(1));
  document.documentElement.dataset.live = '';
  return router;
}
