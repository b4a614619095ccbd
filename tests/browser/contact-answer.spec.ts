import { expect } from '@playwright/test';
import { violationsOf } from './support/axe.ts';
import { test } from './support/test.ts';

test('the form works without JavaScript: faults, what was typed, then the thanks, in the site’s look', async ({
  plainPage,
}) => {
  await plainPage.goto('/contact-us');
  const form = plainPage.locator('form[method="post"]');
  await form.locator('[name="first_name"]').fill('Asha');
  await form.locator('[name="last_name"]').fill('R2');
  await form.locator('[name="email"]').fill('asha.rao@example.com');
  await form.locator('[name="phone_number"]').fill('+91 98200 00000');
  await form.locator('[name="comments"]').fill('Good morning.\nPlease call "soon".');
  await form.getByRole('button').click();

  await expect(plainPage.getByRole('alert')).toContainText('Must be filled by a~z, A~Z');
  const last = plainPage.getByLabel('Last name');
  await expect(last).toBeFocused();
  await expect(last).toHaveAccessibleDescription('Must be filled by a~z, A~Z');
  await expect(plainPage.getByLabel('Message')).toHaveValue('Good morning.\nPlease call "soon".');
  await expect(plainPage.getByRole('navigation', { name: 'Primary' })).toBeVisible();

  await last.fill('Rao');
  await plainPage.getByRole('button', { name: 'Send message' }).click();
  await expect(plainPage.getByRole('heading', { level: 1 })).toHaveText('Thank you for contacting us.');
  await expect(plainPage).toHaveTitle('Thank you for contacting us.');
  await expect(plainPage.getByText('Somebody from the office nearest to you replies')).toBeVisible();
  await expect(plainPage.getByRole('link', { name: 'Back', exact: true })).toHaveAttribute(
    'href',
    '/contact-us',
  );
});

test('the answer is in the scheme of the visitor, fits a phone, and axe finds nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/contact-us');
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/service/simplicityService/contactUs/';
    document.body.append(form);
    form.submit();
  });
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(5);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violationsOf(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOf(page, 'colours')).toEqual([]);
});
