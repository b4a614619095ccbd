import { expect, type Page } from '@playwright/test';
import { openLive } from './support/app.ts';
import { siteUrl } from './support/site.ts';
import { test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

const barOf = (page: Page) => page.getByRole('navigation', { name: 'Mobile' });
const moreOf = (page: Page) => barOf(page).getByRole('button', { name: 'More' });
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'More' });

test('the bottom bar has five entries', async ({ page }) => {
  await openLive(page, '/');
  await expect(barOf(page).getByRole('listitem')).toHaveText([
    'About',
    'Services',
    'Process',
    'Products',
    'More',
  ]);
  await expect(barOf(page).locator('[aria-current]')).toHaveCount(0);
});

const ACTIVE = [
  ['/about-us', 'About'],
  ['/services/wealth-creation', 'Services'],
  ['/process-chart', 'Process'],
  ['/products/stocks', 'Products'],
  ['/knowledge-bank/articles', 'More'],
] as const;

for (const [path, entry] of ACTIVE) {
  test(`${entry} is highlighted on ${path}`, async ({ page }) => {
    await openLive(page, path);
    await expect(barOf(page).locator('[aria-current]')).toHaveText(entry);
  });
}

test('More opens a sheet 60 px above the bottom with the rest of the site', async ({ page }) => {
  await openLive(page, '/about-us');
  await moreOf(page).tap();
  const sheet = sheetOf(page);
  await expect(sheet).toBeVisible();
  const entries = ['My Account', 'Select Your Profile', 'Knowledge Bank', 'SIP Calculator', 'Contact Us'];
  for (const name of entries) await expect(sheet.getByRole('link', { name, exact: true })).toBeVisible();
  await expect.poll(() => sheet.evaluate((element) => element.getBoundingClientRect().bottom)).toBe(740);
});

test('the sheet closes on a link', async ({ page, watch }) => {
  await openLive(page, '/about-us');
  await moreOf(page).tap();
  await sheetOf(page).getByRole('link', { name: 'Knowledge Bank', exact: true }).tap();
  await expect(page).toHaveURL(`${siteUrl}/knowledge-bank`);
  await expect(sheetOf(page)).toBeHidden();
  expect(watch.documents).toHaveLength(1);
});

test('the sheet closes on its icon', async ({ page }) => {
  await openLive(page, '/about-us');
  await moreOf(page).tap();
  await sheetOf(page).getByRole('button', { name: 'Close' }).tap();
  await expect(sheetOf(page)).toBeHidden();
  await expect(moreOf(page)).toBeFocused();
});

test('the sheet closes on a tap on the backdrop, and on Escape', async ({ page }) => {
  await openLive(page, '/about-us');
  await moreOf(page).tap();
  await expect(sheetOf(page)).toBeVisible();
  await page.touchscreen.tap(195, 60);
  await expect(sheetOf(page)).toBeHidden();
  await moreOf(page).tap();
  await expect(sheetOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheetOf(page)).toBeHidden();
});

test('the header has the logo, the site’s name, Get in Touch and the section’s row', async ({ page }) => {
  await openLive(page, '/services/wealth-creation');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Kesarquill' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Get in Touch' })).toBeVisible();
  await expect(header.getByRole('navigation', { name: 'Section' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Primary' })).toBeHidden();
});

for (const path of ['/sip', '/contact-us']) {
  test(`header and bottom bar are hidden on ${path}`, async ({ page }) => {
    await openLive(page, path);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(barOf(page)).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page.getByRole('banner')).toBeVisible();
  });
}

test('the footer is hidden on the contact page only', async ({ page }) => {
  await openLive(page, '/contact-us');
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  for (const path of ['/', '/sip', '/about-us']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
});

test('mobile view means 992 px or less', async ({ page }) => {
  await page.setViewportSize({ width: 992, height: 800 });
  await openLive(page, '/about-us');
  await expect(barOf(page)).toBeVisible();
  await page.setViewportSize({ width: 993, height: 800 });
  await expect(barOf(page)).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Primary' })).toBeVisible();
});
