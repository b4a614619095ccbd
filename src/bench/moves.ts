import type { Browser, Page } from '@playwright/test';
import { DESKTOP, median, onPage, open, PHONE, repeat, slowDown, throttle } from './browser.ts';

/** Items in the list that is searched. */
export const SEARCHED = 5000;

const LIST = '/knowledge-bank/events';
const TYPED = ['s', 'si', 'sip', 'sip 4', 'sip 49', 'zzz'];

interface Card {
  readonly id: string;
  readonly title: string;
}

/** As many cards as wanted, made of those that are there. */
function manyCards(cards: readonly Card[]): Card[] {
  return Array.from({ length: SEARCHED }, (_, index) => {
    const like = cards[index % cards.length] ?? { id: '', title: '' };
    return { ...like, id: `${like.id}-${index}`, title: `${like.title} SIP ${index}` };
  });
}

/**
 * Types letters into a list's search box on a processor four times slower; medians of all letters.
 * @returns milliseconds from a letter typed until what was found stands in the document (the filter and React
 * together), and until it is laid out too
 */
export function measureListSearch(browser: Browser, address: string) {
  return onPage(browser, PHONE, async (page) => {
    await page.route('**/_data/shared/list-events.*', async (route) => {
      const cards: Card[] = await (await route.fetch()).json();
      await route.fulfill({ json: manyCards(cards) });
    });
    await open(page, address + LIST);
    const box = page.getByRole('main').getByRole('searchbox');
    await box.fill('no such title');
    await page.getByText('0 items').waitFor();
    await slowDown(page);
    const type = (text: string) =>
      box.evaluate(async (input: HTMLInputElement, value) => {
        const status = document.querySelector('main [role=status]');
        const started = performance.now();
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        set?.call(input, value);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        // React has answered when the queue is empty; reading a size lays the new list out.
        await Promise.resolve();
        const found = performance.now() - started;
        const height = document.documentElement.scrollHeight;
        return { found, laidOut: performance.now() - started, shown: `${status?.textContent} ${height}` };
      }, text);
    const runs = await repeat(3 * TYPED.length, (turn) => type(TYPED[turn % TYPED.length] ?? ''));
    return {
      found: median(runs.map(({ found }) => found)),
      laidOut: median(runs.map(({ laidOut }) => laidOut)),
    };
  });
}

const DIGITS = '1234567';

/** In the page: collects how long the result waits after each digit. */
function watchResult(): number[] {
  const times: number[] = [];
  let typed = 0;
  window.addEventListener(
    'input',
    () => {
      typed = performance.now();
    },
    { capture: true },
  );
  const result = document.querySelector('[role=status][aria-label]');
  if (!result) return times;
  new MutationObserver(() => {
    if (typed > 0) times.push(performance.now() - typed);
    typed = 0;
  }).observe(result, { characterData: true, childList: true, subtree: true });
  return times;
}

/**
 * Types numbers into the calculator's first box, digit by digit, on a wide screen, where sliders follow.
 * @returns milliseconds from the event that a digit makes until the result stands in the document
 * @throws Error where a digit changes no result
 */
export function measureTyping(browser: Browser, address: string) {
  return onPage(browser, DESKTOP, async (page) => {
    await throttle(page);
    await open(page, `${address}/sip`);
    const box = page.locator('main input[data-box]').first();
    await box.focus();
    await page.locator('main button[role=radio]').first().waitFor();
    const watched = await page.evaluateHandle(watchResult);
    // The first number warms the code up, as the visitor's own first one does.
    for (let turn = 0; turn < 4; turn += 1) {
      await box.fill('');
      for (const digit of DIGITS) {
        await page.keyboard.press(digit);
        await page.waitForTimeout(120);
      }
    }
    const times = await watched.jsonValue();
    if (times.length < 4 * DIGITS.length) throw new Error('Not every digit changed the calculator’s result.');
    const warm = times.slice(DIGITS.length);
    return { median: median(warm), worst: Math.max(...warm) };
  });
}

/** Presses what opens the search, or closes it, and waits until that has been drawn. */
const press = (page: Page, isOpening: boolean) =>
  page.evaluate(async (isOpening) => {
    const started = performance.now();
    const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    if (isOpening) document.querySelector<HTMLElement>('[data-search]')?.click();
    else document.activeElement?.dispatchEvent(key);
    do await new Promise((frame) => requestAnimationFrame(frame));
    while ((document.querySelector('[role=dialog]') !== null) !== isOpening);
    // The frame is drawn after what asked for it.
    await new Promise((drawn) => setTimeout(drawn));
    return performance.now() - started;
  }, isOpening);

/**
 * Opens and closes the search over the home page on a processor four times slower.
 * @returns milliseconds from the press until it is drawn; medians of five, after a first time that fetches its script
 */
export function measureDialog(browser: Browser, address: string) {
  return onPage(browser, PHONE, async (page) => {
    await open(page, `${address}/`);
    await slowDown(page);
    const turns = await repeat(6, async () => {
      const opened = await press(page, true);
      await page.waitForTimeout(500);
      const closed = await press(page, false);
      await page.waitForTimeout(500);
      return { opened, closed };
    });
    const warm = turns.slice(1);
    return {
      opened: median(warm.map(({ opened }) => opened)),
      closed: median(warm.map(({ closed }) => closed)),
    };
  });
}

const WIDTHS = [390, 768, 1280];
/** So long without a movement, in milliseconds: the row has settled. */
const STILL = 300;

/** Presses Next and watches the row, frame by frame. */
function move(page: Page): Promise<number> {
  const row = page.locator('main [role=group][data-live]').first();
  return row.evaluate(async (viewport, still) => {
    const list = viewport.querySelector('ul');
    const buttons = viewport.parentElement?.querySelectorAll('button') ?? [];
    const next = buttons[buttons.length - 1];
    if (!list || !next) return Number.NaN;
    const started = performance.now();
    next.click();
    let [shown, changed, now] = [list.style.transform, started, started];
    while (now - changed < still) {
      await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
      now = performance.now();
      if (list.style.transform === shown) continue;
      shown = list.style.transform;
      changed = now;
    }
    return changed - started;
  }, STILL);
}

/**
 * How long the home page's first carousel takes for a move, at each number of cards side by side.
 * @returns milliseconds from a press of Next until the row's last movement, not throttled; the median of five
 */
export async function measureCarousel(browser: Browser, address: string) {
  const moves = [];
  for (const width of WIDTHS) {
    const options = { viewport: { width, height: 900 }, reducedMotion: 'no-preference' as const };
    const time = await onPage(browser, options, async (page) => {
      await open(page, `${address}/`);
      await page.locator('main [role=group]').first().scrollIntoViewIfNeeded();
      await page.locator('main [role=group][data-live]').first().waitFor();
      await page.waitForTimeout(1000);
      return median(await repeat(5, () => move(page)));
    });
    moves.push({ width, time });
  }
  return moves;
}
