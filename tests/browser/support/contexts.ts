import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

interface Kept {
  readonly context: BrowserContext;
  /** A page that no test sees: while it is open, its process is, with all that it has compiled. */
  readonly anchor: Page;
}

/** Contexts that tests take one after the other: opened anew, one costs more than most of what is tested in it. */
export interface Contexts {
  /** One as new: connected, and without a page, an entry in a storage, a cookie or a permission of before. */
  take(options: BrowserContextOptions): Promise<BrowserContext>;
  /** Ends what the test has opened. */
  giveBack(context: BrowserContext): Promise<void>;
  close(): Promise<void>;
}

/** Empties what pages have stored, whatever their address, and what was fetched for them. */
async function forget({ context, anchor }: Kept): Promise<void> {
  const session = await context.newCDPSession(anchor);
  await session.send('Network.clearBrowserCache');
  // What the process has in its memory goes as its cache is turned off.
  for (const cacheDisabled of [true, false])
    await session.send('Network.setCacheDisabled', { cacheDisabled });
  await session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' });
  await session.detach();
}

/** @param address of the site, to a small file that is no page */
export function contextsOf(browser: Browser, address: string): Contexts {
  const kept = new Map<string, Kept>();
  return {
    async take(options) {
      const key = JSON.stringify(options);
      const known = kept.get(key);
      if (known) {
        if (options.permissions) await known.context.grantPermissions(options.permissions);
        return known.context;
      }
      const context = await browser.newContext(options);
      const anchor = await context.newPage();
      await anchor.goto(address);
      kept.set(key, { context, anchor });
      return context;
    },
    async giveBack(context) {
      const [key, one] = [...kept].find(([, { context: its }]) => its === context) ?? [];
      if (key === undefined || one === undefined) return;
      const { anchor } = one;
      // Nobody waits any more for what a page still fetches ahead: an answer that is being made goes with the page.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      for (const page of context.pages()) if (page !== anchor) await page.close();
      // A clock that a test has put in its place cannot be taken out again.
      if (await anchor.evaluate(() => !Function.prototype.toString.call(Date).includes('[native code]'))) {
        kept.delete(key);
        await context.close();
        return;
      }
      await context.unrouteAll();
      await context.setOffline(false);
      await context.clearCookies();
      await context.clearPermissions();
      await forget(one);
    },
    async close() {
      for (const { context } of kept.values()) await context.close();
    },
  };
}
