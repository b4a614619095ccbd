import { expect } from '@playwright/test';
import { siteUrl } from './support/site.ts';
import { test } from './support/test.ts';

declare global {
  interface Window {
    /** What the browser holds to have moved (https://web.dev/articles/cls). */
    moved: string[];
  }
}

// An island stands third on all, which the browser lays out after it has shown what stands above.
for (const path of ['/', '/knowledge-bank', '/services/retirement-investments'])
  test(`nothing of ${path} is reported to move while a slow machine lays it out${path === '/' ? '' : ' @full'}`, async ({
    browser,
  }) => {
    for (let load = 1; load <= 4; load += 1) {
      // A new visitor's: with files at hand it never came.
      const context = await browser.newContext({ baseURL: siteUrl, viewport: { width: 1350, height: 940 } });
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.addInitScript(() => {
        window.moved = [];
        new PerformanceObserver((list) => {
          // The menu moves by less as its font comes.
          for (const shift of list.getEntries())
            if (Number(Reflect.get(shift, 'value')) > 0.02) window.moved.push(JSON.stringify(shift));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(path);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
      expect(await page.evaluate(() => window.moved), `load ${load}`).toEqual([]);
      await context.close();
    }
  });
