import type { BootData } from './boot-data.ts';
import { createClientPages, loadOwnPage, normalPath } from './client-pages.ts';
import { loadEntries, reloadOnce } from './full-load.ts';
import { shownPage, startApp } from './start-app.tsx';

function readBoot(): BootData {
  // Written by our own build into this very page.
  return JSON.parse(document.getElementById('page-engine')?.textContent ?? '') as BootData;
}

async function start(): Promise<void> {
  const container = document.getElementById('app');
  if (!container) return;
  const boot = readBoot();
  const own = await loadOwnPage(boot);
  // Back, pressed after a reload and before the app was there, has changed the address and not the page.
  if (own.page.status === 200 && normalPath(location.pathname) !== own.page.path && reloadOnce()) return;
  const pages = createClientPages(boot, own.shell);
  const router = await startApp({ container, base: boot.base, pages, own });
  const { analytics } = own.shell;
  if (!analytics) return;
  const around = { container, router, shell: () => shownPage(router, own).shell };
  // Nobody misses a page that was not counted: a script that cannot be fetched is no fault.
  await import('./analytics/start-analytics.ts').then(
    ({ startAnalytics }) => startAnalytics(analytics, around),
    () => {},
  );
}

void start().catch((error: unknown) => {
  // Without the app the page is still a page: its links and forms work.
  console.warn(error);
  loadEntries();
});
