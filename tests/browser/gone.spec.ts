import { expect, type Page, type Request, type Route } from '@playwright/test';
import { APP, follow, hold, holdApp, live, openLive } from './support/app.ts';
import { h1Of, readHtml } from './support/document.ts';
import { full, htmlOf, siteUrl } from './support/site.ts';
import { test } from './support/test.ts';

const TARGET = '/services/risk-management';
/** Answers the app's own request for the target; the browser's, for the whole page, goes through. */
const answerApp = (answer: (route: Route) => Promise<unknown>) => (page: Page) =>
  page.route(`**${TARGET}`, async (route) => {
    await (route.request().isNavigationRequest() ? route.continue() : answer(route));
  });

const gone = answerApp((route) => route.fulfill({ status: 404, body: 'Not found.' }));

interface Loss {
  readonly what: string;
  readonly lose: (page: Page) => Promise<unknown>;
}

const LOSSES: readonly Loss[] = [
  { what: 'its document is gone', lose: gone },
  { what: 'its document cannot be fetched', lose: answerApp((route) => route.abort()) },
  {
    what: 'its document was made for another build of the app',
    lose: answerApp((route) =>
      route.fulfill({
        contentType: 'text/html',
        body: htmlOf(TARGET).replace('"build":"', '"build":"another'),
      }),
    ),
  },
  {
    what: 'one of its styles cannot be fetched',
    lose: answerApp((route) =>
      route.fulfill({
        contentType: 'text/html',
        body: htmlOf(TARGET).replace('</head>', '<link rel="stylesheet" href="/assets/gone.css"></head>'),
      }),
    ),
  },
  { what: 'its document is none', lose: answerApp((route) => route.fulfill({ json: {} })) },
];

for (const { what, lose } of full ? LOSSES : LOSSES.slice(0, 1)) {
  test(`a page is loaded the browser’s way, once, when ${what}`, async ({ page, watch, plainPage }) => {
    const { headings } = await readHtml(plainPage, htmlOf(TARGET));
    await openLive(page, '/about-us');
    const before = await page.getByRole('heading', { level: 1 }).innerText();
    await lose(page);
    const loaded = page.waitForEvent('load');
    await follow(page, TARGET);
    await loaded;
    expect(page.url()).toBe(siteUrl + TARGET);
    await live(page);
    expect(await h1Of(page)).toEqual(headings);
    expect(watch.documents).toEqual([`${siteUrl}/about-us`, siteUrl + TARGET]);

    // Back shows the page before, alive; the page that was loaded is there without being asked for.
    await page.goBack();
    await expect(page).toHaveURL(`${siteUrl}/about-us`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(before);
    await live(page);
    await follow(page, TARGET);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings);
    expect(page.url()).toBe(siteUrl + TARGET);
    expect(await h1Of(page)).toEqual(headings);
  });
}

test('an address with a hash is loaded too @full', async ({ page, watch }) => {
  await openLive(page, '/about-us');
  await gone(page);
  const loaded = page.waitForEvent('load');
  await follow(page, `${TARGET}#main`);
  await loaded;
  expect(page.url()).toBe(`${siteUrl}${TARGET}#main`);
  expect(watch.documents).toHaveLength(2);
});

test('Back after a reload, pressed before the app is there, shows the page of its address @full', async ({
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

test('where the target itself cannot be loaded, the visitor may go on from the page that is there @full', async ({
  page,
}) => {
  await openLive(page, '/about-us');
  await gone(page);
  await page.route(`**${TARGET}`, (route) => route.fulfill({ status: 204 }));
  const asked = page.waitForRequest((request) => request.isNavigationRequest());
  await follow(page, TARGET);
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await follow(page, '/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Terms/);
});

test('a page that hangs is loaded the browser’s way where its link is pressed once more @full', async ({
  page,
  watch,
}) => {
  await openLive(page, '/about-us');
  await answerApp(() => new Promise(() => {}))(page);
  await follow(page, TARGET);
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  const loaded = page.waitForEvent('load');
  await follow(page, TARGET);
  await loaded;
  expect(page.url()).toBe(siteUrl + TARGET);
  expect(watch.documents).toEqual([`${siteUrl}/about-us`, siteUrl + TARGET]);
});

test('a page that hangs and is left for another one is no place on the way back @full', async ({ page }) => {
  await openLive(page, '/terms');
  await page.evaluate(() => scrollTo(0, 500));
  await follow(page, '/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^A firm/);
  await page.evaluate(() => scrollTo(0, 700));
  await answerApp(() => new Promise(() => {}))(page);
  await follow(page, TARGET);
  await expect(page.locator('html')).toHaveAttribute('data-leaving');
  await follow(page, '/grievance');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^If we have/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(`${siteUrl}/about-us`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^A firm/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await page.goBack();
  await expect(page).toHaveURL(`${siteUrl}/terms`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
});

for (const areas of ['is there', 'is gone too'])
  test(`a page whose data is gone with its version reloads by itself after 7 s; the banner’s script ${areas} @full`, async ({
    page,
    watch,
  }) => {
    await page.clock.install();
    await openLive(page, '/knowledge-bank/events');
    await page.route('**/_data/shared/**', (route) => route.fulfill({ status: 404 }));
    if (areas === 'is gone too')
      await page.route('**/assets/notification-areas-*.js', (route) => route.fulfill({ status: 404 }));
    const html = htmlOf('/knowledge-bank/events').replaceAll('/_data/shared/', '/_data/shared/newer-');
    await page.route('**/knowledge-bank/events*', (route) =>
      route.request().isNavigationRequest()
        ? route.continue()
        : route.fulfill({ contentType: 'text/html', body: html }),
    );
    const banner = page.getByRole('alert');
    const search = page.getByRole('searchbox').first();
    const asked = page.waitForResponse((response) => response.url().endsWith('/knowledge-bank/events'));
    await search.fill('tax');
    await expect(banner).toBeVisible();
    await asked;
    // Dismissed, it does not come: without the banner's script too, where no machine says so.
    if (areas === 'is gone too') {
      await page.clock.runFor(2000);
      await banner.getByRole('button', { name: 'Dismiss' }).click();
      await page.clock.runFor(20_000);
      await expect(banner).toBeHidden();
      expect(watch.documents).toHaveLength(1);
      await search.fill('taxes');
      await expect(banner).toBeVisible();
    }
    const loaded = page.waitForEvent('load');
    // The answer may be on its way to the banner.
    await expect(async () => {
      await page.clock.runFor(7000);
      expect(watch.documents).toHaveLength(2);
    }).toPass();
    await loaded;
  });

test('a page of somebody else in its place, such as a network’s login, is no newer version: nothing reloads by itself @full', async ({
  page,
  watch,
}) => {
  await page.clock.install();
  await openLive(page, '/knowledge-bank/events');
  await page.route('**/_data/shared/**', (route) => route.fulfill({ status: 404 }));
  await page.route('**/knowledge-bank/events*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Log in to this network</h1>' }),
  );
  const asked = page.waitForResponse((response) => response.url().endsWith('/knowledge-bank/events'));
  await page.getByRole('searchbox').first().fill('tax');
  await expect(page.getByRole('alert')).toBeVisible();
  await asked;
  // What was asked before this has been read.
  await page.evaluate(async () => (await fetch(location.pathname)).text());
  await page.clock.runFor(20_000);
  await expect(page.getByRole('searchbox').first()).toHaveValue('tax');
  expect(watch.documents).toHaveLength(1);
});

test('an island whose script is gone stays the HTML that it is; the page around it lives @full', async ({
  page,
}) => {
  await page.route('**/assets/contact-panel-*.js', (route) =>
    route.fulfill({ status: 404, body: 'Not found.' }),
  );
  await page.goto('/contact-us');
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.getByRole('textbox', { name: 'First name' }).fill('Asha');
  await warned;
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Asha');
  // The browser itself posts the form: its fields are asked for, and what is there stays.
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('textbox', { name: 'Last name' })).toBeFocused();
  await follow(page, '/about-us');
  await expect(page).toHaveURL(`${siteUrl}/about-us`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

const APP_LOSSES = [
  { what: 'is gone', lose: (route: Route) => route.fulfill({ status: 404 }), loads: 2 },
  { what: 'cannot be reached', lose: (route: Route) => route.abort(), loads: 1 },
  { what: 'is not there for the moment', lose: (route: Route) => route.fulfill({ status: 503 }), loads: 1 },
];

/** The answers to whoever asks whether the app is there: the page itself, and, where it is not, what loads the page anew. */
function looksOf(page: Page): (number | string)[] {
  const looks: (number | string)[] = [];
  const look = async (request: Request) => {
    if (/\/assets\/app-/.test(request.url()) && request.resourceType() === 'fetch')
      looks.push((await request.response())?.status() ?? 'failed');
  };
  page.on('requestfinished', look);
  page.on('requestfailed', look);
  // A page that is loaded looks anew.
  page.on('domcontentloaded', () => looks.splice(0));
  return looks;
}

for (const { what, lose, loads } of full ? APP_LOSSES : APP_LOSSES.slice(0, 1)) {
  test(`a page whose app ${what} is loaded ${loads === 2 ? 'anew, once' : 'no second time'}, and keeps what was typed`, async ({
    page,
    watch,
  }) => {
    const looks = looksOf(page);
    const imports: string[] = [];
    page.on('request', (request) => {
      if (/\/assets\/app-/.test(request.url()) && request.resourceType() === 'script')
        imports.push(request.url());
    });
    // A page in which nobody writes yet is loaded anew at once.
    const release = await hold(page, APP, lose);
    await page.goto('/contact-us');
    const name = page.getByRole('textbox', { name: 'First name' });
    await name.fill('Asha');
    release();
    await expect.poll(() => looks).toHaveLength(what === 'cannot be reached' ? 1 : 2);
    // The form works by itself: nobody is interrupted in it.
    await page.keyboard.type(' Rao');
    await name.blur();
    await expect.poll(() => watch.documents).toHaveLength(loads);
    if (loads === 2) await expect.poll(() => looks).toEqual([404, 404]);
    // What failed once, Firefox never imports again.
    expect(imports).toEqual([]);
    await page.unroute(APP);
    await live(page);
    await expect(name).toHaveValue('Asha Rao');
    expect(watch.documents).toHaveLength(loads);
  });
}

test('who writes in the calculator of a page whose app is gone is not interrupted, and finds it alive afterwards', async ({
  page,
  watch,
}) => {
  const looks = looksOf(page);
  // The page that is loaded anew names one that is there.
  const release = await hold(page, APP, (route) =>
    watch.documents.length > 1 ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page.goto('/sip');
  const goal = page.getByRole('textbox', { name: 'My Goal', exact: true });
  await goal.fill('50');
  release();
  await expect.poll(() => looks).toEqual([404, 404]);
  await page.keyboard.type('00000');
  const loaded = page.waitForEvent('load');
  await goal.blur();
  await loaded;
  await live(page);
  await expect(goal).toHaveValue('5,000,000');
});

test('an app that is there again as a field is left lives, and nothing is loaded anew @full', async ({
  page,
  watch,
}) => {
  const looks = looksOf(page);
  const release = await hold(page, APP, (route) => route.fulfill({ status: 404 }));
  await page.goto('/sip');
  const goal = page.getByRole('textbox', { name: 'My Goal', exact: true });
  await goal.fill('50');
  release();
  await expect.poll(() => looks).toEqual([404, 404]);
  await page.unroute(APP);
  await page.keyboard.type('00000');
  await goal.blur();
  await live(page);
  await expect(goal).toHaveValue('5,000,000');
  expect(watch.documents).toHaveLength(1);
});
