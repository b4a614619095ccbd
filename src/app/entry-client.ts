import { readBoot } from './boot-data.ts';
import { normalPath } from './documents.ts';
import { loadEntries, reloadOnce } from './full-load.ts';
import { startApp } from './start-app.ts';

declare global {
  /** Clicks and keys from before the app was there: the boot script keeps them. */
  var held: Event[] | undefined;
}

async function start(): Promise<void> {
  // A sign may come while the document still arrives: its data and its islands stand at its end.
  if (document.readyState === 'loading')
    await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed, { once: true }));
  // Its code has just been run: what comes next is a task of its own, so that neither holds up the visitor.
  await new Promise((later) => setTimeout(later));
  const boot = readBoot(document);
  // Back, pressed after a reload and before the app was there, has changed the address and not the page.
  if (boot.path && normalPath(location.pathname) !== boot.path && reloadOnce()) return;
  await startApp(boot, globalThis.held ?? []);
}

void start().catch((error: unknown) => {
  // Without the app the page is still a page: its links and forms work.
  console.warn(error);
  loadEntries();
});
