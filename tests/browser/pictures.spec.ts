import { expect } from '@playwright/test';
import { openLive } from './support/app.ts';
import { whyNotCompared } from './support/reference-pictures.ts';
import { templates } from './support/site.ts';
import { test } from './support/test.ts';

const WIDTHS = [390, 1280] as const;

const heightOf = (width: number) => (width === 390 ? 844 : 900);
const nameOf = (route: string) => (route === '/' ? 'home' : route.slice(1).replaceAll('/', '-'));

/** The first screen of every template, compared with the picture that was looked at and found good. */
test.describe('looks as its reference picture', () => {
  test.beforeAll(({ browser }, info) => {
    const reason = whyNotCompared(browser, info);
    test.skip(reason !== undefined, reason);
  });

  for (const route of templates) {
    test(route, async ({ visit: { page } }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: WIDTHS[0], height: heightOf(WIDTHS[0]) });
      await openLive(page, route);
      await page.evaluate(() => document.fonts.ready);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: heightOf(width) });
        await expect.soft(page).toHaveScreenshot([nameOf(route), `${width}.png`], {
          animations: 'disabled',
          maxDiffPixelRatio: 0.01,
        });
      }
    });
  }
});
