import { expect, type Page } from '@playwright/test';
import { follow, openLive } from './support/app.ts';
import { siteUrl, smallSiteUrl } from './support/site.ts';
import { test } from './support/test.ts';

/** What the console is told for debugging. */
function debugOf(page: Page): readonly string[] {
  const told: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'debug') told.push(message.text());
  });
  return told;
}

test('where the environment asks for it, navigations and transitions of machines are logged, and nothing typed @full', async ({
  page,
}) => {
  const told = debugOf(page);
  await openLive(page, `${smallSiteUrl}/`);
  await follow(page, '/contact-us');
  await expect(page).toHaveURL(`${smallSiteUrl}/contact-us`);
  await page.keyboard.press('/');
  await page.getByRole('searchbox', { name: 'Search' }).fill('secret words');
  await page.keyboard.press('Escape');
  await expect.poll(() => told.filter((line) => / close(d|$)/.test(line))).not.toEqual([]);
  expect(told).toContain('navigation onBeforeNavigate / /contact-us');
  await expect.poll(() => told).toContain('navigation onResolved / /contact-us');
  expect(told.filter((line) => line.startsWith('machine site-search open '))).toHaveLength(1);
  expect(told.filter((line) => line.includes('secret'))).toEqual([]);
});

test('elsewhere nothing is logged, and nothing fetched for it @full', async ({ page, watch }) => {
  const told = debugOf(page);
  await openLive(page, `${siteUrl}/`);
  await follow(page, '/about-us');
  await expect(page).toHaveURL(`${siteUrl}/about-us`);
  expect(told).toEqual([]);
  expect(watch.requests.filter((url) => url.includes('debug'))).toEqual([]);
});
