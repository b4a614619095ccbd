import { expect, type Locator, type Page, type Route } from '@playwright/test';

/** The chunk with which the app begins. */
export const APP = '**/assets/app-*.js';

/** Gives the page the first sign of a visitor, and waits until the app serves it and the islands in sight live. */
export async function live(page: Page): Promise<void> {
  // By a pixel: a page that is still loading takes a move by nothing for a pointer that only rests there.
  const move = { bubbles: true, movementX: 1 };
  await page.evaluate((init) => document.body.dispatchEvent(new PointerEvent('pointermove', init)), move);
  await expect(page.locator('html')).toHaveAttribute('data-live', '');
  await expect(page.locator('main [data-late]:not([data-awake])')).toHaveCount(0);
}

/** Opens a page and waits for its app. */
export async function openLive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await live(page);
}

/** Gives the header its first sign of a visitor and waits until its menus are hydrated, with all before them. */
export async function wakeMenus(page: Page): Promise<void> {
  for (const menu of await page.locator('header [data-island=menu]').all())
    await menu.locator('nav').dispatchEvent('pointerover');
  // In whatever language it is named.
  await expect(page.locator('header nav[data-live]')).toHaveCount(2);
}

/** Keeps what is asked for from arriving, or from being answered otherwise, until the returned function is called. */
export async function hold(
  page: Page,
  address: string | RegExp,
  answer = (route: Route) => route.continue(),
): Promise<() => void> {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await answer(route);
  });
  return release;
}

/** The same for the app. */
export const holdApp = (page: Page): Promise<() => void> => hold(page, APP);

/** Clicks a link to an address: the app has one listener for all links, wherever they stand. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
}

/** Clicks twice before anything has come of the first click: by the mouse the second one may meet what is there by then. */
export const doubleClick = (target: Locator): Promise<void> =>
  target.evaluate((element) => {
    for (const detail of [1, 2])
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  });

/** Marks the open document: whoever finds the mark later is still in it. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

/** Stops a page's clock within a second: from then on it runs when it is told to. */
export async function stopClock(page: Page): Promise<void> {
  const stop = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  // Where the machine stood still between the two, that second is over; the clock has stopped, too.
  await stop().catch(stop);
}

/** Lets a test close what lies above the page as a device does: with the Back of Android, which no test can press. */
export async function deviceBackOf(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const { CloseWatcher } = window;
    if (!CloseWatcher) throw new Error('This browser has no CloseWatcher.');
    class Watched extends CloseWatcher {
      constructor() {
        super();
        addEventListener('device-back', () => this.requestClose(), { once: true });
      }
    }
    Object.assign(window, { CloseWatcher: Watched });
  });
  return () => page.evaluate(() => dispatchEvent(new Event('device-back')));
}
