import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { shipped } from '../content/support/shipped.ts';
import { fillHostile, HOSTILE } from '../support/hostile.ts';
import { figure } from '../support/proof.ts';
import { follow, live, openLive } from './support/app.ts';
import { originals, UNKNOWN } from './support/site.ts';
import { buildSite, root, type Served, serveSite } from './support/site-process.ts';
import { test } from './support/test.ts';
import { type Watch, watchPage } from './support/watch.ts';

declare global {
  interface Window {
    ran?: number;
    hostile?: () => void;
  }
}

test.setTimeout(3_600_000);

let folder = '';
let site: Served | undefined;
let filled: ReturnType<typeof fillHostile> | undefined;
/** Counts what runs, in this document and in frames of it. */
const count = (page: Page) =>
  page.addInitScript(() => {
    window.ran = 0;
    window.hostile = () => {
      window.ran = (window.ran ?? 0) + 1;
    };
  });

/** Gives every island its sign of a visitor. */
const wakeIslands = (page: Page) =>
  page.evaluate(() => {
    for (const island of document.querySelectorAll('[data-live], [data-late]'))
      for (const wake of ['pointerover', 'focusin']) island.dispatchEvent(new Event(wake, { bubbles: true }));
  });

/** What became of the texts in the document that is open. */
const found = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('*')];
    const isActive = (element: Element) =>
      [...element.attributes].some(
        ({ name, value }) => name.startsWith('on') || /^\s*(javascript|vbscript):/i.test(value),
      );
    const data = [...document.querySelectorAll('script[type$=json]')];
    return {
      ran: window.ran,
      active: all.filter(isActive).map((element) => element.outerHTML.slice(0, 200)),
      strange: document.querySelectorAll('base, meta[http-equiv=refresh], math, iframe[srcdoc]').length,
      unreadable: data.filter(({ textContent }) => typeof JSON.parse(textContent) !== 'object').length,
      isShown: document.body.innerText.includes('hostile()'),
    };
  });
/** A font or a picture is asked for when it is first painted: what comes after that is waited for too. */
async function allCame(page: Page, watch: Watch): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    await document.fonts.ready;
  });
  await watch.settled();
}

const HARMLESS = { ran: 0, active: [], strange: 0, unreadable: 0, isShown: true };

test('the same texts run where nothing keeps them from it @full', async ({ page }) => {
  await count(page);
  let ran = 0;
  for (const text of HOSTILE) {
    const html = `<!doctype html><title>${text}</title><body>${text}<input value="${text}"><script>x='${text}'</script>`;
    await page.route('**/control', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.goto('/control', { waitUntil: 'commit' });
    const runs = await page
      .waitForFunction(() => (window.ran ?? 0) > 0, undefined, { timeout: 1000 })
      .then(() => 1)
      .catch(() => 0);
    ran += runs;
    await page.unroute('**/control');
  }
  figure('Hostile texts without the engine', { texts: HOSTILE.length, ran });
  expect(ran).toBeGreaterThan(15);
});

test.describe('a site of hostile texts', () => {
  test.beforeAll(async () => {
    // Each title is another one, and its social picture is drawn: six minutes on two quiet cores.
    test.setTimeout(3_600_000);
    folder = await mkdtemp(join(tmpdir(), 'page-engine-hostile-'));
    const content = join(folder, 'site-config');
    await cp(join(root, 'site-config'), content, { recursive: true });
    await rm(join(content, 'locales'), { recursive: true, force: true });
    filled = fillHostile(shipped);
    for (const [path, text] of filled.files) await writeFile(join(content, path), text);
    await buildSite(join(folder, 'dist'), content);
    site = await serveSite(join(folder, 'dist'));
  });
  test.afterAll(async () => {
    await site?.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('every text of the site is hostile: every page opened, by load and by the app, and nothing runs @full', async ({
    page,
  }) => {
    const base = site?.url ?? '';
    const watch = await watchPage(page, base);
    await count(page);
    for (const [index, route] of originals.entries()) {
      await openLive(page, base + route);
      await wakeIslands(page);
      expect(await found(page), route).toEqual(HARMLESS);
      await allCame(page, watch);
      const next = originals[(index + 1) % originals.length] ?? '/';
      await follow(page, base + next);
      await expect(page).toHaveURL(base + next);
      await live(page);
      expect(await found(page), `${next} from ${route}`).toEqual(HARMLESS);
      expect(await watch.violations(), route).toEqual([]);
      await allCame(page, watch);
    }

    await openLive(page, base + UNKNOWN);
    expect(await found(page), UNKNOWN).toEqual(HARMLESS);
    await page.keyboard.press('/');
    await page.getByRole('searchbox').fill('hostile');
    await expect(page.getByRole('option').locator('mark').first()).toBeVisible();
    expect(await found(page), 'search').toEqual(HARMLESS);
    expect(await watch.violations()).toEqual([]);
    // What a page was still asking for when it was left is nobody’s mistake.
    expect(watch.problems.filter((problem) => !problem.includes('net::ERR_ABORTED'))).toEqual([]);

    // What machines read stays what they can read.
    const files = ['/sitemap.xml', '/feed.xml'];
    const texts = await Promise.all(files.map(async (file) => (await page.request.get(base + file)).text()));
    await page.goto('about:blank');
    const broken = await page.evaluate(
      (all) =>
        all.filter((text) => new DOMParser().parseFromString(text, 'text/xml').querySelector('parsererror')),
      texts,
    );
    expect(broken).toEqual([]);
    figure('Hostile texts', {
      fields: filled?.fields ?? 0,
      filled: filled?.filled ?? 0,
      pages: originals.length + 1,
      ran: 0,
    });
  });
});
