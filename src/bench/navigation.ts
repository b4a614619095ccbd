import type { Browser } from '@playwright/test';
import { DESKTOP, onPage, open, throttle } from './browser.ts';
import { median, repeat } from './median.ts';

const IN_SIGHT = 2000;

/** In the page: how long the next click takes. */
function watchHeading() {
  const before = document.querySelector('h1')?.textContent;
  const time = new Promise<number>((resolve) => {
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
  return { time };
}

function navigate(browser: Browser, url: string, pause: number): Promise<{ time: number; to: string }> {
  return onPage(browser, DESKTOP, async (page) => {
    await throttle(page);
    await open(page, url);
    const watched = await page.evaluateHandle(watchHeading);
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
    return { time: await watched.evaluate(({ time }) => time), to };
  });
}

/**
 * Milliseconds from the click until the new page's heading is painted, on the throttled browser; medians of three.
 * The pointer clicks as it arrives at the link (`atOnce`), or rests on it for 300 ms before, as people's do.
 */
export async function measureNavigation(browser: Browser, address: string, path: string) {
  const atOnce = await repeat(3, () => navigate(browser, address + path, 0));
  const afterPause = await repeat(3, () => navigate(browser, address + path, 300));
  const time = (runs: readonly { time: number }[]) => median(runs.map((run) => run.time));
  return { path, to: atOnce[0]?.to ?? '', atOnce: time(atOnce), afterPause: time(afterPause) };
}
