import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { full } from './site.ts';

declare global {
  interface Window {
    /** What the eye has seen, frame by frame, without repetitions. */
    seen: string[];
    /** Looks once, and at every frame from now on. */
    watchView: () => void;
  }
}

/** What a visitor does to a part of a page that may be asleep, waking or alive. */
export interface Act {
  readonly path: string;
  /** The island that wakes; none where the part is the app's own. */
  readonly island?: string;
  /** Brings the part into view, before the delay. */
  readonly reach?: (page: Page) => Promise<unknown>;
  readonly act: (page: Page) => Promise<unknown>;
  /** Runs in the page: what the eye sees of the part. */
  readonly look: () => string;
  /** Where it ends, however early the act was. */
  readonly end: string;
  /** What else is true at the end. */
  readonly check?: (page: Page) => Promise<unknown>;
}

/** Milliseconds from the load of the page to the act. */
const DELAYS = full ? Array.from({ length: 41 }, (_, index) => index * 50) : [200];

/** What each script takes longer than it would here: the time in which a part is waking. */
const SLOWNESS = 120;

/** Makes the scripts of a page come slowly, and its frames be watched. Call it once for a page. */
async function prepare(page: Page, look: () => string): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    await wait(SLOWNESS);
    // The page may have been left meanwhile.
    await route.continue().catch(() => {});
  });
  await page.addInitScript({
    // The page's own frames: those that the clock below makes are not painted.
    content: `sessionStorage.clear(); localStorage.clear(); {
      const next = requestAnimationFrame, seen = [], look = ${look};
      const watch = () => { const now = look(); if (seen.at(-1) !== now) seen.push(now); next(watch); };
      Object.assign(globalThis, { seen, watchView: watch });
    }`,
  });
  await page.clock.install();
}

/** Opens the page and gives it the first sign of a visitor, who looks at the part. */
async function arrive(page: Page, { path, reach }: Act): Promise<void> {
  await page.mouse.move(3, 790);
  await page.goto(path);
  await page.mouse.move(4, 790);
  await reach?.(page);
  await page.evaluate(() => window.watchView());
}

/** Waits until the part lives. */
async function awake(page: Page, { island }: Act): Promise<void> {
  await page.locator('html[data-live]').waitFor();
  if (island) await page.locator(`${island}[data-awake]`).first().waitFor({ state: 'attached' });
}

/** Waits until everything that was asked for is there, then looks a second further. */
async function settle(page: Page, act: Act): Promise<void> {
  const { end, check } = act;
  await awake(page, act);
  // Where it does not come, what was seen instead says more.
  await page.waitForFunction((last) => window.seen.at(-1) === last, end, { timeout: 8000 }).catch(() => {});
  await check?.(page);
  await page.clock.runFor(1000);
  await check?.(page);
  const seen = await page.evaluate(() => window.seen);
  expect(seen.at(-1)).toBe(end);
  // What was left does not come back: that would be a flicker.
  expect(seen).toEqual([...new Set(seen)]);
}

/** An act on a page that lives. */
async function actAwake(page: Page, act: Act): Promise<void> {
  await arrive(page, act);
  await page.locator('html[data-live]').waitFor();
  if (act.island) await page.locator(`${act.island} > *`).first().dispatchEvent('pointerover');
  await awake(page, act);
  await act.act(page);
  await settle(page, act);
}

/** Does an act on a page that wakes, sooner and later, with `FULL=1` on one that lives too: the end is always the same. */
export async function checkWaking(page: Page, act: Act): Promise<void> {
  await prepare(page, act.look);
  // Each part has tests of its own for this.
  if (full) await actAwake(page, act);
  const faults: string[] = [];
  for (const delay of DELAYS) {
    await arrive(page, act);
    await page.waitForTimeout(delay);
    await act.act(page);
    await settle(page, act).catch((error: Error) => faults.push(`${delay} ms: ${error.message}`));
  }
  expect(faults).toEqual([]);
}
