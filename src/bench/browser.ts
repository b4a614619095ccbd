import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** The middle value; of an even count the lower of the two in the middle. NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** Runs the same measurement several times, one after the other. */
export async function repeat<T>(times: number, measure: (turn: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let turn = 0; turn < times; turn += 1) results.push(await measure(turn));
  return results;
}

export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
export const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** Does its work on a page of its own, with an empty cache. */
export async function onPage<T>(
  browser: Browser,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(options);
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Opens an address as a visitor who acts, and waits until the app has taken the page over and nothing is being fetched. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  // The app waits for the first sign of a visitor; one that is given in the header wakes its menus, too.
  await page.mouse.move(1, 700);
  const isLive = () => document.documentElement.dataset.live !== undefined;
  await page.waitForFunction(isLive, undefined, { timeout: 30_000 });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
}

/** A processor of the middle class. */
export async function slowDown(page: Page): Promise<void> {
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** A phone of the middle class on a slow mobile network: what Lighthouse simulates, here applied. */
export async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const [downloadThroughput, uploadThroughput] = [1_600_000 / 8, 750_000 / 8];
  const network = { offline: false, latency: 150, downloadThroughput, uploadThroughput };
  await session.send('Network.emulateNetworkConditions', network);
  await slowDown(page);
}
