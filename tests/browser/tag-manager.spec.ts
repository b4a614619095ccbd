import { expect, type Page } from '@playwright/test';
import { follow, live, openLive } from './support/app.ts';
import { violationsOf } from './support/axe.ts';
import { siteUrl, smallSiteUrl } from './support/site.ts';
import { test } from './support/test.ts';

const ID = 'GTM-TEST123';
const CONTAINER = `https://www.googletagmanager.com/gtm.js?id=${ID}`;

/** Stands in for the container's host; answers with what was asked of it. */
async function container(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      body: 'document.cookie = "_ga=1; path=/"; window.tagsRan = (window.tagsRan ?? 0) + 1;',
    });
  });
  return asked;
}

const told = (page: Page) =>
  page.evaluate(() => window.dataLayer?.map((entry) => ({ ...entry, 'gtm.start': 0 })) ?? []);
const banner = (page: Page) => page.getByRole('region', { name: 'Cookie choices' });
const answer = (page: Page, name: 'Accept' | 'Decline') =>
  banner(page).getByRole('button', { name, exact: true }).click();
const ran = (page: Page) => page.evaluate(() => Reflect.get(window, 'tagsRan') ?? 0);

/** What the tag manager is told when the page that is open is counted. */
async function viewOf(page: Page) {
  const { pathname } = new URL(page.url());
  return {
    event: 'page_view',
    page_location: page.url(),
    page_path: pathname,
    page_title: await page.title(),
    page_language: 'en',
    'gtm.start': 0,
  };
}
const START = { event: 'gtm.js', 'gtm.start': 0 };

test('nothing is asked of it before the visitor agrees; then it is loaded once, and counts every page', async ({
  page,
}) => {
  const asked = await container(page);
  await openLive(page, `${smallSiteUrl}/`);
  await expect(banner(page)).toBeVisible();
  await follow(page, '/contact-us');
  await expect(page).toHaveTitle(/Contact/);
  expect([asked, await told(page)]).toEqual([[], []]);

  await answer(page, 'Accept');
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => ran(page)).toBe(1);
  const first = await viewOf(page);
  expect(await told(page)).toEqual([START, first]);

  await follow(page, '/articles');
  await expect(page).toHaveTitle(/Articles/);
  const second = await viewOf(page);
  expect(second.page_title).not.toBe(first.page_title);
  await expect.poll(() => told(page)).toEqual([START, first, second]);
  await page.goBack();
  await expect(page).toHaveURL(/contact-us$/);
  await expect.poll(() => told(page)).toEqual([START, first, second, first]);
  // Another place of the same page is no other page.
  await page.evaluate(() => location.assign('#main'));
  expect(await told(page)).toHaveLength(4);
  expect(asked).toEqual([CONTAINER]);

  await page.reload();
  await expect.poll(() => ran(page)).toBe(1);
  await expect(banner(page)).toHaveCount(0);
  expect(await told(page)).toEqual([START, { ...first, page_location: page.url() }]);
  expect(asked).toEqual([CONTAINER, CONTAINER]);
});

test('consent can be taken back: what ran is gone with its cookies @full', async ({ page }) => {
  const asked = await container(page);
  await openLive(page, `${smallSiteUrl}/`);
  await answer(page, 'Accept');
  await expect.poll(() => ran(page)).toBe(1);
  const choices = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choices' });
  await choices.click();
  await expect(banner(page)).toBeFocused();
  // Who stays with their answer goes on where they were.
  await answer(page, 'Accept');
  await expect(choices).toBeFocused();
  await choices.click();
  const loaded = page.waitForEvent('load');
  await answer(page, 'Decline');
  await loaded;
  await live(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(banner(page)).toHaveCount(0);
  expect(await page.evaluate(() => [document.cookie, window.dataLayer])).toEqual(['', undefined]);
  expect(asked).toEqual([CONTAINER]);
});

test('consent taken back before it is loaded keeps it from being loaded; given again, it is loaded once @full', async ({
  page,
}) => {
  const asked = await container(page);
  await openLive(page, `${smallSiteUrl}/`);
  // The browser finds no moment without work until it is told to.
  await page.evaluate(() => {
    const waiting: (() => void)[] = [];
    window.requestIdleCallback = (act) =>
      waiting.push(() => act({ didTimeout: false, timeRemaining: () => 1 }));
    Object.assign(window, { waiting });
  });
  const waiting = () => page.evaluate(() => Reflect.get(window, 'waiting').length);
  const goOn = () =>
    page.evaluate(() => {
      for (const act of Reflect.get(window, 'waiting')) act();
    });
  const choices = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choices' });
  // Links in sight may wait for such a moment, too.
  const before = await waiting();
  await answer(page, 'Accept');
  await expect.poll(waiting).toBeGreaterThan(before);
  await choices.click();
  await answer(page, 'Decline');
  await goOn();
  expect([asked, await told(page)]).toEqual([[], []]);

  await choices.click();
  await answer(page, 'Accept');
  await expect
    .poll(async () => {
      await goOn();
      return ran(page);
    })
    .toBe(1);
  expect(asked).toEqual([CONTAINER]);
});

test('what is answered in one tab holds in the others @full', async ({ page, context }) => {
  await container(page);
  await openLive(page, `${smallSiteUrl}/`);
  const other = await context.newPage();
  await container(other);
  await openLive(other, `${smallSiteUrl}/`);
  await expect(banner(page)).toBeVisible();
  await answer(other, 'Accept');
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => ran(page)).toBe(1);

  // What else is stored says nothing of it.
  const choices = (at: Page) => at.getByRole('contentinfo').getByRole('button', { name: 'Cookie choices' });
  await choices(page).click();
  await other.evaluate(() => localStorage.setItem('theme', 'dark'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(banner(page)).toBeVisible();

  await choices(other).click();
  const loaded = page.waitForEvent('load');
  await answer(other, 'Decline');
  await loaded;
  await live(page);
  await expect(banner(page)).toHaveCount(0);
  expect(await ran(page)).toBe(0);
});

test('declined, it is never asked for, and the visitor is not asked again', async ({ page }) => {
  const asked = await container(page);
  await openLive(page, `${smallSiteUrl}/`);
  await answer(page, 'Decline');
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await live(page);
  await follow(page, '/articles');
  await expect(page).toHaveTitle(/Articles/);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(banner(page)).toHaveCount(0);
  expect([asked, await told(page)]).toEqual([[], []]);
});

test('the banner moves nothing, keeps nobody from the page, and offers both answers alike', async ({
  page,
}) => {
  await container(page);
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
      document.documentElement.dataset.shift = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await openLive(page, `${smallSiteUrl}/`);
    await expect(banner(page)).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-shift', /[1-9]/);
    await expect(page.locator('body')).toBeFocused();
    expect(await violationsOf(page), `${width} px`).toEqual([]);
    const buttons = banner(page).getByRole('button');
    const looks = await buttons.evaluateAll((all) =>
      all.map((button) => {
        const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(button);
        const { height } = button.getBoundingClientRect();
        return { backgroundColor, color, fontSize, fontWeight, borderColor, height };
      }),
    );
    expect(looks[0]).toEqual(looks[1]);
    expect(looks[0]?.height).toBeGreaterThanOrEqual(44);
  }
  // It takes no focus: who cannot see it hears it.
  await expect(banner(page).locator('..')).toHaveAttribute('aria-live', 'polite');
  await expect(banner(page).getByRole('link', { name: 'What is collected' })).toBeVisible();
  // The last link of the page can be brought above the banner.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const last = await page.getByRole('contentinfo').getByRole('combobox').boundingBox();
  const over = await banner(page).boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0);
  // In forced colours as well, the room for that is no bar.
  await page.emulateMedia({ forcedColors: 'active' });
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(page.getByRole('contentinfo')).toHaveCSS('border-bottom-color', ground);
});

test('an answer holds for a year; then the question comes again @full', async ({ page }) => {
  const asked = await container(page);
  const answered = (daysAgo: number) =>
    page.evaluate(
      (ago) => localStorage.setItem('consent', `accepted ${Date.now() - ago}`),
      daysAgo * 86_400_000,
    );
  await page.goto(`${smallSiteUrl}/`);
  // The second one was given while the device's clock was a month ahead.
  for (const days of [366, -30]) {
    await answered(days);
    await openLive(page, `${smallSiteUrl}/`);
    await expect(banner(page)).toBeVisible();
  }
  expect(asked).toEqual([]);
  await answered(364);
  await openLive(page, `${smallSiteUrl}/`);
  await expect.poll(() => ran(page)).toBe(1);
  await expect(banner(page)).toHaveCount(0);
});

test('a browser with Global Privacy Control has declined, until its visitor says otherwise here @full', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(navigator, { globalPrivacyControl: true }));
  const asked = await container(page);
  const question = page.waitForResponse(/\/assets\/analytics-/);
  await openLive(page, `${smallSiteUrl}/`);
  await question;
  await expect(page.locator('body > [aria-live=polite]').last()).toBeAttached();
  await expect(page.locator('html')).not.toHaveAttribute('data-asking');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(banner(page)).toHaveCount(0);
  expect([asked, await told(page)]).toEqual([[], []]);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choices' }).click();
  await answer(page, 'Accept');
  await expect.poll(() => ran(page)).toBe(1);
  await page.reload();
  await expect.poll(() => ran(page)).toBe(1);
});

/** The small site, as if it did not ask. */
const askNobody = (page: Page) =>
  page.route('**/_data/words/**', async (route) => {
    const answered = await route.fetch();
    const text = await answered.text();
    await route.fulfill({ response: answered, body: text.replace('"consent":true', '"consent":false') });
  });

test('where nobody is asked, Global Privacy Control keeps it from being loaded @full', async ({ page }) => {
  await page.addInitScript(() => Object.assign(navigator, { globalPrivacyControl: true }));
  const asked = await container(page);
  await askNobody(page);
  await openLive(page, `${smallSiteUrl}/`);
  await follow(page, '/articles');
  await expect(page).toHaveTitle(/Articles/);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect([asked, await told(page)]).toEqual([[], []]);
});

test('without a question it is loaded by itself, after the first paint @full', async ({ page }) => {
  const asked = await container(page);
  await askNobody(page);
  await openLive(page, `${smallSiteUrl}/`);
  await expect.poll(() => ran(page)).toBe(1);
  await expect(banner(page)).toHaveCount(0);
  expect(await told(page)).toEqual([START, await viewOf(page)]);
  expect(asked).toEqual([CONTAINER]);
  const [painted, fetched] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    performance.getEntriesByType('resource').find(({ name }) => name.includes('gtm.js'))?.startTime ?? 0,
  ]);
  expect(fetched).toBeGreaterThan(painted ?? 0);
});

test('none configured, none loaded: no script of ours for it, no button, nothing allowed', async ({
  page,
  watch,
}) => {
  const response = await page.goto(`${siteUrl}/`);
  await live(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(response?.headers()['content-security-policy']).not.toContain('google');
  await expect(page.locator('[data-cookie-choices]')).toHaveCount(0);
  expect(watch.requests.filter((url) => /analytics|consent|googletagmanager/.test(url))).toEqual([]);
});
