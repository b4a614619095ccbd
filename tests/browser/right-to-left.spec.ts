import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { openLive, wakeMenus } from './support/app.ts';
import { violationsOf } from './support/axe.ts';
import { root, type Served } from './support/site-process.ts';
import { test } from './support/test.ts';
import { changeJson, serveVariant } from './support/variant.ts';

// One build for all of them.
test.describe.configure({ mode: 'default' });

const LOCALES = [
  { code: 'en', name: 'English', format: 'en-US', dir: 'ltr' },
  { code: 'ur', name: 'اردو', format: 'ur-PK', dir: 'rtl' },
];

let site: Served;
test.beforeAll(async () => {
  // The new language is this folder, and its line in `locales`.
  site = await serveVariant({ locales: LOCALES }, async (folder) => {
    await rm(join(folder, 'locales'), { recursive: true });
    await cp(join(root, 'tests/fixtures/right-to-left/ur'), join(folder, 'locales/ur'), {
      recursive: true,
    });
    // Fewer pages to build: what they show is not asked for here, but for what texts lead to.
    const linking = (
      await Promise.all(
        ['pages/about-us.json', 'site.json'].map((path) => readFile(join(folder, path), 'utf8')),
      )
    ).join();
    await changeJson(join(folder, 'collections/events.json'), ({ items, ...rest }) => ({
      ...rest,
      items: Array.isArray(items) ? items.filter(({ id }, i) => i < 8 || linking.includes(id)) : items,
    }));
  });
});
test.afterAll(() => site?.close());

interface Place {
  readonly name: string;
  /** From the edge where a line begins, in pixels. */
  readonly start: number;
  readonly width: number;
}

/** Where the parts of a page begin, seen from the side where its lines begin. */
function places(page: Page, selector: string): Promise<Place[]> {
  return page.evaluate((parts) => {
    const { clientWidth, dir } = document.documentElement;
    const shown = [...document.querySelectorAll(parts)].filter((element) => element.checkVisibility());
    return shown.map((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const start = dir === 'rtl' ? clientWidth - right : left;
      return { name: element.tagName, start: Math.round(start), width: Math.round(width) };
    });
  }, selector);
}

const BOXES =
  'header > div, main section, main section > div, main li > article, main ol > li > h3, footer, footer > div';

for (const width of [390, 1280]) {
  test(`at ${width} px a page from right to left is the mirror image of its original @full`, async ({
    visit: { page },
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['', '/sip', '/contact-us']) {
      await openLive(page, `${site.url}${path || '/'}`);
      const original = await places(page, BOXES);
      await openLive(page, `${site.url}/ur${path}`);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page.locator('html')).toHaveAttribute('lang', 'ur');
      expect(original.length).toBeGreaterThan(1);
      expect(await places(page, BOXES), path).toEqual(original);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${path} is not wider than the screen`).toBe(width);
      expect(await violationsOf(page), path).toEqual([]);
    }
  });
}

test('the menu, its arrows and the text in another direction follow the script @full', async ({
  visit: { page },
}) => {
  await openLive(page, `${site.url}/ur`);
  await wakeMenus(page);
  const menu = page.getByRole('banner').getByRole('navigation').first();
  const entries = await menu
    .locator('> div > ul > li:visible, > ul > li:visible')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().right));
  expect(entries.length).toBeGreaterThan(3);
  expect(entries).toEqual([...entries].sort((a, b) => b - a));
  // What nobody has translated keeps its own language, and runs its own way.
  const card = page.locator('article[lang=en]').first();
  await expect(card).toHaveAttribute('dir', 'ltr');
  await expect(card).toHaveCSS('direction', 'ltr');
  // Its day is the page's: the first of its signs stands at the right.
  const [first = 0, last = 0] = await page
    .locator('article[lang=en] time')
    .first()
    .evaluate(({ firstChild: text }) =>
      [0, (text?.nodeValue ?? '').length - 1].map((at) => {
        const sign = document.createRange();
        if (text) sign.setStart(text, at);
        if (text) sign.setEnd(text, at + 1);
        return sign.getBoundingClientRect().left;
      }),
    );
  expect(first).toBeGreaterThan(last);
  await expect(page.locator('footer address a').last()).toHaveCSS('unicode-bidi', 'plaintext');
  await expect(page.locator('footer address a').last()).toHaveCSS('text-align', 'right');
  const arrows = page.locator('main .directed');
  const mirrored = await arrows.evaluateAll((icons) =>
    icons.map((icon) => [icon.closest('[dir]')?.getAttribute('dir'), getComputedStyle(icon).scale]),
  );
  expect(mirrored.length).toBeGreaterThan(4);
  expect(mirrored.every(([dir, scale]) => scale === (dir === 'rtl' ? '-1 1' : '1'))).toBe(true);
  const phone = page.getByRole('contentinfo').locator('a[href^="tel:"]').first();
  await expect(phone).toHaveCSS('direction', 'ltr');
  const ends = await phone.evaluate(({ parentElement }) =>
    [...(parentElement?.querySelectorAll('a') ?? [])].map((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      return Math.round(words.getBoundingClientRect().right);
    }),
  );
  expect(new Set(ends).size).toBe(1);
});

test('a row moves on to the left, and the arrow key points where it moves @full', async ({
  visit: { page },
}) => {
  await openLive(page, `${site.url}/ur`);
  const viewport = page.locator('main [role=group][tabindex="0"]').first();
  await viewport.scrollIntoViewIfNeeded();
  await expect(viewport).toHaveAttribute('data-live', '');
  const count = viewport.locator('xpath=..').locator('[aria-live]');
  await expect(count).toHaveText(/^1\D/);
  await viewport.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(count).toHaveText(/^2\D/);
  await page.keyboard.press('ArrowRight');
  await expect(count).toHaveText(/^1\D/);
});

test('a slider grows to the left, with the key that points there @full', async ({ visit: { page } }) => {
  await openLive(page, `${site.url}/ur/sip`);
  const slider = page.getByRole('slider').first();
  await slider.focus();
  await expect(slider).toHaveJSProperty('tagName', 'SPAN');
  await slider.focus();
  const value = async () => Number(await slider.getAttribute('aria-valuenow'));
  const before = await value();
  const place = (await slider.boundingBox())?.x ?? 0;
  await page.keyboard.press('ArrowLeft');
  await expect.poll(value).toBeGreaterThan(before);
  expect((await slider.boundingBox())?.x ?? 0).toBeLessThan(place);
});

test('figures stand below each other by their units @full', async ({ visit: { page } }) => {
  await openLive(page, `${site.url}/ur/sip`);
  const ends = await page.locator('main table tbody td:last-child:visible').evaluateAll((cells) =>
    cells.map((cell) => {
      const words = document.createRange();
      words.selectNode(cell.firstChild ?? cell);
      return Math.round(words.getBoundingClientRect().right);
    }),
  );
  expect(ends.length).toBeGreaterThan(1);
  expect(new Set(ends).size).toBe(1);
});

test('an address by e-mail and a telephone number are written from their left end @full', async ({
  visit: { page },
}) => {
  await openLive(page, `${site.url}/ur/contact-us`);
  for (const type of ['email', 'tel'])
    await expect(page.locator(`main input[type=${type}]`)).toHaveCSS('direction', 'ltr');
});

test('every page names both languages, and its selector leads to the other @full', async ({
  visit: { page },
}) => {
  await openLive(page, `${site.url}/ur/contact-us`);
  const alternates = await page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
  expect(alternates).toEqual(['en', 'ur', 'x-default']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page).toHaveURL(`${site.url}/contact-us`);
});
