import { expect } from '@playwright/test';
import { test } from './support/test.ts';

// What a visitor has set in the browser, who reads large letters: half as large again.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const { args = [] } = launchOptions;
    await use({ ...launchOptions, args: [...args, '--blink-settings=defaultFontSize=24'] });
  },
});

for (const width of [768, 1000, 1280, 1536])
  for (const path of ['/', '/grievance', '/sip', '/services/estate-planning'])
    test(`large letters leave all of ${path} in a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(page.locator('html')).toHaveCSS('font-size', '24px');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const header = page.getByRole('banner');
      // A phone's calculator has none.
      if (await header.isVisible())
        await expect(header.getByRole('link', { name: 'Get in Touch' })).toBeInViewport({ ratio: 1 });
    });
