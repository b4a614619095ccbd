import { expect, type Page } from '@playwright/test';
import { doubleClick, follow, hold, live, markDocument, openLive, stopClock } from './support/app.ts';
import { violationsOf } from './support/axe.ts';
import { overflowOf } from './support/document.ts';
import { siteUrl } from './support/site.ts';
import { test } from './support/test.ts';

const HOME = '/';
/** Nothing on the pages below leads there, so that it is not fetched ahead. */
const FAR = '/sign-up';
const FAR_HEADING = 'Starting is a conversation, not a form';
const WORDS = /\/_data\/words\//;
const AREAS = /\/assets\/notification-areas-/;

const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

const copyButton = (page: Page) => page.getByRole('button', { name: /^Copy link to / }).first();
const snackbar = (page: Page) => page.getByRole('status').filter({ hasText: 'Link Copied!' });
const byHand = (page: Page) => page.getByRole('alert').filter({ hasText: 'Copy this link:' });
const banner = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Reload' }) });

async function refuseClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('refused', 'NotAllowedError')) },
    });
  });
}

const expectNoViolations = async (page: Page) => expect(await violationsOf(page)).toEqual([]);

/** Opens a page, waits until the words of its scripts and all else have come, and takes its connection away. */
async function openAndDisconnect(page: Page, address: string): Promise<void> {
  const words = page.waitForResponse(WORDS);
  await openLive(page, address);
  await (await words).finished();
  await page.waitForLoadState('networkidle');
  await markDocument(page);
  await page.context().setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
}

/**
 * Gives the page its connection back, and waits for what shows notices. The browser may tell of the connection before
 * it is there: what fails then is asked for when it tells so again.
 */
async function reconnect(page: Page): Promise<void> {
  let isThere = false;
  page.on('requestfinished', (request) => {
    if (AREAS.test(request.url())) isThere = true;
  });
  await page.context().setOffline(false);
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    expect(isThere).toBe(true);
  }).toPass();
  await expect(banner(page)).toBeHidden();
}

test.describe('copying a link', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('tells so for 2 s, top right and green; Escape closes it sooner; its script comes with it', async ({
    page,
    watch,
  }) => {
    await page.clock.install();
    await openLive(page, HOME);
    expect(watch.requests.filter((url) => AREAS.test(url))).toEqual([]);
    await copyButton(page).scrollIntoViewIfNeeded();
    await stopClock(page);
    await copyButton(page).click();
    const notice = page.locator('.snackbar');
    await expect(notice).toHaveRole('status');
    await page.clock.runFor(1900);
    await expect(snackbar(page)).toBeVisible();
    const box = await snackbar(page).boundingBox();
    expect(box?.width).toBe(330);
    expect((box?.x ?? 0) + 330).toBeGreaterThan(1280 - 60);
    expect(box?.y).toBeLessThan(200);
    const [red = 0, green = 0, blue = 0] = await snackbar(page).evaluate((element) =>
      (getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []).map(Number),
    );
    expect(green).toBeGreaterThan(Math.max(red, blue));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^https:.*\/knowledge-bank\//);
    await page.clock.runFor(100);
    await expect(notice).toBeHidden();

    // By keyboard, and once more by Escape.
    await copyButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(notice).toBeVisible();
    await page.clock.runFor(100);
    await expect(snackbar(page)).toBeVisible();
    // It speaks itself, and nothing else does.
    expect(await page.getByText('Notifications').count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect(notice).toBeHidden();
    await expect(copyButton(page)).toBeFocused();
    expect(watch.problems).toEqual([]);
    expect(await watch.violations()).toEqual([]);
  });

  test('that the browser refuses hands the link over, selected, at every size and in both schemes @full', async ({
    page,
  }) => {
    await refuseClipboard(page);
    await page.clock.install();
    await openLive(page, HOME);
    await copyButton(page).click();
    const field = byHand(page).getByRole('textbox', { name: 'Copy this link:' });
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('readonly');
    const link = await field.inputValue();
    expect(link).toMatch(/^https:.*\/knowledge-bank\//);
    expect(await page.evaluate(() => String(getSelection()))).toBe(link);
    await page.clock.fastForward(60_000);
    await expect(field).toBeVisible();

    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      const box = await byHand(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
      // On a phone above the bottom bar, else below the header.
      const middle = (box?.y ?? 0) + (box?.height ?? 0) / 2;
      expect(middle > viewport.height / 2).toBe(viewport.width <= 992);
      if (viewport.width <= 992)
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(viewport.height - 60);
      expect(await overflowOf(page)).toEqual([]);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await violationsOf(page, colorScheme === 'light' ? 'all' : 'colours')).toEqual([]);
      }
    }
    await page.emulateMedia({ media: 'print' });
    await expect(byHand(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await byHand(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(byHand(page)).toBeHidden();
    await expect(copyButton(page)).toBeFocused();
    // It ends with its page.
    await copyButton(page).click();
    await expect(field).toBeFocused();
    await follow(page, FAR);
    await expect(page.locator('main')).toBeFocused();
    await expect(byHand(page)).toBeHidden();
  });
});

test.describe('without a connection', () => {
  test('the page stays and says why; Dismiss closes what it says', async ({ page, context }) => {
    await openAndDisconnect(page, '/services/wealth-creation');
    await follow(page, FAR);
    await expect(banner(page)).toContainText('No Internet Connection');
    await expect(page).toHaveURL(`${siteUrl}/services/wealth-creation`);
    await expect(page.locator('html')).toHaveAttribute('data-marked');
    await expectNoViolations(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const tops = await banner(page)
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(new Set(tops).size, 'its two ways out stand beside each other').toBe(1);
    await banner(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(banner(page)).toBeHidden();

    await context.setOffline(false);
    await follow(page, FAR);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(FAR_HEADING);
    await expect(page.locator('html')).toHaveAttribute('data-marked');
    await expect(banner(page)).toBeHidden();
  });

  for (const areas of ['not yet there', 'there'])
    test(`a link pressed while its page is fetched ahead, in vain, says so too and leads on later; what says so is ${areas} @full`, async ({
      page,
      context,
    }) => {
      await openAndDisconnect(page, '/services/wealth-creation');
      if (areas === 'there') {
        await follow(page, FAR);
        await expect(banner(page)).toBeVisible();
        await reconnect(page);
        await context.setOffline(true);
      }
      let fail = () => {};
      const failed = new Promise<void>((resolve) => {
        fail = resolve;
      });
      await page.route('**/grievance', async (route) => {
        await failed;
        await route.abort('internetdisconnected');
      });
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Grievance redressal' });
      const asked = page.waitForRequest('**/grievance');
      await link.hover();
      await asked;
      await link.click();
      await expect(page).toHaveURL(`${siteUrl}/grievance`);
      fail();
      await expect(banner(page)).toContainText('No Internet Connection');
      await expect(page).toHaveURL(`${siteUrl}/services/wealth-creation`);

      await page.unroute('**/grievance');
      await context.setOffline(false);
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('If we have let you down');
      await expect(page.locator('html')).toHaveAttribute('data-marked');
      await expect(banner(page)).toBeHidden();
    });

  test('the page stays also where the next one was fetched ahead long ago, and Back leads to one that was open', async ({
    page,
    context,
  }) => {
    await page.clock.install();
    await openAndDisconnect(page, FAR);
    await context.setOffline(false);
    await follow(page, '/services/wealth-creation');
    await expect(page).toHaveTitle(/Wealth creation/i);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Grievance redressal' });
    const asked = page.waitForResponse('**/grievance');
    await link.hover();
    await (await asked).finished();
    await page.waitForLoadState('networkidle');
    // What waits to be fetched ahead while nothing happens does not wait until tomorrow.
    await page.clock.runFor(1000);
    await page.clock.fastForward('24:00:00');
    await context.setOffline(true);
    await page.waitForFunction(() => !navigator.onLine);
    await link.click();
    await expect(banner(page)).toContainText('No Internet Connection');
    await expect(page).toHaveURL(`${siteUrl}/services/wealth-creation`);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(FAR_HEADING);
    await expect(page.locator('html')).toHaveAttribute('data-marked');
  });

  test('what it says is over with the connection, also where its script still cannot be fetched @full', async ({
    page,
    context,
  }) => {
    await openAndDisconnect(page, '/services/wealth-creation');
    await follow(page, FAR);
    await expect(banner(page)).toContainText('No Internet Connection');
    await page.route(AREAS, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => AREAS.test(request.url()));
    await context.setOffline(false);
    await failed;
    // So long a banner would take to come.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expect(banner(page)).toHaveCount(0);
  });

  test('is there without its script where that hangs, and once with it', async ({ page }) => {
    const release = await hold(page, AREAS);
    await page.route(/\/assets\/open-search-/, (route) => route.abort());
    await openLive(page, HOME);
    await page.locator('[data-search]').first().click();
    await expect(banner(page)).toBeVisible();
    const arrived = page.waitForEvent('requestfinished', (request) => AREAS.test(request.url()));
    release();
    await arrived;
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(banner(page)).toHaveCount(0);
  });

  test('what it says is over when the connection is back, and Reload reloads @full', async ({
    page,
    context,
  }) => {
    await openAndDisconnect(page, '/services/wealth-creation');
    // First without its script, then with it.
    await follow(page, FAR);
    await expect(banner(page)).toContainText('No Internet Connection');
    await reconnect(page);
    await context.setOffline(true);
    await follow(page, FAR);
    await expect(banner(page)).toContainText('No Internet Connection');
    await context.setOffline(false);
    await expect(banner(page)).toBeHidden();
    await page.route(/\/assets\/open-search-/, (route) => route.abort());
    await page.locator('[data-search]').first().click();
    await expect(banner(page)).toContainText('Something went wrong. Please try again or contact us');
    const loaded = page.waitForEvent('load');
    await banner(page).getByRole('button', { name: 'Reload' }).click();
    await loaded;
    await live(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-marked');
    await expect(banner(page)).toBeHidden();
  });
});

test('where the words never came, the browser says that there is no connection @full', async ({
  page,
  context,
}) => {
  await page.route(WORDS, (route) => route.abort());
  await openLive(page, '/services/wealth-creation');
  await context.setOffline(true);
  await page.waitForFunction(() => !navigator.onLine);
  const left = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
  await follow(page, FAR);
  expect((await left).url()).toBe(siteUrl + FAR);
});

test('a slow navigation shows the loader, a quick one does not', async ({ page }) => {
  await openLive(page, '/services/wealth-creation');
  const loader = page.getByRole('progressbar', { name: 'Loading' });
  const release = await hold(page, `**${FAR}`);
  await follow(page, FAR);
  await expect(loader).toBeVisible();
  await expectNoViolations(page);
  release();
  await expect(page).toHaveURL(siteUrl + FAR);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(FAR_HEADING);
  await expect(loader).toBeHidden();
  // What fails while a page is being left asks whether there is a newer one of that page, not of the next.
  await hold(page, '**/hi/grievance');
  await page.route(/\/assets\/open-search-/, (route) => route.abort());
  await follow(page, '/hi/grievance');
  await expect(page.locator('html')).toHaveAttribute('data-leaving');
  const asked = page.waitForRequest(siteUrl + FAR);
  await page.locator('[data-search]').first().click();
  await asked;
});

for (const { what, address, script, role, name } of [
  { what: 'the search', address: '/', script: 'open-search', role: 'button', name: 'Search the site' },
  { what: 'the sheet', address: '/', script: 'dialog', role: 'button', name: 'More' },
  {
    what: 'what an island opens',
    address: '/sip',
    script: 'sip-calculator',
    role: 'link',
    name: 'View Disclaimer',
  },
] as const)
  test(`what is pressed and slow to come shows the loader: ${what} @full`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await hold(page, `**/assets/${script}-*.js`);
    await page.goto(address);
    await page.mouse.move(1, 1);
    await expect(page.locator('html')).toHaveAttribute('data-live', '');
    await page.getByRole(role, { name, exact: true }).click();
    const loader = page.getByRole('progressbar', { name: 'Loading' });
    await expect(loader).toBeVisible();
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(loader).toBeHidden();
  });

test('the loader gets its name when the words have come, where they are slower than the visitor @full', async ({
  page,
}) => {
  const release = await hold(page, WORDS);
  await page.route(`**${FAR}`, () => undefined);
  await openLive(page, '/services/wealth-creation');
  await follow(page, FAR);
  const loader = page.getByRole('progressbar');
  await expect(loader).toHaveAccessibleName('');
  release();
  await expect(loader).toHaveAccessibleName('Loading');
});

test.describe('the way back on a phone’s page without a header', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('leads to the page before, where the visitor was on it @full', async ({ page }) => {
    await openLive(page, '/about-us');
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('scroll', resolve, { once: true });
          scrollTo(0, 700);
        }),
    );
    // A double click is one, whether what the section acts by is still to come or there.
    const release = await hold(page, /\/assets\/contact-panel-/);
    for (const come of [release, () => {}]) {
      await page.getByRole('link', { name: 'Get in Touch' }).first().dispatchEvent('click');
      await expect(page).toHaveURL(`${siteUrl}/contact-us`);
      await doubleClick(page.getByRole('button', { name: 'Back' }));
      come();
      await expect(page).toHaveURL(`${siteUrl}/about-us`);
    }
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  });

  const back = (page: Page) => page.getByRole('button', { name: 'Back' }).click();

  for (const path of ['/sip', '/hi/contact-us'])
    test(`leads to the page above where none lies behind, as in a new tab: ${path} @full`, async ({
      page,
      context,
    }) => {
      await page.goto('/terms');
      // It has a referrer of this site, and no history.
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        page.evaluate((to) => void window.open(to), path),
      ]);
      await tab.waitForURL(siteUrl + path);
      await live(tab);
      await tab.getByRole('button', { name: /^(Back|वापस)/ }).click();
      await expect(tab).toHaveURL(path === '/sip' ? `${siteUrl}/` : `${siteUrl}/hi`);
    });

  for (const knows of [true, false])
    test(`leads on between two such pages, not in a circle, where the browser ${knows ? 'tells' : 'hides'} its history @full`, async ({
      page,
    }) => {
      if (!knows)
        await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
      await openLive(page, '/about-us');
      await follow(page, '/sip');
      await page.getByRole('link', { name: 'Invest Now' }).click();
      await expect(page).toHaveURL(`${siteUrl}/contact-us`);
      await back(page);
      await expect(page).toHaveURL(/\/sip/);
      await back(page);
      await expect(page).toHaveURL(`${siteUrl}/about-us`);
    });
});

test.describe('a partner’s login', () => {
  const PARTNER = 'https://funds.example.com';

  test('leads back to the page where it was opened @full', async ({ page, context }) => {
    await context.route(`${PARTNER}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        // The test's site is no https one, which browsers do not tell by themselves where a visitor came from.
        headers: { 'Referrer-Policy': 'unsafe-url' },
        body: `<a href="${siteUrl}/">Home</a>`,
      }),
    );
    await openLive(page, '/my-account');
    const [partner] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('main').getByRole('link', { name: 'Mutual Funds' }).click(),
    ]);
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1);
    await partner.getByRole('link', { name: 'Home' }).click();
    await expect(partner).toHaveURL(`${siteUrl}/my-account`);
    await expect(partner.getByRole('heading', { level: 1 })).toHaveText('My Account');
    expect(await partner.evaluate(() => localStorage.length)).toBe(0);
    await partner.goBack();
    await expect(partner).toHaveURL(`${siteUrl}/`);
  });
});

test.describe('a touch device', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('has its window’s height as a custom property @full', async ({ page }) => {
    const height = () =>
      page.evaluate(() => {
        document.body.style.minHeight = 'var(--viewport-height)';
        return getComputedStyle(document.body).minHeight;
      });
    await openLive(page, '/about-us');
    expect(await height()).toBe('844px');
    await page.setViewportSize({ width: 390, height: 700 });
    await expect.poll(height).toBe('700px');
  });
});
