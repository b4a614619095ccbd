import { expect, type Page } from '@playwright/test';
import { deviceBackOf, follow, hold, holdApp, live, openLive } from './support/app.ts';
import { violationsOf } from './support/axe.ts';
import { siteUrl } from './support/site.ts';
import { test } from './support/test.ts';

const NAME = 'Search the site';
const INDEX = '**/_data/search/*.json';
const SCRIPT = '**/assets/open-search-*.js';
const ARTICLE = '/knowledge-bank/articles/union-budget-2023';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: NAME });
const fieldOf = (page: Page) => page.getByRole('searchbox', { name: NAME });
const buttonOf = (page: Page) => page.getByRole('button', { name: NAME });
const chosen = (page: Page) => page.getByRole('option', { selected: true });

test('/ opens the search; typing finds, arrows and Enter lead to a result, in the same document', async ({
  page,
  watch,
}) => {
  await openLive(page, '/about-us');
  expect(watch.requests.filter((url) => /search|site-finder/.test(url))).toEqual([]);
  await page.keyboard.press('/');
  await expect(fieldOf(page)).toBeFocused();
  await expect(fieldOf(page)).toHaveValue('');
  await expect(page.getByRole('option')).toHaveText([
    'About',
    'Services',
    'Process',
    'Products',
    'Profiles',
    'Knowledge Bank',
    'Contact Us',
    'SIP Calc',
  ]);

  await page.keyboard.type('union/budjet');
  await expect(fieldOf(page)).toHaveValue('union/budjet');
  const article = page.getByRole('option', { name: /^Article.*Union Budget 2023: what changes/ });
  await expect(article).toHaveAttribute('href', ARTICLE);
  await expect(article.getByText('Feb 3, 2023')).toBeVisible();
  await expect(article.locator('mark').first()).toHaveText('Union');
  const document_ = page.getByRole('option', { name: /^Publication.*PDF, .*opens in a new tab/ });
  await expect(document_).toHaveAttribute('target', '_blank');
  await expect(dialogOf(page).getByRole('status')).toHaveText('Results: 2');

  await fieldOf(page).fill('tax');
  const count = dialogOf(page).getByRole('status');
  await expect(count).toHaveText(/^The best 20 of \d+ results$/);
  await expect(dialogOf(page).locator('[aria-live=polite]')).toHaveText(/^The best 20 of \d+ results$/);
  // The next letter does not empty it.
  const texts = await fieldOf(page).evaluateHandle((input) => {
    const line = input.closest('dialog, [role=dialog]')?.querySelector('[role=status]');
    const seen: (string | null | undefined)[] = [];
    new MutationObserver(() => seen.push(line?.textContent)).observe(line ?? input, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return seen;
  });
  await fieldOf(page).fill('taxe');
  await expect(count).toHaveText(/^Results: \d+$/);
  expect(await texts.jsonValue()).not.toContain('');
  await fieldOf(page).fill('tax');
  await expect(count).toHaveText(/^The best 20 of \d+ results$/);
  const results = page.getByRole('option');
  await page.keyboard.press('End');
  await expect(chosen(page)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(results.last()).toHaveAttribute('aria-selected', 'true');
  await expect(results.last()).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(results.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(chosen(page)).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await expect(chosen(page)).toContainText('Global Tax Advisory');
  await expect(fieldOf(page)).toHaveAttribute(
    'aria-activedescendant',
    (await chosen(page).getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${siteUrl}/services/global-tax-advisory`);
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Global Tax Advisory');
  expect(watch.documents).toHaveLength(1);
  expect(watch.problems).toEqual([]);
  expect(await watch.violations()).toEqual([]);

  await page.keyboard.press('/');
  await expect(fieldOf(page)).toHaveValue('tax');
  await page.keyboard.type('zzqqxx');
  await expect(dialogOf(page).getByRole('status')).toHaveText('Result Not Found! Try fewer or other words.');
  await fieldOf(page).fill('sip');
  await expect(page.getByRole('option').first()).toContainText('SIP Calculator');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${siteUrl}/sip`);
});

test('a result that is the open page leads to its top, and the focus with it @full', async ({
  visit: { page },
}) => {
  await openLive(page, '/about-us');
  await buttonOf(page).click();
  await fieldOf(page).fill('about');
  await page.locator('[role=option][href="/about-us"]').click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

for (const width of [390, 1280]) {
  test(`at ${width} px a button opens it, Escape, Close and a device’s Back give the focus back; axe has nothing to say @full`, async ({
    page,
  }) => {
    const pressDeviceBack = await deviceBackOf(page);
    await page.setViewportSize({ width, height: 800 });
    await openLive(page, '/knowledge-bank/articles');
    const { width: wide = 0, height = 0 } = (await buttonOf(page).boundingBox()) ?? {};
    expect(Math.min(wide, height)).toBeGreaterThanOrEqual(44);
    await buttonOf(page).click();
    await expect(fieldOf(page)).toBeFocused();
    const box = await dialogOf(page).boundingBox();
    if (width === 390) expect(box).toEqual({ x: 0, y: 0, width: 390, height: 800 });
    expect.soft(await violationsOf(page)).toEqual([]);
    await page.keyboard.type('retirement');
    await page.getByRole('option').filter({ hasText: 'Retirement Investments' }).waitFor();
    await page.keyboard.press('ArrowDown');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect
        .soft(await violationsOf(page, colorScheme === 'light' ? 'all' : 'colours'), colorScheme)
        .toEqual([]);
    }
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    await expect(buttonOf(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await dialogOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(buttonOf(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(fieldOf(page)).toBeFocused();
    await pressDeviceBack();
    await expect(buttonOf(page)).toBeFocused();

    const list = page.getByRole('main').getByRole('searchbox', { name: 'Search', exact: true });
    await list.focus();
    await page.keyboard.press('/');
    await expect(list).toHaveValue('/');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Home' }).first().focus();
    await page.keyboard.press('Control+/');
    await expect(dialogOf(page)).toBeHidden();
    await page.keyboard.press('/');
    await expect(fieldOf(page)).toBeFocused();
    // A key alone can be turned off, for whoever speaks to the device.
    const choice = dialogOf(page).getByRole('checkbox', { name: 'Open the search with the / key' });
    await fieldOf(page).clear();
    await choice.uncheck();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'Home' }).first()).toBeFocused();
    const init = { key: '/', bubbles: true, cancelable: true };
    const isTaken = () =>
      page.evaluate((init) => !document.body.dispatchEvent(new KeyboardEvent('keydown', init)), init);
    expect(await isTaken()).toBe(false);
    await buttonOf(page).click();
    await choice.check();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
    expect(await isTaken()).toBe(true);
  });
}

test('Enter with which an input method ends a word opens nothing @full', async ({ visit: { page } }) => {
  await openLive(page, '/about-us');
  await buttonOf(page).click();
  await fieldOf(page).fill('estate');
  await expect(dialogOf(page).getByRole('option').first()).toContainText(/estate/i);
  await fieldOf(page).dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true });
  await expect(dialogOf(page)).toBeVisible();
  await fieldOf(page).press('Enter');
  await expect(dialogOf(page)).toBeHidden();
});

test('a whole document that is pasted into the search stops nothing @full', async ({ visit: { page } }) => {
  await openLive(page, '/about-us');
  await buttonOf(page).click();
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.insertText('estate '.repeat(10_000));
  expect((await fieldOf(page).inputValue()).length).toBe(200);
});

test('a press beside the search closes it and reaches nothing of the page, which is not styled anew for that', async ({
  page,
}) => {
  await openLive(page, '/about-us');
  const link = page.getByRole('banner').getByRole('link').first();
  const box = await link.boundingBox();
  await page.keyboard.press('/');
  await expect(fieldOf(page)).toBeFocused();
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).pointerEvents)).toBe('auto');
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL(`${siteUrl}/about-us`);
});

test('Escape while a word is composed leaves the dialog open @full', async ({ visit: { page } }) => {
  await openLive(page, '/about-us');
  await buttonOf(page).click();
  const press = (isComposing: boolean) =>
    fieldOf(page).dispatchEvent('keydown', { key: 'Escape', isComposing, bubbles: true, cancelable: true });
  await press(true);
  await expect(fieldOf(page)).toBeFocused();
  await press(false);
  await expect(dialogOf(page)).toBeHidden();
});

async function openFailing(page: Page): Promise<void> {
  await page.route(INDEX, (route) => route.abort());
  await openLive(page, '/about-us');
  await buttonOf(page).click();
  await expect(dialogOf(page).getByRole('alert')).toContainText('The search could not be loaded.');
  await page.keyboard.type('estate');
}

test('a failure is said, and may be mended @full', async ({ page }) => {
  await openFailing(page);
  await page.unroute(INDEX);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('option').first()).toContainText('Estate Planning');
  await expect(fieldOf(page)).toBeFocused();
});

test('a search that fails for a lost connection goes on once that is back @full', async ({
  page,
  context,
}) => {
  await openFailing(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(dialogOf(page).getByRole('alert')).toContainText('No Internet Connection');
  await page.unroute(INDEX);
  await context.setOffline(false);
  await expect(page.getByRole('option').first()).toContainText('Estate Planning');
});

test('the error of an attempt to open it is over once it opens @full', async ({ page }) => {
  await page.route(SCRIPT, (route) => route.abort());
  await openLive(page, '/terms');
  await page.locator('main a').first().focus();
  await page.keyboard.press('/');
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  // It outlives the page on which it came; the focus cannot go back there.
  await follow(page, '/about-us');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('alert').getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await buttonOf(page).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await page.unroute(SCRIPT);
  await buttonOf(page).click();
  await expect(dialogOf(page)).toBeVisible();
  // Behind a dialog it has no role.
  await expect(page.locator('[data-system-error]')).toHaveCount(0);
});

test('it does not open over a page that came while its script was on its way @full', async ({ page }) => {
  const release = await hold(page, SCRIPT);
  await openLive(page, '/about-us');
  const asked = page.waitForRequest(SCRIPT);
  await buttonOf(page).click();
  const script = (await asked).url();
  await follow(page, '/services');
  await expect(page.getByRole('main')).toBeFocused();
  release();
  // Whoever asked before has it by then.
  await page.evaluate((url) => import(url), script);
  expect(await dialogOf(page).count()).toBe(0);
  await buttonOf(page).click();
  await expect(dialogOf(page)).toBeVisible();
});

test('letters typed before its script arrives are not lost @full', async ({ page }) => {
  const release = await hold(page, SCRIPT);
  await openLive(page, '/about-us');
  await page.keyboard.press('/');
  await page.keyboard.type('sip');
  release();
  await expect(fieldOf(page)).toHaveValue('sip');
  await page.keyboard.type(' plan');
  await expect(fieldOf(page)).toHaveValue('sip plan');
});

test('Enter opens nothing that was found for fewer letters than there are @full', async ({ page }) => {
  const found = (href: string, title: string) => {
    return { href, kind: 'page', title, text: '', headings: '', body: '' };
  };
  // A search in parts, of which the second comes late.
  const parts = {
    '.json': { piece: 2, count: 2, home: 0, words: ['alpha', 'beta'] },
    '/entries-0.json': [found('/about-us', 'Alpha'), found('/services', 'Alpha beta')],
    '/words-0.json': { alpha: [0, 2, 1, 1] },
    '/words-1.json': { beta: [1, 1] },
  };
  for (const [name, json] of Object.entries(parts))
    await page.route(`**/_data/search/*${name}`, (route) => route.fulfill({ json }));
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/words-1.json', (route) => released.then(() => route.fallback()));
  await openLive(page, '/terms');
  await page.keyboard.press('/');
  await page.keyboard.type('alpha');
  await expect(page.getByRole('option')).toHaveCount(2);
  await page.keyboard.type(' beta');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeVisible();
  release();
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${siteUrl}/services`);
});

test('a press on the button before the app arrives opens it then @full', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/about-us', { waitUntil: 'commit' });
  await buttonOf(page).click();
  release();
  await live(page);
  await expect(fieldOf(page)).toBeFocused();
});

test('the not-found page offers the nearest pages, and nothing where none is near', async ({
  visit: { page },
}) => {
  const response = await page.goto(ARTICLE.replace('budget', 'budjet'));
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  const links = main.getByRole('status').getByRole('link');
  await expect(main.getByText('Were you looking for one of these?')).toBeVisible();
  await expect(links.first()).toHaveAttribute('href', ARTICLE);
  expect(await links.count()).toBeLessThanOrEqual(4);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Oops!');
  await expect(main.getByRole('link', { name: 'Home' })).toBeVisible();
  await links.first().click();
  await expect(page).toHaveURL(siteUrl + ARTICLE);

  const index = page.waitForResponse(INDEX);
  await page.goto('/no-such-page');
  await (await index).finished();
  await live(page);
  await expect(main.getByText('Page Not Found!')).toBeVisible();
  await expect(links).toHaveCount(0);
});

for (const address of ['/caf%C3%A9', '/%EC%82%AC%EB%9E%8C', '/about-us%20'])
  test(`the not-found page at ${address} is loaded once`, async ({ page }) => {
    let loaded = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loaded += 1;
    });
    await openLive(page, address);
    await expect(page.getByRole('main').getByText('Page Not Found!')).toBeVisible();
    expect(loaded).toBe(1);
  });

test('without JavaScript there is no button', async ({ plainPage }) => {
  await plainPage.goto('/about-us');
  await expect(buttonOf(plainPage)).toBeHidden();
});
