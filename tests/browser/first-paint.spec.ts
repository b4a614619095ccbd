import { expect } from '@playwright/test';
import { live } from './support/app.ts';
import { templates, UNKNOWN } from './support/site.ts';
import { test } from './support/test.ts';

test.describe('no JavaScript is requested before the first paint', () => {
  for (const route of [...templates, UNKNOWN]) {
    test(route, async ({ page }) => {
      await page.goto(route);
      await live(page);
      const times = await page.evaluate(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        const scripts = performance
          .getEntriesByType('resource')
          .filter(({ name }) => /\.js$|\/_data\//.test(name));
        return {
          painted: paint?.startTime ?? Number.POSITIVE_INFINITY,
          asked: Math.min(...scripts.map(({ startTime }) => startTime)),
          app: scripts.filter(({ name }) => /\/assets\/app-[^/]*\.js$/.test(name)).length,
        };
      });
      expect(times.app).toBe(1);
      expect(times.asked).toBeGreaterThan(times.painted);
    });
  }
});
