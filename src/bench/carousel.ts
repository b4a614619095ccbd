import type { Browser, Page } from '@playwright/test';
import { onPage, open } from './browser.ts';
import { median, repeat } from './median.ts';

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
