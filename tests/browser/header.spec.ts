import { expect, type Page } from '@playwright/test';
import { openLive, wakeMenus } from './support/app.ts';
import { test } from './support/test.ts';

const barOf = (page: Page) => page.getByRole('navigation', { name: 'Primary' });
const button = (page: Page, name: string) => barOf(page).getByRole('button', { name, exact: true });

async function open(page: Page, address: string, width = 1280): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await openLive(page, address);
  await wakeMenus(page);
}

test('the header is fixed and 140 px high', async ({ page }) => {
  await open(page, '/about-us');
  const header = page.getByRole('banner');
  expect(await header.evaluate((element) => element.getBoundingClientRect().height)).toBe(140);
  await page.evaluate(() => scrollTo(0, 600));
  expect(await header.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
});

const CONDENSED = ['Profiles', 'Knowledge Bank'];

for (const width of [993, 1280, 1480]) {
  test(`at ${width} px Profiles, Knowledge Bank and Contact Us go under More`, async ({ page }) => {
    await open(page, '/about-us', width);
    for (const name of CONDENSED) await expect(button(page, name)).toBeHidden();
    await expect(barOf(page).getByRole('link', { name: 'Contact Us', exact: true })).toBeHidden();
    await button(page, 'More').click();
    for (const name of [...CONDENSED, 'Contact Us']) {
      await expect(
        barOf(page).getByRole('link', { name, exact: true }).filter({ visible: true }),
      ).toHaveCount(1);
    }
    for (const name of ['Services', 'Products']) await expect(button(page, name)).toBeVisible();
  });
}

for (const width of [1481, 1600]) {
  test(`at ${width} px they stand in the bar`, async ({ page }) => {
    await open(page, '/about-us', width);
    for (const name of CONDENSED) await expect(button(page, name)).toBeVisible();
    await expect(barOf(page).getByRole('link', { name: 'Contact Us', exact: true })).toBeVisible();
    await expect(button(page, 'More')).toBeHidden();
  });
}

for (const width of [993, 1200, 1280, 1481, 1600]) {
  test(`at ${width} px nothing in the header overlaps or is cut off`, async ({ page }) => {
    await open(page, '/services/wealth-creation', width);
    const boxes = await page.getByRole('banner').evaluate((header) =>
      [...header.querySelectorAll<HTMLElement>('a, button')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => element.closest('nav[aria-label="Section"]') === null)
        .map((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return { name: element.textContent, left, right, top, bottom };
        }),
    );
    const overlaps = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter((two) => one.left < two.right - 1 && two.left < one.right - 1)
        .filter((two) => one.top < two.bottom - 1 && two.top < one.bottom - 1)
        .map((two) => `${one.name} × ${two.name}`),
    );
    expect(overlaps).toEqual([]);
    const outside = boxes.filter(
      ({ left, right, top, bottom }) => left < 0 || right > width || top < 0 || bottom > 140,
    );
    expect(outside).toEqual([]);
  });
}

test('a dropdown opens on a click and closes on Escape, on a second click and on a click elsewhere', async ({
  page,
}) => {
  await open(page, '/about-us');
  const services = button(page, 'Services');
  const child = barOf(page).getByRole('link', { name: /^Estate Planning/ });
  await services.press('Enter');
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await expect(child).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(child).toBeHidden();
  await expect(services).toBeFocused();
  await services.press('Enter');
  await expect(child).toBeVisible();
  await services.press('Enter');
  await expect(child).toBeHidden();
  await services.press('Enter');
  await expect(child).toBeVisible();
  await page.mouse.click(640, 780);
  await expect(child).toBeHidden();
});

test('a dropdown opens under the pointer and stays while it is used', async ({ page }) => {
  await open(page, '/about-us');
  await button(page, 'Services').hover();
  const child = barOf(page).getByRole('link', { name: /^Estate Planning/ });
  await expect(child).toBeVisible();
  await child.hover();
  await expect(child).toBeVisible();
  await child.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Estate Planning');
});

test('the arrow keys move in the menu', async ({ page }) => {
  await open(page, '/about-us');
  const services = button(page, 'Services');
  await services.focus();
  await page.keyboard.press('ArrowRight');
  await expect(barOf(page).getByRole('link', { name: 'Process', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(services).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(barOf(page).getByRole('link', { name: 'Services', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(barOf(page).getByRole('link', { name: 'Services', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(barOf(page).getByRole('link', { name: /^Retirement Investments/ })).toBeFocused();
});

test('the secondary row lists the children of the section and marks the current one', async ({ page }) => {
  await open(page, '/services/global-tax-advisory');
  const row = page.getByRole('navigation', { name: 'Section' });
  await expect(row.getByRole('link')).toHaveText([
    'Retirement Investments',
    'Wealth Creation',
    'Risk Management',
    'International Investments',
    'Global Tax Advisory',
    'Estate Planning',
    'Treasury Operations for Corporates',
  ]);
  await expect(row.locator('[aria-current=page]')).toHaveText('Global Tax Advisory');
});

test('My Account leads to two partners, each in a new tab', async ({ page }) => {
  await open(page, '/about-us');
  const account = page.getByRole('navigation', { name: 'My Account' });
  await account.getByRole('button', { name: 'My Account' }).press('Enter');
  const links = account.getByRole('link');
  await expect(links).toHaveText(['Mutual Funds', 'Direct Equity']);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    await expect(link).toHaveAttribute('href', /^https:/);
  }
});

test('SIP Calc and Get in Touch lead to their pages', async ({ page }) => {
  await open(page, '/about-us');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'SIP Calc', exact: true })).toHaveAttribute('href', '/sip');
  await expect(header.getByRole('link', { name: 'Get in Touch' })).toHaveAttribute('href', '/contact-us');
});

test('the logo is the selected profile’s header image on a profile page, otherwise the default', async ({
  page,
}) => {
  const logo = page.locator('header img').first();
  await page.goto('/select-your-profile/retiree');
  await expect(logo).toHaveAttribute('src', /retiree-header/);
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.goto('/select-your-profile');
  await expect(logo).toHaveAttribute('src', /\/logo\./);
});
