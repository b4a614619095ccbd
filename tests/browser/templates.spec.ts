import { expect, type Page } from '@playwright/test';
import { live, wakeMenus } from './support/app.ts';
import { violationsOf } from './support/axe.ts';
import { listFaultsOf, overflowOf } from './support/document.ts';
import { looksAsItDid, whyNotCompared } from './support/reference-pictures.ts';
import { full, routes, templates, UNKNOWN } from './support/site.ts';
import { test, type Visit } from './support/test.ts';

/** The phone's first: in its window the page is opened. */
const WIDTHS = [390, 320, 768, 1280] as const;
/** Where axe looks, and where a picture is compared. */
const MAIN_WIDTHS: readonly number[] = [390, 1280];
/** That of the pictures: each resize costs a layout of the page. */
const sizeOf = (width: number) => ({ width, height: width === 390 ? 844 : 900 });

/** What the browser knows of a page that has come to life; times in milliseconds. */
function factsOf() {
  const [paint] = performance.getEntriesByName('first-contentful-paint') as Partial<PerformancePaintTiming>[];
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const scripts = resources.filter(({ name }) => /\.js$|\/_data\//.test(name));
  return {
    headings: document.querySelectorAll('h1').length,
    before: window.textBefore,
    after: document.getElementById('app')?.innerText,
    // Not its start, which is when the screen has shown it: a frame later, and rounded to four milliseconds.
    painted: paint?.paintTime ?? Number.POSITIVE_INFINITY,
    asked: Math.min(...scripts.map(({ startTime }) => startTime)),
    apps: scripts.filter(({ name }) => /\/assets\/app-[^/]*\.js$/.test(name)).map((app) => app.transferSize),
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

const nameOf = (route: string) => (route === '/' ? 'home' : route.slice(1).replaceAll('/', '-'));

/** The first screen, compared with the picture that was looked at and found good. */
async function comparePicture(page: Page, route: string, width: number): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await looksAsItDid(page, [nameOf(route), `${width}.png`], test.info());
}

async function open({ page }: Visit, route: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(sizeOf(WIDTHS[0]));
  const response = await page.goto(route);
  expect(response?.status()).toBe(route === UNKNOWN ? 404 : 200);
  expect(await page.title()).not.toBe('');
  // A visitor gives a sign once there is something to see.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length === 1);
  await live(page);
}

async function hydratesWithoutComplaint(page: Page): Promise<void> {
  await wakeMenus(page);
  const { headings, before, after, painted, asked, apps } = await page.evaluate(factsOf);
  expect(headings).toBe(1);
  expect(before).not.toBe('');
  expect(after).toBe(before);
  // What has come is imported from the browser's cache.
  expect(apps).toEqual([expect.any(Number), 0]);
  expect(asked).toBeGreaterThan(painted);
}

async function isAccessible(page: Page, route: string, width: number): Promise<void> {
  // Each block is looked at in a wide window and in dark colours with the catalogue, where the frame is left out, which
  // is one for all pages.
  const isWhole = full || route === UNKNOWN;
  if (!isWhole && width !== 390) return;
  const rules = full || width === 390 ? 'all' : 'structure';
  expect.soft(await violationsOf(page, rules), `light, ${width} px`).toEqual([]);
  if (!isWhole) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await violationsOf(page, full ? 'all' : 'colours'), `dark, ${width} px`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

test.describe('every template (with FULL=1 every route) answers, paints before its scripts, hydrates without a complaint, fits its window, is accessible and looks as its reference picture', () => {
  for (const route of [...(full ? routes : templates), UNKNOWN]) {
    // Opened once for all of that: opening it costs more than most of what is asked of it.
    test(route, async ({ visit, browser }) => {
      const { page, watch } = visit;
      const info = test.info();
      const notCompared = whyNotCompared(browser, info);
      if (notCompared) info.annotations.push({ type: 'pictures', description: notCompared });
      const isCompared = notCompared === undefined && templates.includes(route);

      await open(visit, route);
      if (isCompared) await comparePicture(page, route, WIDTHS[0]);
      await hydratesWithoutComplaint(page);
      for (const width of WIDTHS) {
        await page.setViewportSize(sizeOf(width));
        expect.soft(await overflowOf(page), `at ${width} px`).toEqual([]);
        expect.soft(await listFaultsOf(page), `at ${width} px`).toEqual([]);
        if (full || MAIN_WIDTHS.includes(width)) await isAccessible(page, route, width);
      }
      if (isCompared) await comparePicture(page, route, 1280);
      expect(watch.problems).toEqual([]);
      expect(await watch.violations()).toEqual([]);
    });
  }
});

test('axe finds what is wrong, asked for all or for colours alone', async ({ page }) => {
  await page.setContent(
    '<html lang="en"><title>Wrong</title><main><h1>Wrong</h1><img src="data:,"><p style="color:#aaa;background:#fff">Faint',
  );
  const rulesOf = (found: readonly string[]) => found.map((line) => line.split(' ')[0]);
  expect(rulesOf(await violationsOf(page))).toEqual(['color-contrast', 'image-alt']);
  expect(rulesOf(await violationsOf(page, 'colours'))).toEqual(['color-contrast']);
});
