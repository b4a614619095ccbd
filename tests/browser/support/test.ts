import { test as base, type Page } from '@playwright/test';
import { type Contexts, contextsOf } from './contexts.ts';
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
  /**
   * A page for tests that only look: shared by a worker, so that its cache is warm and no process starts for it.
   * It comes to each as a new one would, but for its history and for what a test made it listen to.
   */
  readonly visit: Visit;
  /** Listens to `page` from its first request on. */
  readonly watch: Watch;
}

/** A page with what it has said since the last `forget`. */
export interface Visit {
  readonly page: Page;
  readonly watch: Watch;
}

interface WorkerFixtures {
  /** Those that `context`, and so `page`, come from. */
  readonly contexts: Contexts;
  /** The one without JavaScript, which the tests of a worker share. */
  readonly plain: Page;
  /** The one that `visit` makes ready. */
  readonly visitor: Visit;
}

const viewport = { width: 1280, height: 800 };

export const test = base.extend<Fixtures, WorkerFixtures>({
  baseURL: siteUrl,
  // Of what `test.use` can say, that which a test of ours says.
  context: async (
    { contexts, viewport, hasTouch, isMobile, javaScriptEnabled, permissions, bypassCSP, contextOptions },
    use,
  ) => {
    const context = await contexts.take({
      ...contextOptions,
      baseURL: siteUrl,
      viewport,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      // None given leaves the browser's own; an empty list refuses them all.
      ...(permissions && { permissions }),
      bypassCSP,
    });
    await use(context);
    await contexts.giveBack(context);
  },
  watch: async ({ page, baseURL }, use) => {
    await use(await watchPage(page, new URL(baseURL ?? siteUrl).origin));
  },
  plainPage: async ({ plain }, use) => {
    // As another test may have left it on paper, or on a phone.
    await plain.setViewportSize(viewport);
    await plain.emulateMedia({ media: null, colorScheme: null, reducedMotion: null });
    await use(plain);
  },
  visit: async ({ visitor }, use) => {
    const { page, watch } = visitor;
    // What the page before still asks for ends here; another origin would start a process of its own.
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.setViewportSize(viewport);
    await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion: 'reduce' });
    // Where it rests over nothing that opens.
    await page.mouse.move(1, 799);
    watch.forget();
    await use(visitor);
  },
  contexts: [
    async ({ browser }, use) => {
      const contexts = contextsOf(browser, `${siteUrl}/robots.txt`);
      await use(contexts);
      await contexts.close();
    },
    { scope: 'worker' },
  ],
  plain: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl, viewport });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  visitor: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ baseURL: siteUrl, viewport, reducedMotion: 'reduce' });
      const page = await context.newPage();
      const watch = await watchPage(page, new URL(siteUrl).origin);
      await page.addInitScript(() => {
        // Before the listener of the page itself, which fetches the app.
        addEventListener('load', () => {
          // Of parts that are still to be laid out nobody is told the text.
          document.documentElement.dataset.re = '1';
          window.textBefore = document.getElementById('app')?.innerText ?? '';
        });
      });
      await use({ page, watch });
      await context.close();
    },
    { scope: 'worker' },
  ],
});
