import { existsSync } from 'node:fs';
import { type Browser, expect, firefox, type Page } from '@playwright/test';
import { figure } from '../support/proof.ts';
import { live, wakeMenus } from './support/app.ts';
import { siteUrl, templates, UNKNOWN } from './support/site.ts';
import { test } from './support/test.ts';
import { watchPage } from './support/watch.ts';

test.setTimeout(3_600_000);

/** A Firefox of this machine; Playwright’s own build of it does as well, where it is installed. */
const FIREFOX = [process.env.FIREFOX_PATH ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) =>
  existsSync(path),
);

interface Session {
  send(method: string, params: object): Promise<object>;
}

/** Firefox by the standard protocol. A release without the emulation of media, which nothing here asks for, starts as well. */
async function startFirefox(path: string): Promise<Browser> {
  const browser = await firefox.launch({ executablePath: path, channel: 'moz-firefox' });
  // The one private part: Playwright asks for that emulation whenever it opens a page.
  const { _connection: connection } = browser as unknown as {
    readonly _connection: { toImpl(of: object): { readonly _browserSession: Session } };
  };
  const kind: Session = Object.getPrototypeOf(connection.toImpl(browser)._browserSession);
  const { send } = kind;
  kind.send = function (method, params) {
    return method === 'emulation.setMediaFeaturesOverride'
      ? Promise.resolve({})
      : send.call(this, method, params);
  };
  return browser;
}

/** What a visitor can act on; links are followed elsewhere. */
const ACTS = 'button, summary, select, input, textarea, [role=tab], [role=radio], [role=slider]';

/** Acts once on everything of the page that can be acted on now, and on what that brings; answers how often. */
async function actOnAll(page: Page): Promise<number> {
  let acts = 0;
  for (const place of ['main', 'header', 'footer'])
    for (let at = 0; ; at += 1) {
      const part = page.locator(place).first().locator(ACTS).nth(at);
      if ((await part.count()) === 0) break;
      // A dialog over the page is left first.
      if (await page.locator('[role=dialog]').first().isVisible()) await page.keyboard.press('Escape');
      if (!(await part.isVisible()) || !(await part.isEnabled())) continue;
      const [kind, type] = await part.evaluate((element) => [
        element.tagName,
        element.getAttribute('type') ?? '',
      ]);
      acts += 1;
      await part.scrollIntoViewIfNeeded();
      if (kind === 'SELECT') await part.selectOption({ index: 0 });
      else if (
        kind === 'TEXTAREA' ||
        (kind === 'INPUT' && !['checkbox', 'radio', 'submit', 'range'].includes(type))
      )
        await part.pressSequentially('12');
      else if (type === 'range' || (await part.getAttribute('role')) === 'slider')
        await part.press('ArrowRight');
      else await part.click({ noWaitAfter: true, timeout: 5_000, force: true });
    }
  return acts;
}

/** Every template, on a phone and at a desk: what it says while everything on it is used. */
async function actEverywhere(browser: Browser, name: string): Promise<void> {
  const said: string[] = [];
  let [pages, acts] = [0, 0];
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  for (const route of [...templates, UNKNOWN])
    for (const width of [1280, 390]) {
      const page = await context.newPage();
      const watch = await watchPage(page, new URL(siteUrl).origin);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(siteUrl + route);
      await live(page);
      if (width === 1280) await wakeMenus(page);
      acts += await actOnAll(page);
      pages += 1;
      const found = [...watch.problems, ...(await watch.violations())];
      said.push(...found.map((what) => `${route} at ${width}: ${what}`));
      await page.close();
    }
  await context.close();
  figure(`Interactions in ${name}`, { version: browser.version(), pages, acts, said: said.length });
  expect(said).toEqual([]);
  expect(acts).toBeGreaterThan(pages);
}

test('in Chromium nothing is said and no policy is broken while everything on every template is used @full', async ({
  browser,
}) => {
  await actEverywhere(browser, 'Chromium');
});

test('in Firefox neither @full', async () => {
  test.skip(FIREFOX === undefined, 'There is no Firefox here: install one, or name it with FIREFOX_PATH.');
  const browser = await startFirefox(FIREFOX ?? '');
  try {
    await actEverywhere(browser, 'Firefox');
  } finally {
    await browser.close();
  }
});
