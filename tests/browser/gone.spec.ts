import { expect, type Page } from '@playwright/test';
import { follow, holdApp, live, openLive } from './support/app.ts';
import { h1Of, readHtml } from './support/document.ts';
import { htmlOf, modelOf, siteUrl } from './support/site.ts';
import { test } from './support/test.ts';

const TARGET = '/services/risk-management';
const DATA = '**/_data/services/risk-management.*.json';

const gone = (pattern: string) => (page: Page) =>
  page.route(pattern, (route) => route.fulfill({ status: 404, body: 'Not found.' }));

interface Loss {
  readonly what: string;
  readonly lose: (page: Page) => Promise<unknown>;
  /** Whether the app starts on the page that was loaded: it does where the page's own data is there. */
  readonly starts: boolean;
}

/** The data as it lies in the build, made for another app. */
const asForAnotherApp = (page: Page) =>
  page.route(DATA, (route) => route.fulfill({ json: { app: 'another', model: modelOf(TARGET) } }));

const LOSSES: readonly Loss[] = [
  { what: 'its data is gone', lose: gone(DATA), starts: false },
  {
    what: 'its data cannot be fetched',
    lose: (page) => page.route(DATA, (route) => route.abort()),
    starts: false,
  },
  { what: 'its data was made for another build of the app', lose: asForAnotherApp, starts: false },
  {
    what: 'its data is no JSON',
    lose: (page) => page.route(DATA, (route) => route.fulfill({ body: '<!' })),
    starts: false,
  },
  { what: 'the index of pages is gone', lose: gone('**/_data/index/*.json'), starts: true },
  { what: 'a chunk is gone', lose: gone('**/assets/service-detail-*.js'), starts: true },
];

for (const { what, lose, starts } of LOSSES) {
  test(`a page is loaded the browser’s way, once, when ${what}`, async ({ page, watch, plainPage }) => {
    const { headings } = await readHtml(plainPage, htmlOf(TARGET));
    await openLive(page, '/about-us');
    const before = await page.getByRole('heading', { level: 1 }).innerText();
    await lose(page);
    const loaded = page.waitForEvent('load');
    await follow(page, TARGET);
    await loaded;
    expect(page.url()).toBe(siteUrl + TARGET);
    // The app starts or says why it cannot: then nothing more is to come.
    if (starts) await live(page);
    else await page.waitForEvent('console', (message) => message.type() === 'warning');
    expect(await h1Of(page)).toEqual(headings);
    expect(watch.documents).toEqual([`${siteUrl}/about-us`, siteUrl + TARGET]);

    // Back shows the page before, alive, and the same link asks again.
    await page.goBack();
    await expect(page).toHaveURL(`${siteUrl}/about-us`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(before);
    await live(page);
    const again = page.waitForEvent('load');
    await follow(page, TARGET);
    await again;
    expect(page.url()).toBe(siteUrl + TARGET);
    expect(await h1Of(page)).toEqual(headings);
  });
}

test('an address with a hash is loaded too', async ({ page, watch }) => {
  await openLive(page, '/about-us');
  await gone(DATA)(page);
  const loaded = page.waitForEvent('load');
  await follow(page, `${TARGET}#main`);
  await loaded;
  expect(page.url()).toBe(`${siteUrl}${TARGET}#main`);
  expect(watch.documents).toHaveLength(2);
});

test('Back after a reload, pressed before the app is there, shows the page of its address', async ({
  page,
}) => {
  await openLive(page, '/about-us');
  const before = await page.getByRole('heading', { level: 1 }).innerText();
  await follow(page, TARGET);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before);
  const release = await holdApp(page);
  await page.reload();
  await page.goBack();
  release();
  await expect(page).toHaveURL(`${siteUrl}/about-us`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before);
  await live(page);
});

test('where the target itself cannot be loaded, the visitor may go on from the page that is there', async ({
  page,
}) => {
  await openLive(page, '/about-us');
  await gone(DATA)(page);
  await page.route(`**${TARGET}`, (route) => route.fulfill({ status: 204 }));
  const asked = page.waitForRequest((request) => request.isNavigationRequest());
  await follow(page, TARGET);
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await follow(page, '/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Terms/);
});
