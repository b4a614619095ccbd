import type { Browser } from '@playwright/test';
import { findChromium } from './chromium.ts';
import { chromiumArgs } from './chromium-args.ts';

/** A Chromium of the machine, else the one that Playwright brought. Loaded late: a site is built without it. */
export async function openChromium(): Promise<Browser> {
  const { chromium } = await import('@playwright/test');
  const executablePath = findChromium();
  return chromium.launch({ args: [...chromiumArgs], ...(executablePath && { executablePath }) });
}
