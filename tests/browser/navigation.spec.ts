import { expect, type Page } from '@playwright/test';
import { follow, holdApp, live, markDocument, openLive, wakeMenus } from './support/app.ts';
import { addresses, siteUrl } from './support/site.ts';
import { test } from './support/test.ts';
import type { Watch } from './support/watch.ts';

declare global {
  interface Window {
    fades?: number[];
  }
}

interface Target {
  readonly path: string;
  readonly title: string | RegExp;
  readonly heading: string;
}

/** The visitor is on another page of the same document, at its top, and hears where they are. */
async function expectArrival(page: Page, watch: Watch, { path, title, heading }: Target): Promise<void> {
  await expect(page).toHaveTitle(title);
  await expect(page).toHaveURL(siteUrl + path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
  await expect(page.getByRole('main', { name: title })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('html')).toHaveAttribute('data-marked');
  expect(watch.documents).toHaveLength(1);
  expect(watch.problems).toEqual([]);
}

test.describe('a link within the site leads to its page without loading a document', () => {
  test('from the header’s bar', async ({ page, watch }) => {
    await openLive(page, '/services/wealth-creation');
    await wakeMenus(page);
    await markDocument(page);
    const asked = watch.requests.length;
    await page.getByRole('navigation', { name: 'Primary' }).getByRole('link', { name: 'Process' }).click();
    await expectArrival(page, watch, {
      path: '/process-chart',
      title: /^How we/,
      heading: 'How we create and manage wealth',
    });
    // What follows is what the next page shows, and documents that its links lead to.
    const kinds = new Set(watch.requests.slice(asked).map((url) => new URL(url).pathname));
    const others = [...kinds].filter((path) => !/^\/(_data\/words|assets|media|favicon\.svg)/.test(path));
    const known = addresses();
    expect(others.filter((path) => !known.has(path) || /\.\w+$/.test(path))).toEqual([]);
  });

  test('from a dropdown', async ({ page, watch }) => {
    await openLive(page, '/about-us');
    await wakeMenus(page);
    await markDocument(page);
    const bar = page.getByRole('navigation', { name: 'Primary' });
    await bar.getByRole('button', { name: 'Products' }).click();
    await bar.getByRole('link', { name: /^Stocks/ }).click();
    await expectArrival(page, watch, { path: '/products/stocks', title: /Stocks/, heading: 'Stocks' });
    await expect(bar.getByRole('link', { name: /^Stocks/ })).toBeHidden();
  });

  test('from the section row @full', async ({ page, watch }) => {
    await openLive(page, '/services/wealth-creation');
    await markDocument(page);
    const row = page.getByRole('navigation', { name: 'Section' });
    await row.getByRole('link', { name: 'Risk Management' }).click();
    await expectArrival(page, watch, {
      path: '/services/risk-management',
      title: /Risk Management/,
      heading: 'Risk Management',
    });
    await expect(row.locator('[aria-current=page]')).toHaveText('Risk Management');
  });

  test('from the footer @full', async ({ page, watch }) => {
    await openLive(page, '/about-us');
    await markDocument(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Select your Profile' }).click();
    await expectArrival(page, watch, {
      path: '/select-your-profile',
      title: /^Select your profile/,
      heading: 'Select your profile',
    });
  });

  test('from a card @full', async ({ page, watch }) => {
    await openLive(page, '/knowledge-bank/articles');
    await markDocument(page);
    const card = page.getByRole('article', { name: 'Union Budget 2023' });
    await card.getByRole('link').first().click();
    await expectArrival(page, watch, {
      path: '/knowledge-bank/articles/union-budget-2023',
      title: /Union Budget 2023/,
      heading: 'Union Budget 2023: what changes for your money',
    });
  });
});

test('a link to a page that was open or fetched ahead long ago leads to it as it is now', async ({
  page,
}) => {
  await page.clock.install();
  await openLive(page, '/about-us');
  await markDocument(page);
  await follow(page, '/process-chart');
  await expect(page).toHaveTitle(/^How we/);
  const ahead = page.getByRole('contentinfo').getByRole('link', { name: 'Grievance redressal' });
  const fetchAhead = async () => {
    const answered = page.waitForResponse('**/grievance');
    await ahead.hover();
    await (await answered).finished();
  };
  await fetchAhead();
  // What waits to be fetched ahead while nothing happens does not wait until tomorrow.
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(1000);
  await page.clock.fastForward('24:00:00');
  for (const path of ['/about-us', '/grievance'])
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/(<h1[^>]*>)/, '$1Today: ');
      await route.fulfill({ response, body });
    });
  await fetchAhead();
  for (const path of ['/about-us', '/grievance']) {
    await follow(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Today: ');
    await expect(page.locator('html')).toHaveAttribute('data-marked');
  }
});

test('Back returns to the place on the page, Forward to the top of the next', async ({ page, watch }) => {
  await openLive(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Stocks' });
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stocks');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await expect(page).toHaveURL(`${siteUrl}/`);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stocks');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(watch.documents).toHaveLength(1);
});

test('a page that was scrolled before its app came stays there, whatever its address names, and Back returns there @full', async ({
  page,
}) => {
  const address = '/about-us#main';
  /** Also once the time is over after which a section that was asked for is scrolled to. */
  const stays = async () => {
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    expect(await page.evaluate(() => scrollY)).toBe(700);
  };
  const release = await holdApp(page);
  await page.goto(address);
  await page.evaluate(() => scrollTo(0, 700));
  release();
  await live(page);
  await stays();
  await follow(page, '/terms');
  await expect(page).toHaveURL(`${siteUrl}/terms`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(siteUrl + address);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await stays();
});

test('Back returns to where a page was scrolled in the moment it was left @full', async ({ page }) => {
  await openLive(page, '/about-us');
  await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('footer a[href="/terms"]');
    scrollTo(0, 700);
    link?.click();
  });
  await expect(page).toHaveURL(`${siteUrl}/terms`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(`${siteUrl}/about-us`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
});

test('a link to the open page leads to its top @full', async ({ page, watch }) => {
  await openLive(page, '/about-us');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  expect(watch.documents).toHaveLength(1);
});

test('a file is the browser’s, a page is the app’s', async ({ page, watch }) => {
  await openLive(page, '/knowledge-bank/publications');
  const file = page
    .getByRole('main')
    .getByRole('link', { name: /Read More/ })
    .first();
  await expect(file).toHaveAttribute('target', '_blank');
  await expect(file).toHaveAttribute('href', /\.pdf$/);
  expect(watch.problems).toEqual([]);
});

test('an unknown address is loaded from the server, with its status', async ({ page, watch }) => {
  await openLive(page, '/about-us');
  const answer = page.waitForResponse((response) => response.url().endsWith('/no-such-page'));
  await follow(page, '/no-such-page');
  expect((await answer).status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops!');
  expect(watch.documents).toEqual([`${siteUrl}/about-us`, `${siteUrl}/no-such-page`]);
});

/** How long each fade of the main part takes from here on, in milliseconds; one list for all. */
const watchFades = (page: Page) =>
  page.addInitScript(() => {
    const fades: number[] = [];
    window.fades = fades;
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...of) {
      const fade = animate.apply(this, of);
      if (this.localName === 'main') fades.push(Number(fade.effect?.getComputedTiming().endTime));
      return fade;
    };
  });

test('what stands around both pages stays, and nothing that it inherits changes by a row that one of them has', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page, '/');
  const frame = page.locator('#app > :is(header, footer)');
  await frame.evaluateAll((elements) => {
    for (const element of elements) Reflect.set(element, 'stays', true);
  });
  const rowOf = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).getPropertyValue('--header-row'));
  expect([await rowOf('html'), await rowOf('main')]).toEqual(['0px', '0px']);
  await follow(page, '/services/wealth-creation');
  await expect(page.getByRole('navigation', { name: 'Section' })).toBeVisible();
  const stays = (elements: Element[]) => elements.map((element) => Reflect.get(element, 'stays'));
  expect(await frame.evaluateAll(stays)).toEqual([true, true]);
  expect([await rowOf('html'), await rowOf('main')]).toEqual(['0px', '44px']);
});

test('a new page fades in within 300 ms, and not at all under reduced motion', async ({ page }) => {
  await watchFades(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openLive(page, '/about-us');
  expect(await page.evaluate(() => window.fades)).toEqual([]);
  await follow(page, '/products/stocks');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stocks');
  expect(await page.evaluate(() => window.fades)).toEqual([180]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await follow(page, '/about-us');
  await expect(page).toHaveURL(`${siteUrl}/about-us`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Stocks');
  expect(await page.evaluate(() => window.fades)).toHaveLength(1);
});

test('a page that was left is not kept in memory @full', async ({ page }) => {
  await openLive(page, '/about-us');
  // Its pictures are as wide as their places, which Chromium would keep.
  await follow(page, '/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^Wealth grows/);
  const left = await page.evaluateHandle(() => new WeakRef(document.getElementById('main') ?? document.body));
  await follow(page, '/products/stocks');
  await expect(heading).toHaveText('Stocks');
  await expect
    .poll(async () => {
      await page.requestGC();
      return left.evaluate((main) => main.deref() === undefined);
    })
    .toBe(true);
});
