import { expect, type Page } from '@playwright/test';
import { APP, markDocument } from './support/app.ts';
import { siteUrl } from './support/site.ts';
import { test } from './support/test.ts';

async function checkMenus(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/about-us');
  const bar = page.getByRole('navigation', { name: 'Primary' });
  const services = bar.getByRole('button', { name: 'Services', exact: true });
  const child = bar.getByRole('link', { name: 'Wealth Creation' });
  await expect(child).toBeHidden();
  await services.hover();
  await expect(child).toBeVisible();
  await page.mouse.move(640, 700);
  await expect(child).toBeHidden();
  await services.focus();
  await expect(child).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(bar.getByRole('link', { name: 'Services', exact: true })).toBeFocused();
  await bar.getByText('More', { exact: true }).hover();
  await expect(bar.getByRole('link', { name: 'Knowledge Bank', exact: true })).toBeVisible();
  await bar.getByRole('link', { name: /^Publications/ }).click();
  await expect(page).toHaveURL(`${siteUrl}/knowledge-bank/publications`);
}

async function checkSheet(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/about-us');
  const bar = page.getByRole('navigation', { name: 'Mobile' });
  const entry = bar.getByRole('link', { name: 'SIP Calculator' });
  await expect(entry).toBeHidden();
  await bar.getByText('More', { exact: true }).click();
  await expect(entry).toBeVisible();
  await entry.click();
  await expect(page).toHaveURL(`${siteUrl}/sip`);
}

test.describe('with JavaScript off', () => {
  test('dropdowns open on hover and on keyboard focus', ({ plainPage }) => checkMenus(plainPage));
  test('the More sheet opens', ({ plainPage }) => checkSheet(plainPage));
});

test.describe('as long as the app has not arrived', () => {
  test.beforeEach(({ page }) => page.route(APP, (route) => route.abort()));

  test('dropdowns open on hover and on keyboard focus', ({ page }) => checkMenus(page));
  test('the More sheet opens @full', ({ page }) => checkSheet(page));

  test('the page is there and its links lead on @full', async ({ page }) => {
    await page.goto('/services/wealth-creation');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await markDocument(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Stocks' }).click();
    await expect(page).toHaveURL(`${siteUrl}/products/stocks`);
    await expect(page.locator('[data-marked]')).toHaveCount(0);
  });

  test('a profile’s Read More shows the detail @full', async ({ page }) => {
    await page.goto('/select-your-profile/business');
    const detail = page.getByRole('heading', { name: 'A second engine, outside the business' });
    await expect(detail).toBeHidden();
    await page.getByRole('link', { name: 'Read More' }).click();
    await expect(detail).toBeVisible();
  });

  test('a person’s entry opens their card @full', async ({ page }) => {
    await page.goto('/about-us');
    const person = page.locator('main article[id^="person-"]').first();
    const paragraph = person.locator('h3 ~ div > p').first();
    await expect(paragraph).toBeHidden();
    await person.getByRole('link').first().click();
    await expect(paragraph).toBeVisible();
  });
});
