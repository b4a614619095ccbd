import { expect } from '@playwright/test';
import { live } from './support/app.ts';
import { everyRoute, full, siteUrl, UNKNOWN } from './support/site.ts';
import { test } from './support/test.ts';

const MOVED = [
  ['/home', '/'],
  ['/About-Us', '/about-us'],
  ['/about-us/', '/about-us'],
  ['/SERVICES/Wealth-Creation/', '/services/wealth-creation'],
  ['/knowledge-bank/events/page/1', '/knowledge-bank/events'],
  ['/index.html', '/'],
] as const;

for (const [from, to] of MOVED) {
  test(`${from} is redirected to ${to} for good`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe(to);
  });
}

test('/home is the home page at another address', async ({ visit: { page } }) => {
  await page.goto('/home');
  await expect(page).toHaveURL(`${siteUrl}/`);
});

const UNKNOWN_PATHS = [
  UNKNOWN,
  '/knowledge-bank/articles/no-such-article',
  '/knowledge-bank/events/no-such-event',
  '/services/wealth-creation/more',
  '/404',
];

for (const path of full ? UNKNOWN_PATHS : UNKNOWN_PATHS.slice(0, 2)) {
  test(`${path} shows the not-found page with status 404`, async ({ visit: { page } }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Oops!');
    await expect(main.getByText('Page Not Found!', { exact: true })).toBeVisible();
    await expect(main.getByText('probably broken')).toBeVisible();
    await live(page);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Oops!');
    await main.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL(`${siteUrl}/`);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Oops!');
  });
}

test('a malformed address shows the not-found page with status 400, and Back leads to it', async ({
  visit: { page },
}) => {
  const response = await page.goto('/hi/%E0%A4%A');
  expect(response?.status()).toBe(400);
  await live(page);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const oops = (await heading.textContent()) ?? '';
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(`${siteUrl}/hi`);
  await expect(heading).not.toHaveText(oops);
  await page.goBack();
  await expect(page).toHaveURL(`${siteUrl}/hi/%E0%A4%A`);
  await expect(heading).toHaveText(oops);
});

test('the sitemap names each address once', () => {
  expect(new Set(everyRoute).size).toBe(everyRoute.length);
});
