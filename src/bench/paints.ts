import type { Browser } from '@playwright/test';
import { DESKTOP, median, onPage, open, PHONE, repeat, throttle } from './browser.ts';

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

const load = (browser: Browser, url: string) =>
  onPage(browser, PHONE, async (page) => {
    await throttle(page);
    await open(page, url);
    await page.waitForTimeout(700);
    return page.evaluate(() => {
      const noted = (type: string): readonly PerformanceEntry[] => {
        const observer = new PerformanceObserver(() => {});
        observer.observe({ type, buffered: true });
        return observer.takeRecords();
      };
      const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);
      const shifts = noted('layout-shift').map((entry): Record<string, unknown> => entry.toJSON());
      const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
      // Of a task that runs while the page is first painted, only what comes after counts.
      const late = noted('longtask').map(
        (task) => task.startTime + task.duration - Math.max(task.startTime, first),
      );
      return {
        first,
        largest: noted('largest-contentful-paint').at(-1)?.startTime ?? 0,
        shift: sum(shifts.map(({ value, hadRecentInput }) => (hadRecentInput ? 0 : Number(value)))),
        blocking: sum(late.map((time) => Math.max(0, time - 50))),
        longest: Math.max(0, ...late),
      };
    });
  });

/** Times in milliseconds on the throttled phone; the layout shift has no unit. Medians of three loads. */
export async function measureVitals(browser: Browser, address: string, path: string) {
  const runs = await repeat(3, () => load(browser, address + path));
  return {
    path,
    firstPaint: median(runs.map(({ first }) => first)),
    largestPaint: median(runs.map(({ largest }) => largest)),
    layoutShift: median(runs.map(({ shift }) => shift)),
    blocking: median(runs.map(({ blocking }) => blocking)),
    longestTask: median(runs.map(({ longest }) => longest)),
  };
}
