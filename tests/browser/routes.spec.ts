import { expect } from '@playwright/test';
import { live, wakeMenus } from './support/app.ts';
import { overflowOf } from './support/document.ts';
import { full, routes, templates, UNKNOWN } from './support/site.ts';
import { test } from './support/test.ts';

const widthsOf = (route: string) =>
  full || route === UNKNOWN || templates.includes(route) ? [320, 390, 768, 1280] : [390, 1280];

/** What the browser knows of a page that has come to life; times in milliseconds. */
function factsOf() {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\.js$|\/_data\//.test(name));
  return {
    headings: document.querySelectorAll('h1').length,
    before: window.textBefore,
    after: document.getElementById('app')?.innerText,
    painted: paint?.startTime ?? Number.POSITIVE_INFINITY,
    asked: Math.min(...scripts.map(({ startTime }) => startTime)),
    apps: scripts.filter(({ name }) => /\/assets\/app-[^/]*\.js$/.test(name)).length,
  };
}

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

test.describe('every template (with FULL=1 every route) answers, paints before its scripts, hydrates without a complaint and fits its window', () => {
  for (const route of [...(full ? routes : templates), UNKNOWN]) {
    test(route, async ({ visit: { page, watch } }) => {
      await page.goto('about:blank');
      watch.forget();
      const response = await page.goto(route);
      expect(response?.status()).toBe(route === UNKNOWN ? 404 : 200);
      expect(await page.title()).not.toBe('');
      await live(page);
      await wakeMenus(page);

      const { headings, before, after, painted, asked, apps } = await page.evaluate(factsOf);
      expect(headings).toBe(1);
      expect(before).not.toBe('');
      expect(after).toBe(before);
      expect(apps).toBe(1);
      expect(asked).toBeGreaterThan(painted);

      const widths = widthsOf(route);
      // The window is as wide as the route before left it: the nearest width comes first.
      if (page.viewportSize()?.width === widths.at(-1)) widths.reverse();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await overflowOf(page), `at ${width} px`).toEqual([]);
      }
      expect(watch.problems).toEqual([]);
      expect(await watch.violations()).toEqual([]);
    });
  }
});
