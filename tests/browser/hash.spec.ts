import { expect, type Page } from '@playwright/test';
import { follow, openLive } from './support/app.ts';
import { siteUrl } from './support/site.ts';
import { test } from './support/test.ts';

const topOf = (page: Page, id: string) =>
  page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN, id);

/** The section's top stands 180 px below the window's, give or take 2. */
async function expectAtOffset(page: Page): Promise<void> {
  await expect.poll(async () => Math.abs((await topOf(page, 'process-chart')) - 180)).toBeLessThanOrEqual(2);
}

test('/#process-chart loaded directly shows the process chart below the header', async ({
  visit: { page },
}) => {
  await openLive(page, '/#process-chart');
  await expectAtOffset(page);
});

test('/#process-chart from another page shows it too', async ({ page, watch }) => {
  await openLive(page, '/about-us');
  await follow(page, '/#process-chart');
  await expect(page).toHaveURL(`${siteUrl}/#process-chart`);
  await expectAtOffset(page);
  expect(watch.documents).toHaveLength(1);
  // As after a full load: heard, and what the Tab key goes on from.
  const section = page.getByRole('region', { name: 'How we create and manage wealth' });
  await expect(section).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(section.getByRole('link', { name: 'See the whole process' })).toBeFocused();
  await expect(section).not.toHaveAttribute('tabindex');
});

test('/#process-chart on a phone shows it too @full', async ({ visit: { page } }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openLive(page, '/#process-chart');
  await expectAtOffset(page);
  // At 400 % all of a low window is the section's.
  await page.setViewportSize({ width: 320, height: 256 });
  await openLive(page, '/hi#process-chart');
  await expect.poll(() => topOf(page, 'process-chart')).toBeCloseTo(8, 0);
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(page.locator('#process-chart').getByRole('heading').first()).toBeInViewport({ ratio: 1 });
});

test('/#process-chart from the home page itself scrolls there', async ({ visit: { page } }) => {
  await openLive(page, '/');
  await follow(page, '/#process-chart');
  await expect(page).toHaveURL(`${siteUrl}/#process-chart`);
  await expectAtOffset(page);
});

test('an anchor that is not well encoded names no section, and is no fault of the page @full', async ({
  visit: { page },
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await openLive(page, '/about-us#50%');
  await follow(page, '/services#100%');
  await expect(page).toHaveURL(`${siteUrl}/services#100%`);
  await follow(page, '/#process-chart');
  await expectAtOffset(page);
  expect(errors).toEqual([]);
});

test('/ starts at the top', async ({ visit: { page } }) => {
  await openLive(page, '/');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('Skip to main content leads to the main part', async ({ visit: { page } }) => {
  await openLive(page, '/services/wealth-creation');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

/** True where the parts below the screen, of which the height is not known at once, are laid out a frame after it. */
const comesLater = (page: Page) =>
  page.evaluate(() => {
    const [, , third] = document.querySelectorAll('main > *');
    return third !== undefined && getComputedStyle(third).animationName !== 'none';
  });

test('only of a page seen from its top what is below comes later, and is there soon', async ({ page }) => {
  await page.goto(`${siteUrl}/`);
  expect(await comesLater(page)).toBe(true);
  const late = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await expect.poll(late).toBe(0);
  const heights = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll('main > *'), ({ clientHeight }) => clientHeight),
    );
  const whole = await heights();
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  await page.reload();
  expect(await comesLater(page)).toBe(false);
  expect(await heights()).toEqual(whole);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
  await page.goto(`${siteUrl}/#process-chart`);
  expect(await comesLater(page)).toBe(false);
});

test('so it is of a page that the app shows @full', async ({ page }) => {
  await openLive(page, '/about-us');
  await follow(page, '/#process-chart');
  await expect(page.locator('#process-chart')).toBeAttached();
  expect(await comesLater(page)).toBe(false);
  await follow(page, '/about-us');
  await expect(page.locator('#process-chart')).toHaveCount(0);
  expect(await comesLater(page)).toBe(true);
  await page.goBack();
  await expect(page.locator('#process-chart')).toBeAttached();
  expect(await comesLater(page)).toBe(false);
});
