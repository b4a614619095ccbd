import type { Browser } from '@playwright/test';
import { onPage, open, PHONE, throttle } from './browser.ts';
import { median, repeat } from './median.ts';

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
  };
}
