import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { platform } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { openLive } from './support/app.ts';
import { templates } from './support/site.ts';
import { test } from './support/test.ts';

/** What drew the reference pictures: another system or browser draws letters otherwise. */
const MADE_BY = join(import.meta.dirname, 'pictures', 'made-by.json');
const WIDTHS = [390, 1280] as const;

const heightOf = (width: number) => (width === 390 ? 844 : 900);
const nameOf = (route: string) => (route === '/' ? 'home' : route.slice(1).replaceAll('/', '-'));

/** The first screen of every template, compared with the picture that was looked at and found good. */
test.describe('looks as its reference picture', () => {
  test.beforeAll(async ({ browser }, info) => {
    const here = { system: platform(), chromium: browser.version().split('.')[0] };
    const updating = info.config.updateSnapshots === 'all' || info.config.updateSnapshots === 'changed';
    if (updating) writeFileSync(MADE_BY, `${JSON.stringify(here, null, 2)}\n`);
    const made: unknown = existsSync(MADE_BY) ? JSON.parse(readFileSync(MADE_BY, 'utf8')) : undefined;
    const same = JSON.stringify(made) === JSON.stringify(here);
    test.skip(
      !same,
      `the reference pictures were made on ${JSON.stringify(made)}, this is ${JSON.stringify(here)}`,
    );
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
