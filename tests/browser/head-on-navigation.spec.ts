import { expect, type Page } from '@playwright/test';
import { follow, markDocument, openLive } from './support/app.ts';
import { h1Of, headOf } from './support/document.ts';
import { routes, siteUrl, templates } from './support/site.ts';
import { test } from './support/test.ts';

/** Goes through pages in one life of the app; after each step the document is as if the page had been loaded. */
async function walk(page: Page, plainPage: Page, paths: readonly string[]): Promise<void> {
  await openLive(page, '/terms');
  await markDocument(page);
  for (const path of paths) {
    await plainPage.goto(path, { waitUntil: 'domcontentloaded' });
    const loaded = await headOf(plainPage);
    await follow(page, path);
    await expect(page).toHaveTitle(loaded.title);
    await expect.poll(() => h1Of(page), path).toEqual(await h1Of(plainPage));
    await expect(page.getByRole('main')).toBeFocused();
    expect.soft(await headOf(page), path).toEqual(loaded);
    expect.soft(page.url()).toBe(siteUrl + path);
    expect.soft(await page.evaluate(() => scrollY), path).toBe(0);
    await page.evaluate(() => scrollTo(0, 400));
  }
  await expect(page.locator('html')).toHaveAttribute('data-marked');
}

test('after a navigation the head is the static head of the page, tag for tag', async ({
  page,
  plainPage,
  watch,
}) => {
  test.setTimeout(120_000);
  // The page with the form has a policy of its own, and is loaded whole.
  const others = templates.filter((path) => path !== '/terms' && path !== '/contact-us');
  await walk(page, plainPage, [...others, '/terms']);
  expect(watch.documents).toHaveLength(1);
  expect(watch.problems).toEqual([]);
  expect(await watch.violations()).toEqual([]);
});

test('the frame changes with the page', async ({ page }) => {
  await openLive(page, '/');
  const row = page.getByRole('navigation', { name: 'Section' });
  await expect(row).toHaveCount(0);
  await follow(page, '/select-your-profile/for-her');
  await expect(row.locator('[aria-current=page]')).toHaveText('For Her');
  await expect(page.locator('header img').first()).toHaveAttribute('src', /for-her-header/);
  await follow(page, '/about-us');
  await expect(row).toHaveCount(0);
  await expect(page.locator('header img').first()).toHaveAttribute('src', /logo/);
});

test('a collection’s pages do not keep the state of the one before', async ({ page }) => {
  const [first, second] = routes.filter((path) => path.startsWith('/select-your-profile/'));
  await openLive(page, first ?? '');
  await page.getByText('Read More', { exact: true }).click();
  const detail = page.locator('#profile-detail');
  await expect(detail).toBeVisible();
  await follow(page, second ?? '');
  await expect(page).toHaveURL(siteUrl + second);
  await expect(detail).toBeHidden();
});
