import { expect, type Page } from '@playwright/test';
import { follow, hold, holdApp, openLive, stopClock } from './support/app.ts';
import { everyRoute, siteUrl } from './support/site.ts';
import { test } from './support/test.ts';

const EVENTS = '/knowledge-bank/events';
const main = (page: Page) => page.getByRole('main');
const entries = (page: Page) => main(page).getByRole('article');
const box = (page: Page) => main(page).getByRole('searchbox', { name: 'Search' });
const count = (page: Page) => main(page).getByRole('status');
const busy = (page: Page) => main(page).locator('[aria-busy=true]');
const pages = (page: Page) => main(page).getByRole('navigation', { name: 'Pagination' });
const titles = (page: Page) => entries(page).getByRole('heading').allTextContents();
const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

test.describe('a list', () => {
  test('has six items a page, and a page is an address', async ({ visit: { page } }) => {
    await openLive(page, siteUrl + EVENTS);
    await expect(entries(page)).toHaveCount(6);
    await expect(count(page)).toHaveText('60 items');
    await expect(pages(page).getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    // Its number can be read under a pointer too, and what the box asks for in the dark.
    await pages(page).getByRole('link', { name: 'Page 1', exact: true }).hover();
    await expect(pages(page).locator('[aria-current]')).toHaveCSS('background-color', 'rgb(14, 31, 59)');
    await page.emulateMedia({ colorScheme: 'dark' });
    const asked = await box(page).evaluate((input) => getComputedStyle(input, '::placeholder').color);
    expect(asked).toBe('rgb(185, 195, 212)');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(pages(page).getByRole('link', { name: 'Previous' })).toHaveCount(0);
    const first = await titles(page);
    await pages(page).getByRole('link', { name: 'Page 10' }).click();
    await expect(page).toHaveURL(`${siteUrl}${EVENTS}/page/10`);
    await expect(entries(page)).toHaveCount(6);
    await expect(pages(page).getByRole('link', { name: 'Next' })).toHaveCount(0);
    expect(await titles(page)).not.toEqual(first);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/events\/page\/10$/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    // What is left over has a page as well.
    await openLive(page, `${siteUrl}/knowledge-bank/articles/page/2`);
    await expect(entries(page)).toHaveCount(2);
  });

  test('what a search found is said in the pause after the last key @full', async ({ page }) => {
    await page.clock.install();
    await openLive(page, siteUrl + EVENTS);
    const said = main(page).locator('[aria-live=polite]');
    await box(page).focus();
    await stopClock(page);
    await page.keyboard.type('budget');
    await expect(count(page)).toHaveText(/^\d items?$/);
    await expect(count(page)).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(900);
    await expect(said).toHaveText('');
    await page.clock.runFor(200);
    await expect(said).toHaveText((await count(page).textContent()) ?? '60 items');
  });

  // At this width a card is at its narrowest.
  test('says each summary whole, in every language, with FULL=1 on every page @full', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    const lists = /\/knowledge-bank\/(events|articles|publications)(\/page\/\d+)?$/;
    const cut: string[] = [];
    const look = async () => {
      await page.evaluate(() => document.fonts.ready);
      const texts = entries(page).locator('p');
      cut.push(
        ...(await texts.evaluateAll((all) =>
          all.filter((p) => p.scrollHeight > p.clientHeight + 1).map((p) => p.textContent),
        )),
      );
    };
    for (const route of everyRoute.filter((path) => lists.test(path))) {
      await page.goto(siteUrl + route);
      await look();
    }
    // With spacing of the visitor's own.
    for (const route of ['/', EVENTS]) {
      await page.goto(siteUrl + route);
      await page.evaluate(() => {
        const own = new CSSStyleSheet();
        own.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
        );
        document.adoptedStyleSheets.push(own);
      });
      await look();
    }
    expect(cut).toEqual([]);
  });

  test('is searched as it is typed, from its first page, in its first address', async ({
    visit: { page },
  }) => {
    await openLive(page, `${siteUrl}${EVENTS}/page/3`);
    await box(page).fill('tax');
    await expect(page).toHaveURL(`${siteUrl}${EVENTS}?q=tax`);
    await expect.poll(async () => (await titles(page)).every((title) => /tax/i.test(title))).toBe(true);
    const found = await entries(page).count();
    await expect(count(page)).toHaveText(`${found} items`);
    // Every word counts, in any order and case.
    await box(page).fill('KNOW tcs');
    await expect(entries(page)).toHaveCount(1);
    await expect(entries(page)).toContainText('TCS at 20 Per Cent: What to Know Before You Remit');
    await box(page).fill('no such title');
    await expect(main(page)).toContainText('Result Not Found!');
    await expect(main(page).locator('img[src*="no-result"]')).toBeVisible();
    await expect(count(page)).toHaveText('0 items');
    // The search of the site knows what a misspelt word was to be.
    await box(page).fill('remittence');
    await main(page).getByRole('button', { name: 'Search the site' }).click();
    const everywhere = page.getByRole('dialog');
    await expect(everywhere.getByRole('searchbox')).toHaveValue('remittence');
    await expect(everywhere.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    // Emptied again it is the whole list, from its first page.
    await box(page).fill('');
    await expect(page).toHaveURL(siteUrl + EVENTS);
    await expect(entries(page)).toHaveCount(6);
    await expect(count(page)).toHaveText('60 items');
    await expect(pages(page).getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await pages(page).getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(`${siteUrl}${EVENTS}/page/2`);
    await expect(pages(page).getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  });

  test('that was searched and is paged through again has its former page by Back @full', async ({ page }) => {
    await openLive(page, siteUrl + EVENTS);
    const isPage = (name: string) =>
      expect(pages(page).getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    const first = await titles(page);
    await box(page).fill('tax');
    await expect.poll(() => titles(page)).not.toEqual(first);
    await box(page).fill('');
    await expect.poll(() => titles(page)).toEqual(first);
    await pages(page).getByRole('link', { name: 'Page 2' }).click();
    await isPage('Page 2');
    const second = await titles(page);
    await pages(page).getByRole('link', { name: 'Next' }).click();
    await isPage('Page 3');
    await expect(page).toHaveURL(`${siteUrl}${EVENTS}/page/3`);
    await page.goBack();
    await isPage('Page 2');
    await expect(page).toHaveURL(`${siteUrl}${EVENTS}/page/2`);
    await expect.poll(() => titles(page)).toEqual(second);
    await page.goBack();
    await isPage('Page 1');
    await expect(page).toHaveURL(siteUrl + EVENTS);
    await expect.poll(() => titles(page)).toEqual(first);
    await page.goForward();
    await isPage('Page 2');
    await expect.poll(() => titles(page)).toEqual(second);
  });

  test('that is searched from a later page is found there again by Back @full', async ({ page }) => {
    await openLive(page, siteUrl + EVENTS);
    await pages(page).getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(`${siteUrl}${EVENTS}/page/2`);
    // The address is there before the page, whose box is another one.
    await expect(pages(page).getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    const second = await titles(page);
    const [name = ''] = (await page.title()).split(' · 2');
    const crumbs = main(page).getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    await expect(crumbs).toHaveText(['Home', 'Knowledge Bank', 'Events', 'Events · 2']);
    await expect(page).toHaveTitle(`${name} · 2`);
    await box(page).pressSequentially('tax');
    await expect(page).toHaveURL(`${siteUrl}${EVENTS}?q=tax`);
    await expect(page).toHaveTitle(name);
    await expect(crumbs).toHaveText(['Home', 'Knowledge Bank', 'Events']);
    await expect.poll(() => titles(page)).not.toEqual(second);
    await page.goBack();
    await expect(page).toHaveURL(`${siteUrl}${EVENTS}/page/2`);
    await expect(page).toHaveTitle(`${name} · 2`);
    await expect(crumbs).toHaveText(['Home', 'Knowledge Bank', 'Events', 'Events · 2']);
    await expect.poll(() => titles(page)).toEqual(second);
    await expect(box(page)).toHaveValue('');
    await expect(count(page)).toHaveText('60 items');
    await expect(pages(page).getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await page.goForward();
    await expect(box(page)).toHaveValue('tax');
    await expect(page).toHaveURL(`${siteUrl}${EVENTS}?q=tax`);
    await expect(page).toHaveTitle(name);
    // Emptied, it is paged through in the browser, and its pages are named as they are.
    await box(page).fill('');
    await pages(page).getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveTitle(`${name} · 2`);
    // And one that is opened anew is that page, whatever was searched before.
    await openLive(page, `${siteUrl}${EVENTS}/page/2`);
    await expect(box(page)).toHaveValue('');
    expect(await titles(page)).toEqual(second);
    await expect(page).toHaveURL(`${siteUrl}${EVENTS}/page/2`);
  });

  test('that turns its pages in place is named as the page that it shows, in every place @full', async ({
    page,
  }) => {
    const named = () =>
      page.evaluate(() => {
        const places = 'link[rel=canonical], link[hreflang], [property="og:url"], a[data-language]';
        const addresses = [...document.querySelectorAll(places)].map((place) => {
          const address = place.getAttribute('content') ?? place.getAttribute('href') ?? '';
          return new URL(address, location.href).pathname;
        });
        const shared = document.querySelector('[property="og:title"]')?.getAttribute('content');
        return [document.title, shared, ...addresses];
      });
    await openLive(page, `${siteUrl}${EVENTS}/page/2`);
    const second = await named();
    await openLive(page, siteUrl + EVENTS);
    const first = await named();
    await box(page).fill('tax');
    // Before its items are there the whole list's pages are documents.
    await expect(count(page)).toHaveText(/^(?!60 )\d+ items$/);
    await box(page).fill('');
    await pages(page).getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(`${siteUrl}${EVENTS}/page/2`);
    expect(await named()).toEqual(second);
    await page.goBack();
    await expect.poll(named).toEqual(first);
    await openLive(page, `${siteUrl}${EVENTS}/page/2`);
    await box(page).fill('tax');
    await expect(page).toHaveURL(`${siteUrl}${EVENTS}?q=tax`);
    expect(await named()).toEqual(first);
  });

  test('pages through what a search found @full', async ({ visit: { page } }) => {
    await openLive(page, siteUrl + EVENTS);
    await box(page).fill('a');
    await expect(count(page)).toHaveText(/^(?!60 )\d+ items$/);
    const first = await titles(page);
    await pages(page).getByRole('link', { name: 'Next' }).click();
    await expect.poll(() => titles(page)).not.toEqual(first);
    expect(addressOf(page)).toBe(`${EVENTS}?q=a&page=2`);
    await box(page).fill('an');
    await expect(pages(page).getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('has an address for each page of what a search found: in a new tab, by Back, after a reload @full', async ({
    page,
    context,
  }) => {
    const link = (of: Page, name: string) => pages(of).getByRole('link', { name, exact: true });
    const isSecond = async (of: Page) => {
      await expect(link(of, 'Page 2')).toHaveAttribute('aria-current', 'page');
      await expect.poll(() => titles(of)).toEqual(second);
      await expect(of).toHaveURL(`${siteUrl}${EVENTS}?q=a&page=2`);
    };
    await openLive(page, siteUrl + EVENTS);
    await box(page).fill('a');
    // Neither all nor, for a moment, that they are being fetched.
    await expect(count(page)).toHaveText(/^(?!60 )\d+ items$/);
    const found = await count(page).textContent();
    const first = await titles(page);
    await expect(link(page, 'Page 2')).toHaveAttribute('href', `${EVENTS}?q=a&page=2`);
    await link(page, 'Page 2').scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(0);
    await link(page, 'Page 2').click();
    await expect.poll(() => titles(page)).not.toEqual(first);
    const second = await titles(page);
    await isSecond(page);
    // As after every turn: those who cannot see it hear of it.
    await expect(main(page)).toBeFocused();
    await expect(count(page)).toHaveText(`${found} · Page 2 of 10`);

    await page.goBack();
    await expect.poll(() => titles(page)).toEqual(first);
    await expect(page).toHaveURL(`${siteUrl}${EVENTS}?q=a`);
    await expect(count(page)).toHaveText(`${found}`);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    await page.goForward();
    await isSecond(page);
    await entries(page).first().getByRole('heading').click({ force: true });
    await expect(page).not.toHaveURL(/q=a/);
    await page.goBack();
    await isSecond(page);
    await page.reload();
    await isSecond(page);

    const tab = await context.newPage();
    await tab.goto(`${siteUrl}${EVENTS}?q=a&page=2`);
    await isSecond(tab);
    await tab.goto(`${siteUrl}${EVENTS}?q=a&page=99`);
    await expect(tab).toHaveURL(`${siteUrl}${EVENTS}?q=a&page=10`);
    await expect(link(tab, 'Page 10')).toHaveAttribute('aria-current', 'page');
    await link(tab, 'Page 1').click();
    await expect.poll(() => titles(tab)).toEqual(first);
    expect(addressOf(tab)).toBe(`${EVENTS}?q=a`);
  });

  test('begins at the first page with what was typed on a later one before it came to life @full', async ({
    page,
  }) => {
    const release = await holdApp(page);
    await page.goto(`${siteUrl}${EVENTS}/page/3`);
    await box(page).fill('a');
    release();
    await expect(count(page)).not.toHaveText('60 items');
    await expect(page).toHaveURL(`${siteUrl}${EVENTS}?q=a`);
    await expect(pages(page).getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('keeps its search for the return, each list its own; a shared link wins', async ({ page }) => {
    await openLive(page, siteUrl + EVENTS);
    await box(page).fill('patience');
    await expect(entries(page)).toHaveCount(1);
    await entries(page).getByRole('link').click();
    await expect(page).toHaveURL(/a-diwali-conversation-on-patience$/);
    await page.goBack();
    await expect(box(page)).toHaveValue('patience');
    await expect(entries(page)).toHaveCount(1);
    await page.getByRole('navigation', { name: 'Section' }).getByRole('link', { name: 'Articles' }).click();
    await expect(page).toHaveURL(`${siteUrl}/knowledge-bank/articles`);
    await expect(box(page)).toHaveValue('');
    await expect(entries(page)).toHaveCount(6);
    await page.getByRole('navigation', { name: 'Section' }).getByRole('link', { name: 'Events' }).click();
    await expect(box(page)).toHaveValue('patience');
    await expect(page).toHaveURL(`${siteUrl}${EVENTS}?q=patience`);
    await openLive(page, `${siteUrl}${EVENTS}?q=returning+to+india`);
    await expect(box(page)).toHaveValue('returning to india');
    await expect(entries(page)).toHaveCount(1);
  });

  test('is searched in its own language: the other language’s list is the whole one, and has a search of its own @full', async ({
    visit: { page },
  }) => {
    const switchTo = (name: string) =>
      page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await openLive(page, `${siteUrl}${EVENTS}/page/2`);
    await box(page).fill('patience');
    await expect(entries(page)).toHaveCount(1);
    await switchTo('हिन्दी');
    await expect(page).toHaveURL(`${siteUrl}/hi${EVENTS}`);
    const hindi = main(page).getByRole('searchbox');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expect(hindi).toHaveValue('');
    await expect(entries(page)).toHaveCount(6);
    await hindi.fill('धीरज');
    await expect(entries(page)).toHaveCount(1);
    await switchTo('English');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    // Each has kept what was searched there.
    await expect(box(page)).toHaveValue('patience');
    await expect(page).toHaveURL(`${siteUrl}${EVENTS}?q=patience`);
    await switchTo('हिन्दी');
    await expect(hindi).toHaveValue('धीरज');
    await expect(entries(page)).toHaveCount(1);
  });

  test('without a search box shows what it shows, whatever is searched elsewhere @full', async ({
    visit: { page },
  }) => {
    await openLive(page, siteUrl + EVENTS);
    await box(page).fill('patience');
    await expect(entries(page)).toHaveCount(1);
    await openLive(page, `${siteUrl}/knowledge-bank?q=tax`);
    await expect(main(page).getByRole('heading', { name: 'Lately written' })).toBeVisible();
    await expect(page).toHaveURL(`${siteUrl}/knowledge-bank?q=tax`);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await openLive(page, siteUrl + EVENTS);
    await expect(box(page)).toHaveValue('patience');
  });

  test('whose items cannot be fetched says so and keeps what was typed @full', async ({ page }) => {
    await page.route('**/_data/shared/list-events.*', (route) => route.abort());
    await openLive(page, siteUrl + EVENTS);
    await box(page).fill('tax');
    await expect(page.getByRole('alert')).toContainText('Something went wrong');
    await expect(box(page)).toHaveValue('tax');
    await expect(entries(page)).toHaveCount(6);
    await expect(count(page)).toHaveText('');
    await expect(busy(page)).toHaveCount(0);
  });

  test('that was searched without a connection is so when there is one again, and no error is left @full', async ({
    page,
    context,
  }) => {
    await openLive(page, siteUrl + EVENTS);
    await context.setOffline(true);
    await box(page).fill('patience');
    await expect(page.getByRole('alert')).toContainText('No Internet Connection');
    await context.setOffline(false);
    await expect(entries(page)).toHaveCount(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('takes over what was typed before the app arrived', async ({ page }) => {
    const release = await holdApp(page);
    const answer = await hold(page, '**/_data/shared/list-events.*');
    await page.goto(siteUrl + EVENTS);
    await box(page).pressSequentially('patience');
    release();
    // What stands there is not what was asked for.
    await expect(count(page)).toHaveText('Loading');
    await expect(busy(page).getByRole('article')).toHaveCount(6);
    answer();
    await expect(count(page)).toHaveText('1 item');
    await expect(busy(page)).toHaveCount(0);
    await expect(entries(page)).toHaveCount(1);
    await expect(box(page)).toHaveValue('patience');
  });

  for (const early of ['', 'ol', 'olsson'])
    test(`whose box was clicked before its kept search came has what is typed in its place, after “${early}” too @full`, async ({
      page,
    }) => {
      await openLive(page, siteUrl + EVENTS);
      await box(page).fill('wien');
      await expect(page).toHaveURL(`${siteUrl}${EVENTS}?q=wien`);
      const release = await holdApp(page);
      await page.goto(siteUrl + EVENTS);
      await box(page).click();
      await page.keyboard.type(early);
      release();
      await expect(box(page)).toHaveValue(early || 'wien');
      await expect(page).toHaveURL(`${siteUrl}${EVENTS}?q=${early || 'wien'}`);
      await page.keyboard.type('olsson'.slice(early.length));
      await expect(box(page)).toHaveValue('olsson');
    });

  test('that was searched where its script or the app could not be fetched is so with the connection @full', async ({
    page,
    context,
  }) => {
    for (const [script, word, found] of [
      ['collection-list', 'patience', 1],
      ['app', 'tax', 2],
    ] as const) {
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(`/${script}-`));
      await page.route(`**/assets/${script}-*.js`, (route) => route.abort());
      await page.goto(siteUrl + EVENTS);
      await box(page).focus();
      await failed;
      await context.setOffline(true);
      await box(page).fill(word);
      if (script !== 'app') await expect(page.getByRole('alert')).toContainText('No Internet Connection');
      // The app is asked for once as the browser tells of the connection; a script once more, since it may still fail then.
      if (script === 'app') await page.unrouteAll();
      const again =
        script !== 'app' &&
        page.waitForEvent('requestfailed', (request) => request.url().includes(`/${script}-`));
      await context.setOffline(false);
      await again;
      await page.unrouteAll();
      await expect(entries(page)).toHaveCount(found);
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  });

  test('goes on where the browser changes its address no more, and says later what was typed @full', async ({
    page,
  }) => {
    // As Safari does for half a minute after a hundred changes.
    await page.addInitScript(() => {
      const { replaceState } = History.prototype;
      let refuses = true;
      addEventListener('allowed', () => {
        refuses = false;
      });
      History.prototype.replaceState = function (...change) {
        if (refuses && /q=es/.test(String(change[2]))) throw new DOMException('too often', 'SecurityError');
        return replaceState.apply(this, change);
      };
    });
    await openLive(page, siteUrl + EVENTS);
    await box(page).pressSequentially('estate');
    await expect.poll(async () => (await titles(page)).every((title) => /estate/i.test(title))).toBe(true);
    await expect(page).toHaveURL(/q=e$/);
    await page.evaluate(() => dispatchEvent(new Event('allowed')));
    await expect(page).toHaveURL(/q=estate$/);
  });

  test('into whose search a whole page was pasted is there after a reload @full', async ({ page }) => {
    await openLive(page, siteUrl + EVENTS);
    await box(page).focus();
    await page.keyboard.insertText('क'.repeat(5000));
    await expect(page).toHaveURL(/q=/);
    await page.reload();
    await expect(box(page)).toHaveValue('क'.repeat(200));
  });

  test('is a plain list with pages without JavaScript', async ({ plainPage }) => {
    await plainPage.goto(siteUrl + EVENTS);
    await expect(entries(plainPage)).toHaveCount(6);
    await expect(box(plainPage)).toBeHidden();
    await pages(plainPage).getByRole('link', { name: 'Next' }).click();
    await expect(plainPage).toHaveURL(`${siteUrl}${EVENTS}/page/2`);
    await plainPage.goto(`${siteUrl}${EVENTS}?page=4`);
    await expect(plainPage).toHaveURL(`${siteUrl}${EVENTS}/page/4`);
  });
});

test('a publication opens its document in a new tab, and shows its first page', async ({
  visit: { page },
}) => {
  await page.goto(`${siteUrl}/knowledge-bank/publications`);
  const first = entries(page).first();
  await expect(first.getByRole('link')).toHaveAttribute('href', '/documents/the-family-folder.pdf');
  await expect(first.getByRole('link')).toHaveAttribute('target', '_blank');
  await expect(first).toContainText(/PDF, \d+ KB/);
  const width = () => first.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
});

test('the first page of a document is fetched no larger than it is shown, on a phone as on a wide screen @full', async ({
  browser,
}) => {
  for (const [width, deviceScaleFactor, fetched] of [
    [412, 2.625, 480],
    [700, 1, 240],
    [1280, 2, 480],
  ] as const) {
    const context = await browser.newContext({ viewport: { width, height: 823 }, deviceScaleFactor });
    const page = await context.newPage();
    await page.goto(`${siteUrl}/knowledge-bank/publications`);
    const cover = entries(page).first().locator('img');
    await expect(cover).toHaveJSProperty('complete', true);
    const [source, shown] = await cover.evaluate((image: HTMLImageElement) => [
      image.currentSrc,
      image.clientWidth,
    ]);
    expect(source).toMatch(new RegExp(`-${fetched}\\.webp$`));
    expect(shown * deviceScaleFactor).toBeLessThanOrEqual(fetched);
    await context.close();
  }
});

test('an event plays in the page only when asked, and leads on', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${siteUrl}`) && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'player' }));
  await openLive(page, `${siteUrl}${EVENTS}/a-diwali-conversation-on-patience`);
  expect(foreign).toEqual([]);
  const play = main(page).getByRole('button', { name: 'Play A Diwali Conversation on Patience' });
  await play.focus();
  await page.keyboard.press('Enter');
  const player = main(page).locator('iframe');
  await expect(player).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/yR7-FwwFO3w/);
  await expect(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  // A frame that is still on its way takes the focus along when it arrives.
  await expect(player.contentFrame().getByText('player')).toBeVisible();
  // Those below play as well, where they stand, and their titles lead on.
  const more = main(page).getByRole('region', { name: 'MORE EVENTS' }).getByRole('article');
  await expect(more.getByRole('button', { name: /^Play / })).toHaveCount(3);
  await more.first().getByRole('button').click();
  await expect(more.first().locator('iframe')).toBeFocused();
  await expect(page).toHaveURL(/a-diwali-conversation-on-patience$/);
  const near = main(page).getByRole('navigation', { name: 'Before and after' });
  await near.getByRole('link', { name: /^Next/ }).click();
  await expect(page).toHaveURL(/\/events\/gold-at-record-prices-/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('what is typed while the next page is slow to come stays out of its address @full', async ({ page }) => {
  await openLive(page, EVENTS);
  const release = await hold(page, '**/sign-up');
  await follow(page, '/sign-up');
  await expect(page).toHaveURL(`${siteUrl}/sign-up`);
  await box(page).fill('patience');
  await expect(entries(page)).toHaveCount(1);
  await expect(page).toHaveURL(`${siteUrl}/sign-up`);
  release();
  await expect(box(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${siteUrl}/sign-up`);

  // Nor does a list write there whose script comes after its page was left.
  const arrive = await hold(page, '**/assets/collection-list-*.js');
  await page.goto(EVENTS);
  await page.evaluate(() =>
    document.body.dispatchEvent(new PointerEvent('pointermove', { movementX: 1, bubbles: true })),
  );
  await expect(page.locator('html')).toHaveAttribute('data-live', '');
  await follow(page, '/sign-up');
  await expect(page).toHaveTitle(/^Sign up/);
  const came = page.waitForEvent('requestfinished', (request) => request.url().includes('/collection-list-'));
  arrive();
  const script = (await came).url();
  // It is there, and some frames have passed.
  await page.evaluate((url) => import(url), script);
  await page.evaluate(() => document.body.animate({}, 100).finished.then(() => {}));
  await expect(page).toHaveURL(`${siteUrl}/sign-up`);
});

test('a list of events plays each in its place, while it wakes and after a search; the title leads to the page @full', async ({
  page,
}) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ body: 'player' }));
  // The app is there and serves the page; the list's own script is not.
  const release = await hold(page, '**/assets/collection-list-*.js');
  await page.goto(EVENTS);
  await page.mouse.move(4, 790);
  await page.locator('html[data-live]').waitFor();
  const plays = main(page).locator('[data-video]');
  const before = await plays.count();
  await plays.first().click();
  release();
  await expect(main(page).locator('iframe')).toHaveCount(1);
  await expect(plays).toHaveCount(before - 1);
  await box(page).fill('patience');
  await expect(entries(page)).toHaveCount(1);
  await entries(page)
    .getByRole('button', { name: /^Play / })
    .click();
  await expect(entries(page).locator('iframe')).toHaveCount(1);
  // The card's link covers all but the video.
  await entries(page).getByRole('heading').click({ force: true });
  await expect(page).toHaveURL(/a-diwali-conversation-on-patience$/);
});

test('a long article lists its parts, and leads to others on its subject', async ({ visit: { page } }) => {
  await openLive(page, `${siteUrl}/knowledge-bank/articles/union-budget-2023`);
  const contents = main(page).getByRole('navigation', { name: 'In this article' });
  await contents.getByRole('link', { name: 'Money sent abroad' }).click();
  await expect(main(page).getByRole('heading', { name: 'Money sent abroad' })).toBeInViewport();
  const related = main(page).getByRole('region', { name: 'On the same subject' });
  await expect(related.getByRole('article')).toHaveCount(3);
  await expect(
    main(page).getByRole('region', { name: 'MORE RECENT ARTICLES' }).getByRole('article'),
  ).toHaveCount(3);
});

test('a cover in a row of a phone is nearly as high as the frame that it has there', async ({
  plainPage,
}) => {
  await plainPage.setViewportSize({ width: 390, height: 800 });
  await plainPage.goto('/knowledge-bank/publications');
  const [cover = 0, frame = 1] = await plainPage
    .locator('main ul:has(> li a[href$=".pdf"])')
    .first()
    .evaluate((list) => {
      const within = (rules: CSSRuleList): CSSRule[] =>
        [...rules].flatMap((rule) => [
          rule,
          ...('cssRules' in rule ? within(rule.cssRules as CSSRuleList) : []),
        ]);
      // The shipped lists are cards: what makes rows of them is the class of this rule.
      const ofRows = [...document.styleSheets]
        .flatMap((sheet) => within(sheet.cssRules))
        .find((rule) => rule instanceof CSSStyleRule && rule.style.flexBasis.startsWith('clamp(6rem'));
      list.classList.add(/^\.([\w-]+)/.exec((ofRows as CSSStyleRule).selectorText)?.[1] ?? '');
      const image = list.querySelector('img');
      return [image?.clientHeight, image?.parentElement?.clientHeight];
    });
  expect(cover / frame).toBeGreaterThan(0.8);
  await plainPage.setViewportSize({ width: 1280, height: 800 });
});
