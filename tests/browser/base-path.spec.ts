import { expect } from '@playwright/test';
import { APP, follow, live, wakeMenus } from './support/app.ts';
import { routes, siteOrigin, UNKNOWN } from './support/site.ts';
import type { Served } from './support/site-process.ts';
import { test } from './support/test.ts';
import { serveVariant } from './support/variant.ts';
import { watchPage } from './support/watch.ts';

// One build for all of them: neither setting changes what the other is about.
test.describe.configure({ mode: 'default', timeout: 900_000 });

const BASE = '/preview';
let site: Served | undefined;
let origin = '';
test.beforeAll(async () => {
  site = await serveVariant({ basePath: BASE, security: { scripts: 'hashes' } });
  origin = new URL(site.url).origin;
});
test.afterAll(() => site?.close());

const below = (route: string) => BASE + (route === '/' ? '' : route);

test('scripts are allowed by hash alone @full', async ({ request }) => {
  const response = await request.get(origin + below('/'));
  const policy = response.headers()['content-security-policy'] ?? '';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.filter((source) => !source.startsWith("'sha256-"))).toEqual([]);
});

const ADDRESSES = [...routes, UNKNOWN];

test('every page stands below the base path, with all that it links to @full', async ({ request }) => {
  for (const route of ADDRESSES) {
    const response = await request.get(origin + below(route));
    expect.soft(response.status(), route).toBe(route === UNKNOWN ? 404 : 200);
    const html = await response.text();
    const addresses = [...html.matchAll(/ (?:href|src)="(\/[^"]*)"/g)].map(([, address]) => address);
    expect(addresses.length, route).toBeGreaterThan(20);
    expect
      .soft(
        addresses.filter((address) => !/^\/preview(?:[/#]|$)/.test(address ?? '')),
        route,
      )
      .toEqual([]);
    const [, canonical] = /<link [^>]*rel="canonical"[^>]* href="([^"]+)"/.exec(html) ?? [];
    expect.soft(canonical, route).toBe(route === UNKNOWN ? undefined : siteOrigin + below(route));
  }
});

test('no page asks for anything elsewhere, and each starts without a violation @full', async ({ page }) => {
  const watch = await watchPage(page, origin);
  for (const route of ADDRESSES) {
    await test.step(route, async () => {
      await page.goto(origin + below(route));
      expect.soft(page.url()).toBe(origin + below(route));
      await live(page);
      await wakeMenus(page);
      expect.soft(await watch.violations(), route).toEqual([]);
      // What the page still asks for is not cut off by the next one.
      await watch.settled();
      await page.goto('about:blank');
      const elsewhere = watch.requests.filter((url) => !url.startsWith(`${origin}${BASE}`));
      expect.soft(elsewhere, route).toEqual([]);
      expect.soft(watch.problems, route).toEqual([]);
      watch.forget();
    });
  }
});

test('links lead below the base path without loading a document @full', async ({ page }) => {
  const watch = await watchPage(page, origin);
  await page.goto(`${origin}${BASE}/about-us`);
  await live(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Stocks' }).click();
  await expect(page).toHaveURL(`${origin}${BASE}/products/stocks`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stocks');
  await page.getByRole('banner').getByRole('link', { name: 'Kesarquill' }).click();
  await expect(page).toHaveURL(origin + BASE);
  await follow(page, `${BASE}/#process-chart`);
  await expect(page.locator('#process-chart')).toBeInViewport();
  expect(watch.documents).toHaveLength(1);
  expect(watch.problems).toEqual([]);
});

test('navigation fetches chunks without a violation @full', async ({ page }) => {
  const watch = await watchPage(page, origin);
  await page.goto(`${origin}${BASE}/terms`);
  await live(page);
  await follow(page, `${BASE}/sip`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SIP CALCULATOR');
  expect(watch.documents).toHaveLength(1);
  expect(watch.problems).toEqual([]);
  expect(await watch.violations()).toEqual([]);
});

test('a page whose app is gone loads itself anew below it, by the scripts that are allowed @full', async ({
  page,
}) => {
  const watch = await watchPage(page, origin);
  await page.route(APP, (route) => route.fulfill({ status: 404 }), { times: 2 });
  await page.goto(`${origin}${BASE}/terms`);
  const anew = page.waitForEvent('load');
  await page.getByRole('banner').hover();
  await anew;
  expect(watch.documents).toHaveLength(2);
  await live(page);
  expect(await watch.violations()).toEqual([]);
});

test('an unknown address below it shows the not-found page, whose Home link leads to the site’s home @full', async ({
  page,
}) => {
  const response = await page.goto(`${origin}${BASE}/no-such-page`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops!');
  await live(page);
  await page.getByRole('main').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL(origin + BASE);
});

const MOVED = [
  ['/', BASE],
  [`${BASE}/home`, BASE],
  [`${BASE}/About-Us/`, `${BASE}/about-us`],
] as const;

for (const [from, to] of MOVED) {
  test(`${from} is redirected to ${to} @full`, async ({ request }) => {
    const response = await request.get(origin + from, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(to);
  });
}
