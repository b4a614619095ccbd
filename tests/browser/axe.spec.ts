import { expect } from '@playwright/test';
import { openLive } from './support/app.ts';
import { violationsOf } from './support/axe.ts';
import { full, routes, templates, UNKNOWN } from './support/site.ts';
import { test } from './support/test.ts';

const WIDTHS = full ? [320, 390, 768, 1280] : [390, 1280];
const SCHEMES = ['light', 'dark'] as const;

test.describe('axe finds no violation', () => {
  for (const route of [...(full ? routes : templates), UNKNOWN]) {
    test(route, async ({ visit: { page } }) => {
      await openLive(page, route);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        for (const scheme of SCHEMES) {
          await page.emulateMedia({ colorScheme: scheme });
          // The other rules do not look at colours.
          const rules = full || scheme === 'light' ? 'all' : 'colours';
          expect.soft(await violationsOf(page, rules), `${scheme}, ${width} px`).toEqual([]);
        }
      }
    });
  }
});

test('axe finds what is wrong, asked for all or for colours alone', async ({ page }) => {
  await page.setContent(
    '<html lang="en"><title>Wrong</title><main><h1>Wrong</h1><img src="data:,"><p style="color:#aaa;background:#fff">Faint',
  );
  const rulesOf = (found: readonly string[]) => found.map((line) => line.split(' ')[0]);
  expect(rulesOf(await violationsOf(page))).toEqual(['color-contrast', 'image-alt']);
  expect(rulesOf(await violationsOf(page, 'colours'))).toEqual(['color-contrast']);
});
