import { expect } from '@playwright/test';
import { follow, live, wakeMenus } from './support/app.ts';
import { full, routes, templates, UNKNOWN } from './support/site.ts';
import type { Served } from './support/site-process.ts';
import { test } from './support/test.ts';
import { serveVariant } from './support/variant.ts';
import { watchPage } from './support/watch.ts';

// One build for all of them.
test.describe.configure({ mode: 'default', timeout: full ? 600_000 : 120_000 });

let site: Served;
test.beforeAll(async () => {
  site = await serveVariant({ security: { scripts: 'hashes' } });
});
test.afterAll(() => site.close());

test('scripts are allowed by hash alone', async ({ request }) => {
  const response = await request.get(`${site.url}/`);
  const policy = response.headers()['content-security-policy'] ?? '';
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.filter((source) => !source.startsWith("'sha256-"))).toEqual([]);
});

// What a page loads depends on its blocks, and those on its template.
test('the app starts without a violation', async ({ page }) => {
  const watch = await watchPage(page, site.url);
  for (const route of [...(full ? routes : templates), UNKNOWN]) {
    await test.step(route, async () => {
      await page.goto(site.url + route);
      await live(page);
      await wakeMenus(page);
      expect.soft(await watch.violations(), route).toEqual([]);
      expect.soft(watch.problems, route).toEqual([]);
      await page.goto('about:blank');
      watch.forget();
    });
  }
});

test('navigation fetches chunks without a violation', async ({ page }) => {
  const watch = await watchPage(page, site.url);
  await page.goto(`${site.url}/terms`);
  await live(page);
  await follow(page, '/sip');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SIP CALCULATOR');
  expect(watch.documents).toHaveLength(1);
  expect(watch.problems).toEqual([]);
  expect(await watch.violations()).toEqual([]);
});
