import { expect, type Locator, type Page } from '@playwright/test';
import { follow, hold, holdApp, live, openLive, stopClock } from './support/app.ts';
import { full } from './support/site.ts';
import { test } from './support/test.ts';

const SERVICES = [
  'Retirement Investments',
  'Wealth Creation',
  'Risk Management',
  'International Investments',
  'Global Tax Advisory',
  'Estate Planning',
  'Treasury Operations for Corporates',
];
const CLIENTS = ['Business', 'For Her', 'Global', 'New Gen', 'Professional', 'Salaried', 'Retiree'];

/** The region with a carousel of articles of these names. */
const regionOf = (page: Page, names: readonly string[]) =>
  page
    .getByRole('region')
    .filter({ has: page.getByRole('group') })
    .filter({ has: page.getByRole('article', { name: names[0] ?? '', exact: true }) });
const rowOf = (region: Locator) => region.getByRole('group');
const button = (region: Locator, name: string) => region.getByRole('button', { name, exact: true });
const countOf = (region: Locator) => region.locator('[aria-live]');
/** The slides on view as the eye reads them and as a screen reader says them. */
const counted = (region: Locator, shown: string, said = shown) =>
  expect(countOf(region).locator('span')).toHaveText([`${shown} of 7`, `${said} of 7`]);

/** The names of the cards that the row shows, in the order in which they stand there. */
const shownIn = (row: Locator): Promise<string[]> =>
  row.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return [...element.querySelectorAll('article')]
      .map((card) => ({ name: card.getAttribute('aria-label') ?? '', box: card.getBoundingClientRect() }))
      .filter(({ box }) => box.left > left - 2 && box.right < right + 2)
      .sort((one, two) => one.box.left - two.box.left)
      .map(({ name }) => name);
  });

/** Brings a carousel to the screen and waits until it is an endless one. */
async function ready(page: Page, names: readonly string[]): Promise<Locator> {
  const region = regionOf(page, names);
  await region.scrollIntoViewIfNeeded();
  await expect(rowOf(region)).toHaveAttribute('data-live', '');
  await rowOf(region).scrollIntoViewIfNeeded();
  return region;
}

const from = (names: readonly string[], start: number, many: number) =>
  Array.from({ length: many }, (_, index) => names[(start + index + names.length) % names.length]);

/** The widest window of each number, and with `FULL=1` the narrowest. */
const SIZES = [
  { width: 390, many: 1, step: 1 },
  { width: 575, many: 1, step: 1 },
  { width: 576, many: 2, step: 2 },
  { width: 1023, many: 2, step: 2 },
  { width: 1024, many: 4, step: 1 },
  { width: 2560, many: 4, step: 1 },
].filter((_, i) => full || i % 2 === 1);

test('services stand 4, 2 or 1 side by side and go round without an end', async ({ visit: { page } }) => {
  await openLive(page, '/');
  const region = await ready(page, SERVICES);
  const row = rowOf(region);
  const buttons = region.getByRole('button');
  expect(await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual([
    'Previous',
    'Next',
  ]);
  await expect(countOf(region)).toHaveAttribute('aria-live', 'polite');
  for (const { width, many, step } of SIZES) {
    await page.setViewportSize({ width, height: 900 });
    const shows = (start: number) =>
      expect.poll(() => shownIn(row), `${width} px`).toEqual(from(SERVICES, start, many));
    await shows(0);
    const showsAndTells = async (start: number) => {
      await shows(start);
      const [first, last] = [start + 1, start + many];
      if (many === 1) await counted(region, `${first}`);
      else await counted(region, `${first}–${last}`, `${first} to ${last}`);
    };
    await showsAndTells(0);
    await button(region, 'Next').click();
    await showsAndTells(step);
    await button(region, 'Previous').click();
    await shows(0);
    // From the first one to the last.
    await button(region, 'Previous').click();
    await shows(-1);
    await button(region, 'Next').click();
    await shows(0);
    const [top, bottom] = [await row.boundingBox(), await button(region, 'Next').boundingBox()];
    const below = (bottom?.y ?? 0) > (top?.y ?? 0);
    expect(below, `buttons at ${width} px`).toBe(width < 1024);
    expect(Math.min(bottom?.width ?? 0, bottom?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

test('the count is right before the app is there @full', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/');
  const count = countOf(regionOf(page, SERVICES)).locator('[aria-hidden]').filter({ visible: true });
  for (const [width, shown] of [
    [390, '1'],
    [700, '1–2'],
    [1280, '1–4'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(count).toHaveText(`${shown} of 7`);
  }
  release();
});

test('of a count that is said in other words only what is read is copied @full', async ({
  visit: { page },
}) => {
  await page.goto('/');
  const copied = await countOf(regionOf(page, SERVICES)).evaluate((count) => {
    getSelection()?.selectAllChildren(count);
    return getSelection()?.toString().trim();
  });
  expect(copied).toBe('1–4 of 7');
});

test('the arrow keys move the row, wherever the focus is inside', async ({ visit: { page } }) => {
  await openLive(page, '/');
  const region = await ready(page, SERVICES);
  const shows = (start: number) =>
    expect.poll(() => shownIn(rowOf(region))).toEqual(from(SERVICES, start, 4));
  await rowOf(region).focus();
  await page.keyboard.press('ArrowRight');
  await shows(1);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await shows(-1);
  await button(region, 'Next').focus();
  await page.keyboard.press('ArrowRight');
  await shows(0);
  const link = region.getByRole('article', { name: SERVICES[0] ?? '' }).getByRole('link');
  await link.focus();
  await page.keyboard.press('ArrowRight');
  await shows(1);
});

test('the card that the keyboard comes to is shown, however late the focus comes @full', async ({
  visit: { page },
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page, '/');
  const region = await ready(page, SERVICES);
  await rowOf(region).focus();
  await page.keyboard.press('Tab');
  for (const at of [2, 1]) {
    const card = region.getByRole('article', { name: SERVICES[at] ?? '' });
    await card.getByRole('link').focus();
    await expect.poll(() => shownIn(rowOf(region))).toEqual([SERVICES[at]]);
    await counted(region, `${at + 1}`);
  }
});

test('a row that the keyboard reached while it slept shows that card, and counts from it @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const release = await holdApp(page);
  await page.goto('/');
  const region = regionOf(page, SERVICES);
  // From below, into its last card.
  await rowOf(regionOf(page, CLIENTS)).focus();
  const last = region.getByRole('article', { name: SERVICES[6] ?? '' }).getByRole('link');
  // Over the buttons of the other one.
  for (let keys = 0; keys < 4; keys += 1) await page.keyboard.press('Shift+Tab');
  await expect(last).toBeFocused();
  await expect.poll(() => shownIn(rowOf(region))).toContain(SERVICES[6]);
  release();
  await expect(rowOf(region)).toHaveAttribute('data-live', '');
  await expect.poll(() => shownIn(rowOf(region))).toContain(SERVICES[6]);
  await expect(last).toBeFocused();
  await counted(region, '7, 1');
  const buttons = region.getByRole('button');
  await expect(buttons.first()).toHaveAccessibleDescription(
    await region.getByRole('heading').first().innerText(),
  );
});

test('what moves a row may come just as its page is left @full', async ({ page, watch }) => {
  const motion = '**/assets/carousel-motion-*.js';
  const release = await hold(page, motion);
  const asked = page.waitForRequest(motion);
  await openLive(page, '/');
  await regionOf(page, SERVICES).scrollIntoViewIfNeeded();
  const request = await asked;
  // Its islands end with the second frame that shows the next page.
  await page.evaluate(() => {
    const later: FrameRequestCallback[] = [];
    const next = window.requestAnimationFrame;
    window.requestAnimationFrame = (act) => later.push(act);
    addEventListener('frames', () => {
      window.requestAnimationFrame = next;
      for (const act of later) next(act);
    });
  });
  await follow(page, '/contact-us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch');
  release();
  await (await request.response())?.finished();
  // Until all that React does with it is done.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await page.evaluate(() => dispatchEvent(new Event('frames')));
  await live(page);
  expect(watch.problems).toEqual([]);
});

test('a finger swipes the row, and the page keeps its place', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await openLive(page, '/');
  const session = await context.newCDPSession(page);
  for (const names of full ? [SERVICES, CLIENTS] : [SERVICES]) {
    const region = await ready(page, names);
    const row = rowOf(region);
    const { x = 0, y = 0, width = 0 } = (await row.boundingBox()) ?? {};
    const place = await page.evaluate(() => scrollY);
    const swipe = async (by: number) => {
      const start = by < 0 ? x + width - 40 : x + 40;
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: at === undefined ? [] : [{ x: at, y: y + 120 }],
        });
      await touch('touchStart', start);
      for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', start + by * part);
      await touch('touchEnd');
    };
    await expect.poll(() => shownIn(row)).toEqual(from(names, 0, 1));
    await swipe(-220);
    await expect.poll(() => shownIn(row)).toEqual(from(names, 1, 1));
    await counted(region, '2');
    await swipe(220);
    await expect.poll(() => shownIn(row)).toEqual(from(names, 0, 1));
    expect(await page.evaluate(() => scrollY)).toBe(place);
  }
  await context.close();
});

test('a mouse that drags the row marks no words; a double click marks one @full', async ({
  visit: { page },
}) => {
  await page.goto('/about-us');
  const region = await ready(page, CLIENTS);
  const words = region.getByRole('blockquote').nth(2);
  const { x, y } = (await words.boundingBox()) ?? { x: 0, y: 0 };
  const marked = () => page.evaluate(() => getSelection()?.toString());
  await page.mouse.move(x + 60, y + 12);
  await page.mouse.down();
  await page.mouse.move(x - 60, y + 60, { steps: 10 });
  await expect.poll(async () => (await words.boundingBox())?.x).toBeLessThan(x - 60);
  await page.mouse.up();
  expect(await marked()).toBe('');
  // A finger marks by resting on a word, a press of a mouse before it or not.
  const isKept = await words.evaluate((quote) => {
    const finger = new Touch({ identifier: 1, target: quote, clientX: 9, clientY: 9 });
    const begin = new Event('selectstart', { bubbles: true, cancelable: true });
    quote.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
    quote.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [finger] }));
    quote.dispatchEvent(begin);
    quote.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: [finger] }));
    return begin.defaultPrevented;
  });
  expect(isKept).toBe(false);
  await words.dblclick({ position: { x: 8, y: 12 } });
  expect(await marked()).toMatch(/^\p{L}+$/u);
});

test('a row that the browser itself has moved stands at a card @full', async ({ visit: { page } }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openLive(page, '/');
  const row = rowOf(await ready(page, SERVICES));
  for (const [offset, card] of [
    [24, 0],
    [373, 1],
  ] as const) {
    await row.evaluate((element, left) => element.scrollTo({ left, behavior: 'instant' }), offset);
    // A scroll of the length of a card shows the card at once; that the row takes it over comes with the next frame.
    await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
    await expect.poll(() => shownIn(row)).toEqual(from(SERVICES, card, 1));
  }
});

test('a row shows the same card in a window that turns @full', async ({ visit: { page } }) => {
  await openLive(page, '/');
  const region = await ready(page, SERVICES);
  for (let steps = 0; steps < 2; steps++) await button(region, 'Next').click();
  for (const [width, many] of [
    [1280, 4],
    [768, 2],
    [390, 1],
    [768, 2],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => shownIn(rowOf(region)), `${width} px`).toEqual(from(SERVICES, 2, many));
  }
});

test('without JavaScript both are rows that scroll', async ({ plainPage }) => {
  for (const width of [390, 768, 1280]) {
    await plainPage.setViewportSize({ width, height: 800 });
    await plainPage.goto('/');
    for (const names of [SERVICES, CLIENTS]) {
      const region = regionOf(plainPage, names);
      const row = rowOf(region);
      await expect(region.getByRole('button')).toHaveCount(0);
      await expect(row).toHaveCSS('overflow-x', 'auto');
      await expect(row).toHaveAttribute('tabindex', '0');
      const end = await row.evaluate((element) => {
        element.scrollTo({ left: element.scrollWidth, behavior: 'instant' });
        return element.scrollLeft;
      });
      expect(end).toBeGreaterThan(200);
      expect((await shownIn(row)).at(-1)).toBe(names.at(-1));
    }
  }
  await plainPage.setViewportSize({ width: 1280, height: 800 });
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  /** Opens home by a clock that stands still until it is told to run. */
  async function stopped(page: Page, names: readonly string[]): Promise<Locator> {
    await page.clock.install();
    await openLive(page, '/');
    const region = await ready(page, names);
    await page.mouse.move(0, 0);
    await stopClock(page);
    return region;
  }

  test('a move takes 1000 ms, give or take 100 @full', async ({ page }) => {
    const region = await stopped(page, SERVICES);
    const row = rowOf(region);
    await button(region, 'Next').click();
    await page.clock.runFor(900);
    const late = await row.locator('ul').evaluate((list) => list.style.transform);
    await page.clock.runFor(200);
    const ended = await row.locator('ul').evaluate((list) => list.style.transform);
    await page.clock.runFor(1000);
    expect(await row.locator('ul').evaluate((list) => list.style.transform)).toBe(ended);
    expect(late).not.toBe(ended);
    expect(await shownIn(row)).toEqual(from(SERVICES, 1, 4));
  });

  test('testimonials move by themselves every 3 s, until they are paused, pointed at or focused', async ({
    page,
  }) => {
    const region = await stopped(page, CLIENTS);
    const row = rowOf(region);
    const count = countOf(region);
    const buttons = region.getByRole('button');
    // No dots.
    expect(await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual([
      'Pause',
      'Previous',
      'Next',
    ]);
    const at = async () => Number.parseInt(await count.innerText(), 10);
    const expectStill = async () => {
      const before = await at();
      await page.clock.runFor(9000);
      expect(await at()).toBe(before);
    };
    // What a timer has asked for is drawn in a turn of its own.
    const isAt = (index: number) => expect.poll(at).toBe(index);
    /** Where the count stands after one more. */
    const next = (index: number) => (index % 7) + 1;

    // The pointer comes and goes: the 3 s begin anew.
    // Pictures that arrive late may move the row from under the pointer: then it comes once more.
    await expect(async () => {
      await page.mouse.move(0, 0);
      await row.hover();
      await expect(count).toHaveAttribute('aria-live', 'polite', { timeout: 1000 });
    }).toPass();
    await expectStill();
    await page.mouse.move(0, 0);
    await expect(count).toHaveAttribute('aria-live', 'off');
    const first = await at();
    await page.clock.runFor(2990);
    expect(await at()).toBe(first);
    await page.clock.runFor(20);
    await isAt(next(first));
    await page.clock.runFor(3000);
    await isAt(next(next(first)));
    await page.clock.runFor(1200);
    expect(await shownIn(row)).toEqual(from(CLIENTS, next(next(first)) - 1, 3));

    await row.focus();
    await expect(count).toHaveAttribute('aria-live', 'polite');
    await expectStill();
    await row.blur();
    await expect(count).toHaveAttribute('aria-live', 'off');

    await button(region, 'Pause').click();
    await page.mouse.move(0, 0);
    await expectStill();
    await button(region, 'Play').click();
    await page.mouse.move(0, 0);
    await expect(count).toHaveAttribute('aria-live', 'off');
    const again = await at();
    await page.clock.runFor(3010);
    await isAt(next(again));
  });
});

test('a row that comes to life below the pointer, or around the focus, is held by it @full', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const region = regionOf(page, CLIENTS);
  for (const reach of [
    () => rowOf(region).hover(),
    () => region.getByRole('button', { name: 'Next' }).focus(),
  ]) {
    await page.mouse.move(0, 0);
    const release = await hold(page, '**/assets/islands-*.js');
    await page.goto('/');
    await region.scrollIntoViewIfNeeded();
    await reach();
    release();
    await expect(rowOf(region)).toHaveAttribute('data-live', '');
    await expect(countOf(region)).toHaveAttribute('aria-live', 'polite');
    await page.unrouteAll();
  }
});

test('under reduced motion testimonials stand still; 3, 2 or 1 side by side @full', async ({ page }) => {
  await page.clock.install();
  await openLive(page, '/');
  const region = await ready(page, CLIENTS);
  await page.mouse.move(0, 0);
  await expect(button(region, 'Play')).toBeVisible();
  await page.clock.runFor(10_000);
  await counted(region, '1–3', '1 to 3');
  const sizes = [
    { width: 390, many: 1, step: 1 },
    { width: 547, many: 1, step: 1 },
    { width: 548, many: 2, step: 2 },
    { width: 1023, many: 2, step: 2 },
    { width: 1024, many: 3, step: 1 },
    { width: 2560, many: 3, step: 1 },
  ];
  for (const { width, many, step } of sizes) {
    await page.setViewportSize({ width, height: 900 });
    const shows = (start: number) =>
      expect.poll(() => shownIn(rowOf(region)), `${width} px`).toEqual(from(CLIENTS, start, many));
    await shows(0);
    await button(region, 'Next').click();
    await shows(step);
    await button(region, 'Previous').click();
    await shows(0);
  }
});

test('a person’s testimonials stand on the about page too @full', async ({ visit: { page } }) => {
  await openLive(page, '/about-us');
  const region = await ready(page, CLIENTS);
  await expect.poll(() => shownIn(rowOf(region))).toEqual(from(CLIENTS, 0, 3));
});
