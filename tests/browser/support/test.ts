import { test as base, type Page } from '@playwright/test';
import { siteUrl } from './site.ts';
import { type Watch, watchPage } from './watch.ts';

interface Fixtures {
  /** Listens to `page` from its first request on. */
  readonly watch: Watch;
}

interface WorkerFixtures {
  /** A page without JavaScript, shared by the tests of a worker: it keeps nothing from one address to the next. */
  readonly plainPage: Page;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  baseURL: siteUrl,
  watch: async ({ page, baseURL }, use) => {
    await use(await watchPage(page, new URL(baseURL ?? siteUrl).origin));
  },
  plainPage: [
    async ({ browser }, use) => {
      const viewport = { width: 1280, height: 800 };
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl, viewport });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});
