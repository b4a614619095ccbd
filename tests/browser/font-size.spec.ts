import { expect } from '@playwright/test';
import { full } from './support/site.ts';
import { test } from './support/test.ts';

// What a visitor has set in the browser, who reads large letters: half as large again.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const { args = [] } = launchOptions;
    await use({ ...launchOptions, args: [...args, '--blink-settings=defaultFontSize=24'] });
  },
});

// On a phone as well, also in what is cut at its edge and shows no bar to scroll it.
const PHONE = [
  '/',
  '/registrations',
  '/sip',
  '/contact-us',
  ...(full ? ['/grievance', '/knowledge-bank', '/select-your-profile/business'] : []),
];
for (const width of full ? [320, 390] : [320])
  for (const path of PHONE)
    test(`large letters leave all of ${path} on a phone of ${width} px`, async ({ visit: { page } }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const outside = await page
        .locator('header a, main :is(h1, h2, h3, p, a, button)')
        .evaluateAll((all) => {
          const scrolls = (element: Element | null): boolean =>
            element !== null &&
            (/auto|scroll|hidden/.test(getComputedStyle(element).overflowX) ||
              scrolls(element.parentElement));
          return all
            .filter((one) => one.getBoundingClientRect().right > innerWidth && !scrolls(one.parentElement))
            .map(({ textContent }) => textContent);
        });
      expect(outside).toEqual([]);
    });

for (const [path, width, letters] of [
  ['/', 320, 24],
  ['/hi', 320, 24],
  ['/', 768, 32],
  ['/hi', 640, 32],
] as const)
  test(`letters of ${letters} px leave the bar of ${path} readable at ${width} px @full`, async ({
    visit: { page },
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}px`;
    }, letters);
    const bar = page.getByRole('navigation').last();
    await expect(bar.locator('> ul > li > a')).toHaveCount(4);
    const cut = await bar.locator('> ul > li > a').evaluateAll((links) =>
      links
        .filter((link) => {
          const words = document.createRange();
          words.selectNodeContents(link);
          return words.getBoundingClientRect().bottom > innerHeight;
        })
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
  });

for (const width of full ? [768, 1000, 1280, 1536] : [768])
  for (const path of ['/', '/sip', ...(full ? ['/grievance', '/services/estate-planning'] : [])])
    test(`large letters leave all of ${path} in a window of ${width} px`, async ({ visit: { page } }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expect(page.locator('html')).toHaveCSS('font-size', '24px');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const header = page.getByRole('banner');
      // A phone's calculator has none.
      if (await header.isVisible())
        await expect(header.getByRole('link', { name: 'Get in Touch' })).toBeInViewport({ ratio: 1 });
    });
