import type { Browser } from '@playwright/test';
import { DESKTOP, throttle, untilLive } from './browser.ts';
import { median, repeat } from './median.ts';

/** Milliseconds from the click until the new page's heading is painted, on the throttled browser; medians of three. */
export interface Navigation {
  readonly path: string;
  readonly to: string;
  /** The pointer arrives at the link and clicks in the same moment. */
  readonly atOnce: number;
  /** The pointer rests on the link for 300 ms before it clicks, as people's do. */
  readonly afterPause: number;
}

const IN_SIGHT = 2000;

declare global {
  interface Window {
    benchNavigation?: Promise<number>;
  }
}

function watchHeading(): void {
  const before = document.querySelector('h1')?.textContent;
  window.benchNavigation = new Promise((resolve) => {
    const clicked = (event: Event) => {
      const started = event.timeStamp;
      const look = () => {
        const now = document.querySelector('h1')?.textContent;
        if (now === undefined || now === before) return void requestAnimationFrame(look);
        // Two frames on, what stands in the document has been on the screen.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
      };
      look();
    };
    document.addEventListener('click', clicked, { capture: true, once: true });
  });
}

async function navigate(browser: Browser, url: string, pause: number): Promise<{ time: number; to: string }> {
  const context = await browser.newContext(DESKTOP);
  try {
    const page = await context.newPage();
    await throttle(page);
    await page.goto(url, { waitUntil: 'load' });
    await untilLive(page);
    await page.evaluate(watchHeading);
    const here = new URL(url).pathname;
    const link = page.locator(`header a[href^="/"]:not([href="/"]):not([href="${here}"]):visible`).first();
    const to = (await link.getAttribute('href')) ?? '';
    await page.waitForTimeout(IN_SIGHT);
    const box = await link.boundingBox();
    if (!box) throw new Error(`${url} has no link in sight to follow.`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    if (pause > 0) await page.waitForTimeout(pause);
    await page.mouse.down();
    await page.mouse.up();
    const time = await page.evaluate(() => window.benchNavigation ?? Number.NaN);
    return { time, to };
  } finally {
    await context.close();
  }
}

export async function measureNavigation(
  browser: Browser,
  address: string,
  path: string,
): Promise<Navigation> {
  const atOnce = await repeat(3, () => navigate(browser, address + path, 0));
  const afterPause = await repeat(3, () => navigate(browser, address + path, 300));
  const time = (runs: readonly { time: number }[]) => median(runs.map((run) => run.time));
  return { path, to: atOnce[0]?.to ?? '', atOnce: time(atOnce), afterPause: time(afterPause) };
}
