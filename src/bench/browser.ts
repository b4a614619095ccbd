import type { CDPSession, Page } from '@playwright/test';

/** A phone of the middle class on a slow mobile network: what Lighthouse simulates, here applied. */
export async function throttle(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const [download, upload] = [1_600_000 / 8, 750_000 / 8];
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: download,
    uploadThroughput: upload,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

/** Waits until the app has taken the page over and nothing is being fetched. */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.live !== undefined, undefined, {
    timeout: 30_000,
  });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
}

export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
export const DESKTOP = { viewport: { width: 1280, height: 800 } };
