import type { Browser } from '@playwright/test';
import { DESKTOP, onPage, open, throttle } from './browser.ts';
import { median } from './median.ts';

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
