import { createBrowserHistory, RouterProvider } from '@tanstack/react-router';
import { hydrateRoot } from 'react-dom/client';
import type { BootData } from './boot-data.ts';
import { createClientPages, loadOwnPage, NeedsFullLoad } from './client-pages.ts';
import { writeHead } from './head-writer.ts';
import { followLinks } from './link-navigation.ts';
import { createAppRouter } from './router.tsx';
import { scrollToHash } from './scroll-to-hash.ts';
import { watchMenu } from './watch-menu.ts';

function readBoot(): BootData {
  const text = document.getElementById('page-engine')?.textContent ?? '';
  // Written by our own build into this very page.
  return JSON.parse(text) as BootData;
}

/** Loads an address the browser's way, once: where that does not help, the page that is there stays. */
function loadFully(address: string): void {
  const key = 'full-load';
  const before = sessionStorage.getItem(key);
  if (before === address && address === location.pathname + location.search) return;
  sessionStorage.setItem(key, address);
  location.assign(address);
}

async function start(): Promise<void> {
  const container = document.getElementById('app');
  if (!container) return;
  const boot = readBoot();
  const pages = createClientPages(boot);
  const own = await loadOwnPage(boot);
  // A not-found page answers at any address; the model's own path is where it was made.
  pages.seed(own.page.path, own);
  pages.seed(location.pathname, own);

  const history = createBrowserHistory();
  const source = {
    load: (path: string) => {
      const loaded = pages.load(path);
      if (!(loaded instanceof Promise)) return loaded;
      return loaded.catch((error: unknown) => {
        if (!(error instanceof NeedsFullLoad)) console.warn(error);
        loadFully(history.location.href);
        // The browser is leaving: the old page stays on the screen until the new one arrives.
        return new Promise<never>(() => {});
      });
    },
  };
  const router = createAppRouter({ history, source, restoreScroll: true });
  // Tells the router that the HTML is there already, so that it renders no pending state of its own.
  router.ssr = { manifest: undefined };
  await router.load();

  router.subscribe('onResolved', ({ toLocation, pathChanged }) => {
    if (!pathChanged) return;
    const { loaderData } = router.state.matches.at(-1) ?? {};
    if (!loaderData) return;
    writeHead(loaderData.page.head, loaderData.shell.locale, loaderData.shell.dir);
    if (toLocation.hash !== '') scrollToHash(toLocation.hash);
    document.getElementById('main')?.focus({ preventScroll: true });
  });

  hydrateRoot(container, <RouterProvider router={router} />, {
    onRecoverableError: (error) => console.error('hydration', error),
  });
  followLinks(router, pages, boot.base);
  watchMenu();
  scrollToHash(location.hash.slice(1));
  document.documentElement.dataset.live = '';
}

void start().catch((error: unknown) => {
  // Without the app the page is still a page: its links and forms work.
  console.warn(error);
});
