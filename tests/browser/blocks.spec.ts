import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import { views } from '../../src/blocks/registry.gen.ts';
import { openLive } from './support/app.ts';
import { violationsOf } from './support/axe.ts';
import { listFaultsOf, overflowOf } from './support/document.ts';
import { looksAsItDid, whyNotCompared } from './support/reference-pictures.ts';
import { full, siteDir } from './support/site.ts';
import { root, type Served, serveSite, writeCatalogue } from './support/site-process.ts';
import { test } from './support/test.ts';
import { type Watch, watchPage } from './support/watch.ts';

interface Section {
  readonly type: string;
  readonly id: string;
}

const types = readdirSync(join(root, 'schemas/blocks')).map((file) => file.replace('.schema.json', ''));
const examples = types.flatMap((type) => {
  const schema: { readonly examples?: readonly Section[] } = JSON.parse(
    readFileSync(join(root, `schemas/blocks/${type}.schema.json`), 'utf8'),
  );
  return (schema.examples ?? []).map(({ id }, i) => ({ type, id, number: i + 1 }));
});

/** A wide window and, with `FULL=1`, a phone's; the pictures end where they are high enough to tell. */
const WIDTHS = full ? [1280, 390] : [1280];
const TALLEST = 1200;

// One catalogue, one server and one warm page for all: in one worker, one after the other.
test.describe.configure({ mode: 'default' });

let folder: string | undefined;
let out = '';
let server: Served;
let page: Page;
let watch: Watch;
let notCompared: string | undefined;

test.beforeAll(async ({ browser }, info) => {
  folder = mkdtempSync(join(tmpdir(), 'page-engine-blocks-'));
  out = join(folder, 'catalogue');
  await writeCatalogue(out);
  server = await serveSite(out);
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ baseURL: server.url, viewport, reducedMotion: 'reduce' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  page = await context.newPage();
  watch = await watchPage(page, server.url);
  notCompared = whyNotCompared(browser, info);
});
test.afterAll(async () => {
  await page?.context().close();
  await server?.close();
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
});

/** What a frame was fetching when its page was left is nobody's mistake. */
const problems = () => watch.problems.filter((problem) => !problem.includes('net::ERR_ABORTED'));

/** React marks the elements that it has taken over. */
async function hydrated(selector: string): Promise<void> {
  await page.locator('#app').dispatchEvent('pointermove');
  await page.waitForFunction((wanted) => {
    const section = document.querySelector(wanted);
    return section !== null && Object.keys(section).some((key) => key.startsWith('__reactFiber'));
  }, selector);
}

/** A new block has no picture yet: its first run draws it, to be looked at and committed with the block. */
async function drawMissing(parts: readonly [string, string, string], info: TestInfo): Promise<void> {
  const path = info.snapshotPath(...parts);
  // Where a pull request is judged, one that is missing is a mistake.
  if (existsSync(path) || info.config.updateSnapshots === 'none' || process.env.CI) return;
  await page.screenshot({ path, animations: 'disabled', caret: 'hide', scale: 'css' });
  const description = `drawn: look at ${relative(root, path)} and commit it`;
  info.annotations.push({ type: 'new picture', description });
  process.stdout.write(`     ${description}\n`);
}

async function comparePictures(name: string, info: TestInfo): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const height = await page
      .locator('#main')
      .evaluate((main) => Math.ceil(main.getBoundingClientRect().height));
    await page.setViewportSize({ width, height: Math.min(Math.max(height, 200), TALLEST) });
    const parts = ['blocks', name, `${width}.png`] as const;
    await drawMissing(parts, info);
    await looksAsItDid(page, parts, info);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('every block type has an example', () => {
  expect([...new Set(examples.map(({ type }) => type))]).toEqual(types);
});

for (const { type, id, number } of examples) {
  test(`${type}, example ${number}: renders, hydrates, is accessible and looks as it did`, async () => {
    const info = test.info();
    const route = `/__blocks/${type}/${number}`;
    const section = `#main > #${id}, #main > [data-island] > #${id}`;
    const [, main = ''] = readFileSync(join(out, route, 'index.html'), 'utf8').split('<main');
    expect(main).toContain(`id="${id}"`);

    watch.forget();
    await page.emulateMedia({ colorScheme: 'light' });
    await openLive(page, route);
    const view = Object.entries(views).find(([name]) => name === type)?.[1];
    if (view && view.script !== 'static') await hydrated(section);
    await expect(page.locator(section)).toBeVisible();
    expect.soft(await listFaultsOf(page)).toEqual([]);

    // The frame is that of the templates, and looked at with them.
    expect.soft(await violationsOf(page, 'all', '#main'), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await violationsOf(page, 'colours', '#main'), 'dark').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    if (notCompared === undefined) await comparePictures(`${type}-${number}`, info);
    else info.annotations.push({ type: 'pictures', description: notCompared });

    expect(watch.problems).toEqual([]);
    expect(await watch.violations()).toEqual([]);
  });
}

test('the index finds blocks by name and by description', async () => {
  watch.forget();
  await page.goto('/__blocks');
  const search = page.getByRole('searchbox', { name: 'Search blocks' });
  const cards = page.locator('main').getByRole('listitem');
  await expect(cards).toHaveCount(types.length);
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await search.fill('sip-calc');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('sip-calculator');
  await expect(page.getByText('1 block type', { exact: true })).toBeVisible();
  expect(new URL(page.url()).search).toBe('?q=sip-calc');
  await search.fill('no such thing');
  await expect(page.getByText('No block fits “no such thing”.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(cards).toHaveCount(types.length);
  if (full) {
    await page.goto('/__blocks?q=quotation+set+large');
    await expect(cards).toHaveCount(1);
  }
  await search.fill('sip-calc');
  await search.press('Enter');
  await expect(page).toHaveURL('/__blocks/sip-calculator');
  expect(problems()).toEqual([]);
});

test('a block’s page: fields, widths, JSON to copy, links that stay', async () => {
  watch.forget();
  await page.goto('/__blocks/banner');
  const row = page.getByRole('row', { name: /^actions\[\]/ });
  await expect(row).toContainText('at most 3 entries');
  await expect(page.getByRole('rowheader', { name: 'facts[].value' })).toBeVisible();
  await row.getByRole('link', { name: 'link' }).click();
  await expect(page.locator('#shared-link')).toBeInViewport();
  await expect(page.getByText('/#welcome')).toBeVisible();

  const phone = page.frameLocator('iframe[title="banner, Example 1, 390 px wide"]');
  expect(await phone.locator('html').evaluate(() => innerWidth)).toBe(390);
  await page.getByRole('radio', { name: '390' }).check({ force: true });
  // Of each of the two examples one.
  await expect(page.locator('.view:visible')).toHaveCount(2);
  await phone.getByRole('link', { name: 'Learn more' }).click();
  await expect(page.getByText('This link leads to /')).toBeVisible();

  await page.getByRole('button', { name: 'Copy the JSON of banner, Example 1' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The JSON was copied.' })).toBeAttached();
  const copied: Section = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(copied).toMatchObject({ type: 'banner', id: 'welcome' });

  await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark');
  await expect(phone.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('system');
  expect(problems()).toEqual([]);
});

test('a picture behind a banner is seen at its end, which the words leave it, and is whole on paper @full', async () => {
  await page.goto('/__blocks/banner/2');
  const banner = page.locator('#appeal');
  const room = (await banner.locator('h1').boundingBox())?.width ?? 0;
  expect(room).toBeGreaterThan(400);
  expect(room).toBeLessThan(0.6 * 1280);
  await page.emulateMedia({ media: 'print' });
  const heightOf = async (part: Locator) => Math.round((await part.boundingBox())?.height ?? 0);
  expect(await heightOf(banner.locator('img'))).toBe(await heightOf(banner));
  await page.emulateMedia({ media: 'screen' });
});

test('logos have a light ground where theirs is dark alone, and drawings in the colours of the theme are drawn for it @full', async () => {
  await page.goto('/__blocks/logo-wall/1');
  const logo = page.locator('#partners li').first();
  const clear = 'rgba(0, 0, 0, 0)';
  await expect(logo).toHaveCSS('background-color', clear);
  const setTone = (tone: string) =>
    page.locator('#partners').evaluate((wall, given) => wall.setAttribute('data-tone', given), tone);
  await setTone('ink');
  await expect(logo).not.toHaveCSS('background-color', clear);
  await setTone('paper');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(logo).not.toHaveCSS('background-color', clear);
  await expect(logo.locator('img')).toHaveCSS('color-scheme', 'light');
  await page.emulateMedia({ colorScheme: 'light' });
});

test('an upright picture beside words is no higher than the window, and one among tiles as high as the others @full', async () => {
  const stand = (image: HTMLImageElement) => {
    image.removeAttribute('srcset');
    image.src = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="100" height="900"/>';
    return image.decode();
  };
  await page.goto('/__blocks/not-found/1');
  const image = page.locator('main img').first();
  await image.evaluate(stand);
  expect((await image.boundingBox())?.height).toBeLessThan(800);
  // That of a text is whole: as narrow as its height asks for, and no narrower than a phone.
  for (const block of ['figure', 'prose']) {
    await page.goto(`/__blocks/${block}/1`);
    const whole = page.locator('main img').first();
    const widthAt = async (upright: number) => {
      await whole
        .locator('..')
        .evaluate((frame, given) => frame.style.setProperty('--upright', `${given}`), upright);
      return Math.round((await whole.boundingBox())?.width ?? 0);
    };
    expect([await widthAt(0.5), await widthAt(0.1)]).toEqual([352, 320]);
  }
  await page.goto('/__blocks/profile-tiles/1');
  const tiles = page.locator('main li img');
  await tiles.last().evaluate(stand);
  const [first, last] = [await tiles.first().boundingBox(), await tiles.last().boundingBox()];
  expect(last?.height).toBeCloseTo(first?.height ?? 0, 0);
});

test('five steps of a process stand in two rows on a tablet, each with its own line, but in one below a picture @full', async () => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto('/__blocks/process-chart/1');
  const steps = page.locator('main ol');
  await steps.evaluate((list) => {
    list.append(list.lastElementChild?.cloneNode(true) ?? '');
    list.style.setProperty('--steps', '5');
    if (list.previousElementSibling instanceof HTMLImageElement) list.previousElementSibling.remove();
  });
  const topsOf = () =>
    steps
      .locator('> li')
      .evaluateAll((all) => all.map((step) => Math.round(step.getBoundingClientRect().top)));
  const [first, second, third, fourth = 0] = await topsOf();
  expect([second, third]).toEqual([first, first]);
  expect(fourth).toBeGreaterThan(first ?? 0);
  const lines = await steps
    .locator('> li')
    .evaluateAll((all) => all.map((step) => getComputedStyle(step, '::after').display !== 'none'));
  expect(lines.slice(0, 4)).toEqual([true, true, false, true]);
  await steps.evaluate((list) => list.before(document.createElement('img')));
  expect(new Set(await topsOf()).size).toBe(1);
  await page.setViewportSize({ width: 1280, height: 800 });
});

test('a list within a list of a sheet is a list, and words in its last column are as those in others @full', async () => {
  await page.goto('/__blocks/sheet/1');
  const point = page.locator('main ul li').first();
  const last = page.locator('main tbody tr').first().locator('td').last();
  await point.evaluate((entry) => entry.append(entry.parentElement?.cloneNode(true) ?? ''));
  await expect(point.locator('..')).toHaveCSS('display', 'grid');
  await expect(point.locator('ul')).toHaveCSS('display', 'block');
  await expect(last).toHaveCSS('font-weight', '600');
  await last.evaluate((cell) => cell.removeAttribute('style'));
  await expect(last).toHaveCSS('font-weight', '400');
});

test('the catalogue itself is accessible and fits every window @full', async () => {
  for (const [route, width] of [
    ['/__blocks', 1280],
    ['/__blocks/banner', 390],
    ['/__blocks/sip-calculator', 320],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(route);
    expect.soft(await overflowOf(page), `${route}, ${width} px`).toEqual([]);
    expect.soft(await violationsOf(page), `${route}, ${width} px`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await violationsOf(page, 'colours'), `${route}, dark`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  }
});

test('nothing of the catalogue is in a built site', () => {
  const files = readdirSync(siteDir, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(html|js|css|json)$/.test(file));
  const mark = /__blocks|catalogue-width|page-engine:catalogue/;
  expect(texts.filter((file) => mark.test(readFileSync(join(siteDir, file), 'utf8')))).toEqual([]);
  // The same words are in the catalogue, so that their absence means something.
  const own = readdirSync(join(out, 'assets')).filter((file) => file.endsWith('.js'));
  expect(own.some((file) => mark.test(readFileSync(join(out, 'assets', file), 'utf8')))).toBe(true);
});
