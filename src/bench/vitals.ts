import type { Browser } from '@playwright/test';
import { onPage, open, PHONE, throttle } from './browser.ts';
import { median, repeat } from './median.ts';

declare global {
  interface Window {
    benchVitals?: { largest: number; shift: number; tasks: { start: number; duration: number }[] };
  }
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

function observe(): void {
  const seen: NonNullable<Window['benchVitals']> = { largest: 0, shift: 0, tasks: [] };
  window.benchVitals = seen;
  const each = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  each('largest-contentful-paint', (entry) => {
    seen.largest = entry.startTime;
  });
  each('layout-shift', (entry) => {
    const shift = entry as ShiftEntry;
    if (!shift.hadRecentInput) seen.shift += shift.value;
  });
  each('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }));
}

const load = (browser: Browser, url: string) =>
  onPage(browser, PHONE, async (page) => {
    await page.addInitScript(observe);
    await throttle(page);
    await open(page, url);
    await page.waitForTimeout(700);
    return page.evaluate(() => {
      const { largest, shift, tasks } = window.benchVitals ?? { largest: 0, shift: 0, tasks: [] };
      const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
      // Of a task that runs while the page is first painted, only what comes after counts.
      const late = tasks.map(({ start, duration }) => start + duration - Math.max(start, first));
      return { first, largest, shift, blocking: late.reduce((sum, time) => sum + Math.max(0, time - 50), 0) };
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
