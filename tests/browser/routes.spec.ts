import { expect } from '@playwright/test';
import { holdApp, live, wakeMenus } from './support/app.ts';
import { h1Of, overflowOf } from './support/document.ts';
import { full, routes, templates, UNKNOWN } from './support/site.ts';
import { test } from './support/test.ts';

const ALL_WIDTHS = [320, 390, 768, 1280];
const widthsOf = (route: string) =>
  full || route === UNKNOWN || templates.includes(route) ? ALL_WIDTHS : [390, 1280];

test('the sitemap names every page of the specification', () => {
  const services = [
    'retirement-investments',
    'wealth-creation',
    'risk-management',
    'international-investments',
    'global-tax-advisory',
    'estate-planning',
    'treasury-operations-for-corporates',
  ];
  const profiles = ['business', 'for-her', 'global', 'new-gen', 'professional', 'salaried', 'retiree'];
  const lists = ['events', 'articles', 'publications'];
  expect(routes).toEqual(
    expect.arrayContaining([
      '/',
      '/about-us',
      '/services',
      ...services.map((name) => `/services/${name}`),
      '/process-chart',
      '/my-account',
      '/products',
      '/products/mutual-funds',
      '/products/stocks',
      '/sip',
      '/select-your-profile',
      ...profiles.map((name) => `/select-your-profile/${name}`),
      '/knowledge-bank',
      ...lists.map((name) => `/knowledge-bank/${name}`),
      '/contact-us',
      '/sign-up',
    ]),
  );
});

test.describe('every route answers, hydrates without a complaint and fits its window', () => {
  for (const route of [...routes, UNKNOWN]) {
    test(route, async ({ page, watch }) => {
      const release = await holdApp(page);
      const response = await page.goto(route);
      expect(response?.status()).toBe(route === UNKNOWN ? 404 : 200);
      expect(await h1Of(page)).toHaveLength(1);
      expect(await page.title()).not.toBe('');

      const app = page.locator('#app');
      const before = await app.innerText();
      release();
      await live(page);
      await wakeMenus(page);
      expect(await app.innerText()).toBe(before);
      expect(await h1Of(page)).toHaveLength(1);

      for (const width of widthsOf(route)) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await overflowOf(page), `at ${width} px`).toEqual([]);
      }
      expect(watch.problems).toEqual([]);
      expect(await watch.violations()).toEqual([]);
    });
  }
});
