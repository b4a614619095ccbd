import { expect } from '@playwright/test';
import { openLive } from './support/app.ts';
import { routes, siteUrl } from './support/site.ts';
import { test } from './support/test.ts';

const profiles = routes.filter((route) => route.startsWith('/select-your-profile/'));

test('Read More shows the detail, one way, and takes the visitor there', async ({ page, watch }) => {
  await openLive(page, '/select-your-profile/business');
  const detail = page.locator('#profile-detail');
  const more = page.getByRole('button', { name: 'Read More' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(detail).toBeHidden();
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(detail).toBeVisible();
  await expect(detail).toBeFocused();
  await expect(detail.getByRole('heading').first()).toBeInViewport();
  expect((await detail.locator('p').allInnerTexts()).join(' ').length).toBeGreaterThan(200);
  // One way: nothing leads back to the banner alone.
  await expect(more).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(detail).toBeVisible();
  await page.keyboard.press('Tab');
  const contact = detail.getByRole('link').last();
  await expect(contact).toHaveAttribute('href', '/contact-us');
  await contact.click();
  await expect(page).toHaveURL(`${siteUrl}/contact-us`);
  expect(watch.documents).toHaveLength(1);
  expect(watch.problems).toEqual([]);
});

test('each profile has a banner, a header image of its own, and its detail open without JavaScript @full', async ({
  plainPage,
}) => {
  expect(profiles).toHaveLength(7);
  const images = new Set<string | null>();
  for (const path of profiles) {
    await plainPage.goto(path);
    const logo = plainPage.getByRole('banner').locator('img').first();
    images.add(await logo.getAttribute('src'));
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth), path).toBeGreaterThan(0);
    const detail = plainPage.locator('#profile-detail');
    await expect(detail, path).toBeVisible();
    await expect(detail.locator('a[href="/contact-us"]'), path).toBeVisible();
    await expect(plainPage.getByText('Read More', { exact: true })).toBeHidden();
  }
  expect(images.size).toBe(7);
});

test('beside the words stands the whole drawing, at every width @full', async ({ plainPage }) => {
  for (const width of [993, 1280, 1536]) {
    await plainPage.setViewportSize({ width, height: 800 });
    await plainPage.goto('/select-your-profile/global');
    const drawing = plainPage.getByRole('main').getByRole('img').first();
    const shown = () => drawing.evaluate(({ clientWidth, clientHeight }) => clientWidth / clientHeight);
    await expect.poll(shown, { message: `${width} px` }).toBeCloseTo(960 / 640, 2);
  }
});
