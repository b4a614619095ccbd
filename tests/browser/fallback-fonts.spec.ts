import { expect } from '@playwright/test';
import { overflowOf } from './support/document.ts';
import { templates } from './support/site.ts';
import { test } from './support/test.ts';

test('a page fits a window of 320 px before its fonts arrive @full', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.setViewportSize({ width: 320, height: 800 });
  for (const route of templates) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    expect.soft(await overflowOf(page), route).toEqual([]);
  }
});
