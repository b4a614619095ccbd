import type { BootData } from './boot-data.ts';
import { createClientPages, loadOwnPage, normalPath } from './client-pages.ts';
import { loadEntries, reloadOnce } from './full-load.ts';
import { startApp } from './start-app.tsx';

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
  await startApp({ container, base: boot.base, pages: createClientPages(boot, own.shell), own });
}

void start().catch((error: unknown) => {
  // Without the app the page is still a page: its links and forms work.
  console.warn(error);
  loadEntries();
});
