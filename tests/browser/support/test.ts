import { test as base, type Page } from '@playwright/test';
import { siteUrl } from './site.ts';
import { type Watch, watchPage } from './watch.ts';

declare global {
  interface Window {
    /** What a shared page showed before its app. */
    textBefore?: string;
  }
}

interface Fixtures {
  /** A page without JavaScript, in a window of a desktop: it keeps nothing from one address to the next. */
  readonly plainPage: Page;
  /** Listens to `page` from its first request on. */
  readonly watch: Watch;
}

/** A page with what it has said since the last `forget`. */
export interface Visit {
  readonly page: Page;
  readonly watch: Watch;
}

interface WorkerFixtures {
  /** The one without JavaScript, which the tests of a worker share. */
  readonly plain: Page;
  /** A page for tests that look at many addresses: shared by a worker, so that its cache is warm. */
  readonly visit: Visit;
}

const viewport = { width: 1280, height: 800 };

export const test = base.extend<Fixtures, WorkerFixtures>({
  baseURL: siteUrl,
  watch: async ({ page, baseURL }, use) => {
    await use(await watchPage(page, new URL(baseURL ?? siteUrl).origin));
  },
  plainPage: async ({ plain }, use) => {
    // As another test may have left it on paper, or on a phone.
    await plain.setViewportSize(viewport);
    await plain.emulateMedia({ media: null, colorScheme: null, reducedMotion: null });
    await use(plain);
  },
  plain: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl, viewport });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  visit: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: siteUrl, viewport, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const watch = await watchPage(page, new URL(siteUrl).origin);
      await page.addInitScript(() => {
        // Before the listener of the page itself, which fetches the app.
        addEventListener('load', () => {
          window.textBefore = document.getElementById('app')?.innerText ?? '';
        });
      });
      await use({ page, watch });
      await context.close();
    },
    { scope: 'worker' },
  ],
});
