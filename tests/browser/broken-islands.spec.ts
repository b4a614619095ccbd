import { expect } from '@playwright/test';
import { follow } from './support/app.ts';
import { changeProps, kindsOfIslands } from './support/islands.ts';
import { siteUrl } from './support/site.ts';
import { test } from './support/test.ts';

test('a page that was changed before it woke keeps what its islands show @full', async ({ page, watch }) => {
  await page.route('**/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    // As extensions of browsers do.
    await route.fulfill({
      response,
      body: html.replaceAll('aria-label="Next">', 'aria-label="Next"><b>!</b>'),
    });
  });
  await page.goto('/');
  const island = page.locator('[data-island=card-carousel]').first();
  const cards = await island.getByRole('article').allTextContents();
  expect(cards.length).toBeGreaterThan(4);
  await island.hover();
  await expect(island).toHaveAttribute('data-awake', '');
  await expect(island.locator('b')).toHaveCount(0);
  expect(await island.getByRole('article').allTextContents()).toEqual(cards);
  expect(await watch.violations()).toEqual([]);
});

for (const [kind, route] of kindsOfIslands())
  test(`an error in “${kind}” takes nothing else of its page @full`, async ({ page, watch }) => {
    await changeProps(page, route, kind, () => 'null');
    await page.goto(route);
    /** What no island shows: another one says more as it wakes. */
    const rest = () =>
      page.evaluate(() => {
        const copy = document.querySelector('main')?.cloneNode(true);
        if (!(copy instanceof Element)) return '';
        for (const island of copy.querySelectorAll('[data-island]')) island.remove();
        return copy.textContent;
      });
    const before = await rest();
    expect(before?.length).toBeGreaterThan(0);
    // Where its view throws it is no island any more.
    const island = await page.locator(`[data-island="${kind}"]`).first().elementHandle();
    await island?.scrollIntoViewIfNeeded();
    await page.mouse.move(200, 200);
    await page.mouse.move(300, 300);
    await expect(page.locator('html')).toHaveAttribute('data-live', '');
    for (const wake of ['pointerover', 'focusin']) await island?.dispatchEvent(wake, { bubbles: true });
    const others = page.locator(`main [data-late]:not([data-island="${kind}"])`);
    await expect(others.and(page.locator(':not([data-awake])'))).toHaveCount(0);
    expect(await rest()).toBe(before);
    const target = route === '/about-us' ? '/' : '/about-us';
    await follow(page, target);
    await expect(page).toHaveURL(siteUrl + target);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The app went there, without a load.
    expect(watch.documents).toEqual([siteUrl + route]);
  });
