import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { follow, hold, markDocument } from './support/app.ts';
import { type DevSite, serveDevSite } from './support/dev-site.ts';
import { documentLines } from './support/document-lines.ts';
import { testEditing } from './support/editing.ts';
import { full } from './support/site.ts';
import { root } from './support/site-process.ts';
import { test } from './support/test.ts';

let dev: DevSite | undefined;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  dev = await serveDevSite();
});
test.afterAll(() => dev?.close());

/** `site-config/FILE:LINE:COLUMN · field`, as the label says it. */
function labelOf(file: string, ...steps: (string | number)[]): string {
  const text = readFileSync(join(root, 'site-config', file), 'utf8');
  const tree = parseTree(text);
  const offset = (tree && findNodeAtLocation(tree, steps)?.offset) ?? -1;
  const before = text.slice(0, offset).split('\n');
  return `site-config/${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1} ${steps.join('/')}`;
}

const label = (page: Page) => page.locator('#page-engine-pointing .place');
const ring = (page: Page) => page.locator('#page-engine-pointing .ring');

async function openDev(page: Page, path: string): Promise<string[]> {
  const opened: string[] = [];
  await page.route('**/__open-in-editor*', (route) => {
    opened.push(new URL(route.request().url()).searchParams.get('file') ?? '');
    return route.fulfill({ status: 200, body: '' });
  });
  await page.goto(`${dev?.url}${path}`);
  await expect(page.locator('#page-engine-pointing')).toBeAttached({ timeout: 40_000 });
  return opened;
}

/** Moves the pointer over the beginning of a text, or the middle of a picture. */
async function pointAt(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('Nothing is shown there.');
  await page.mouse.move(box.x + Math.min(box.width / 2, 30), box.y + Math.min(box.height / 2, 20));
}

const LATE = [
  ['its page', 'entry-dev.tsx'],
  ['what waits for its page', 'waiting.ts'],
] as const;
for (const [what, script] of full ? LATE : [])
  test(`a text that is saved while ${what} is still loading shows, too`, async ({ page }) => {
    const file = join(dev?.folder ?? '', 'site-config/pages/about-us.json');
    const saved = readFileSync(file, 'utf8');
    const told = async () => (await fetch(`${dev?.url}/about-us`)).text();
    await page.route(
      '**/entry-dev.tsx*',
      async (route) => {
        writeFileSync(file, saved.replace(/("title": ")[^"]*"/g, '$1Saved meanwhile"'));
        await expect.poll(told).toContain('<title>DEVELOPMENT | Saved meanwhile</title>');
        await route.continue({ url: `${dev?.url}/src/dev/page/${script}` });
      },
      { times: 1 },
    );
    await page.goto(`${dev?.url}/about-us`);
    await expect(page).toHaveTitle('DEVELOPMENT | Saved meanwhile');
    writeFileSync(file, saved);
    await expect(page).not.toHaveTitle(/Saved meanwhile/);
  });

test('a theme that is saved shows on the open page @full', async ({ page }) => {
  await openDev(page, '/about-us');
  const file = join(dev?.folder ?? '', 'site-config/theme.json');
  const saved = readFileSync(file, 'utf8');
  const paper = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper'));
  writeFileSync(file, saved.replace('"light": "#fbf7f0"', '"light": "#ffeedd"'));
  await expect.poll(paper).toBe('#ffeedd');
  writeFileSync(file, saved);
  await expect.poll(paper).toBe('#fbf7f0');
});

test('a page that cannot be rendered just now stays as it was, and shows what was saved once it can @full', async ({
  page,
}) => {
  await openDev(page, '/about-us');
  await markDocument(page);
  const file = join(dev?.folder ?? '', 'site-config/pages/about-us.json');
  const saved = readFileSync(file, 'utf8');
  const heading = page.locator('main h1');
  const before = (await heading.textContent()) ?? '';
  const refused: string[] = [];
  await page.route('**/about-us', (route) => {
    refused.push(route.request().resourceType());
    return route.fulfill({ status: 500, body: '' });
  });
  writeFileSync(file, saved.replace(before, 'First'));
  // The page's document, and then whether a load would help; more where an earlier save is told as well.
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(2);
  await expect(heading).toHaveText(before);
  await page.unroute('**/about-us');
  expect(refused).not.toContain('document');
  writeFileSync(file, saved.replace(before, 'Second'));
  await expect(heading).toHaveText('Second');
  await expect(page.locator('html')).toHaveAttribute('data-marked', '');
  writeFileSync(file, saved);
  await expect(heading).toHaveText(before);
});

test('a page that is opened while the one before is made anew stays, as it was saved @full', async ({
  page,
}) => {
  await openDev(page, '/about-us');
  const file = join(dev?.folder ?? '', 'site-config/pages/about-us.json');
  const saved = readFileSync(file, 'utf8');
  const release = await hold(page, '**/about-us');
  const asked = page.waitForRequest('**/about-us');
  writeFileSync(file, saved.replace(/("title": ")[^"]*"/, '$1Saved meanwhile"'));
  await asked;
  await follow(page, '/terms');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/Terms/);
  const came = page.waitForResponse('**/about-us');
  release();
  await (await came).finished();
  // It would be put in place some turns later.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
  await expect(page).toHaveURL(/\/terms$/);
  await expect(heading).toHaveText(/Terms/);
  writeFileSync(file, saved);
  await expect
    .poll(async () => (await fetch(`${dev?.url}/about-us`)).text())
    .not.toContain('Saved meanwhile');
});

test('a mistake in the content lies over the page; mended it goes, and what was typed stays @full', async ({
  page,
}) => {
  await openDev(page, '/contact-us');
  const field = page.locator('main input[type=text], main input:not([type])').first();
  await field.scrollIntoViewIfNeeded();
  await field.fill('Half a name');
  const scrolled = await page.evaluate(() => scrollY);
  for (const name of ['theme.json', 'strings.json', 'site.json']) {
    const file = join(dev?.folder ?? '', 'site-config', name);
    const saved = readFileSync(file, 'utf8');
    writeFileSync(file, saved.replace('{', '{,'));
    await expect(page.locator('#page-engine-diagnostics')).toContainText(`${name}:1:2`);
    await page.getByRole('button', { name: 'Edit' }).click({ trial: true });
    writeFileSync(file, saved);
    await expect(page.locator('#page-engine-diagnostics')).toHaveCount(0);
  }
  await expect(field).toHaveValue('Half a name');
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});

test('a page is answered to whoever takes anything, and nothing else is', async ({ request }) => {
  const answer = async (path: string, accept: string) => {
    const found = await request.get(`${dev?.url}${path}`, { headers: { accept } });
    return `${found.status()} ${found.headers()['content-type']?.split(';')[0]}`;
  };
  expect(await answer('/about-us', '*/*')).toBe('200 text/html');
  expect(await answer('/about-us', 'text/html')).toBe('200 text/html');
  expect(await answer('/src/dev/page/entry-dev.tsx', '*/*')).toBe('200 text/javascript');
  expect(await answer('/favicon.svg', '*/*')).toBe('200 image/svg+xml');
  expect(await answer('/nowhere', 'text/html')).toBe('404 text/html');
  const unknown = await request.get(`${dev?.url}/nowhere`, { headers: { accept: '*/*' } });
  expect(unknown.status()).toBe(404);
  expect(await unknown.text()).toContain('Cannot GET /nowhere');
  expect(await answer('//about-us', 'text/html')).toBe('200 text/html');
  expect(await answer('//a:99999', 'text/html')).toBe('404 text/html');
});

test('with Alt held the page says where what is pointed at is written, and a click opens it @full', async ({
  page,
}) => {
  test.slow();
  const opened = await openDev(page, '/knowledge-bank/articles');
  const heading = page.locator('main h1');
  await pointAt(page, heading);
  await expect(label(page)).toBeHidden();
  await page.keyboard.down('Alt');
  await expect(label(page)).toHaveText(
    labelOf('pages/knowledge-bank/articles/index.json', 'sections', 0, 'heading'),
  );

  await test.step('a menu, a card of a list, a picture', async () => {
    await pointAt(page, page.locator('header nav a').first());
    await expect(label(page)).toHaveText(labelOf('navigation.json', 'primary', 0, 'title'));
    const card = page.locator('main article').first();
    const slug = (await card.locator('a').first().getAttribute('href'))?.split('/').at(-1);
    const file = `collections/articles/${slug}.json`;
    await pointAt(page, card.locator('h2, h3').first());
    await expect(label(page)).toHaveText(labelOf(file, 'heading'));
    await pointAt(page, card.locator('time').first());
    await expect(label(page)).toHaveText(labelOf(file, 'createdAt'));
    await pointAt(page, card.locator('img').first());
    await expect(label(page)).toHaveText(labelOf(file, 'image', 'src'));
    await expect(ring(page)).toBeVisible();
    const place = labelOf(file, 'image', 'src').split(' ')[0];
    await page.mouse.down();
    await page.mouse.up();
    await expect.poll(() => opened).toEqual([join(dev?.folder ?? '', place ?? '')]);
    expect(new URL(page.url()).pathname).toBe('/knowledge-bank/articles');
  });

  await test.step('what was opened is told; Escape and other keys end it', async () => {
    await expect(page.locator('#page-engine-pointing .hint')).toHaveText('Handed to the editor');
    await page.keyboard.up('Alt');
    await page.keyboard.press('Escape');
    await expect(label(page)).toBeHidden();
    await page.keyboard.down('Alt');
    await pointAt(page, heading);
    await expect(label(page)).toBeVisible();
    await page.keyboard.press('a');
    await expect(label(page)).toBeHidden();
    await page.keyboard.up('Alt');
  });

  await test.step('without the key a click does what it always does', async () => {
    await page.locator('header nav a').first().click();
    await expect(page).toHaveURL(/\/about-us$/);
    expect(opened).toHaveLength(1);
  });
});

test('a translation leads to its own file; the keyboard points with its focus @full', async ({ page }) => {
  test.slow();
  const opened = await openDev(page, '/hi/about-us');
  await pointAt(page, page.locator('main h1'));
  await page.keyboard.down('Alt');
  const place = labelOf('locales/hi/pages/about-us.json', 'sections', 0, 'heading');
  await expect(label(page)).toHaveText(place);
  await page.keyboard.up('Alt');
  await expect(label(page)).toBeHidden();
  const link = page.locator('footer a[href="/hi/contact-us"]').first();
  await link.focus();
  await page.keyboard.down('Alt');
  await expect(label(page)).toContainText('locales/hi/navigation.json');
  await page.keyboard.press('Enter');
  await page.keyboard.up('Alt');
  await expect.poll(() => opened.length).toBe(1);
  expect(opened[0]).toMatch(/locales\/hi\/navigation\.json:\d+:\d+$/);
  expect(new URL(page.url()).pathname).toBe('/hi/about-us');
});

test('a file that is not there is not opened, and that is said', async ({ page }) => {
  const missing = await page.request.get(
    `${dev?.url}/__open-in-editor?file=${join(root, 'site-config/no.json')}:1:1`,
  );
  expect(missing.status()).toBe(404);
});

test('a page of another site opens no file, however it writes the address', async ({ page }) => {
  const headers = { 'Sec-Fetch-Site': 'cross-site' };
  for (const address of [
    '/__open-in-editor',
    '/__open-in-editor/',
    '/__open-in-editor.x',
    '/__OPEN-in-editor',
  ]) {
    const asked = await page.request.get(`${dev?.url}${address}?file=${join(root, 'package.json')}`, {
      headers,
    });
    expect(asked.status(), address).toBe(403);
  }
});

test('no database and no exported table below the project is served', async ({ request }) => {
  const folder = mkdtempSync(join(root, '.cache/inbox-'));
  const answers: number[] = [];
  // The second one is a backup that is being written.
  for (const name of ['inbox.db', 'saved.db.1234.tmp', 'inbox.sqlite3-wal', 'messages.csv', 'other.txt']) {
    writeFileSync(join(folder, name), 'messages');
    answers.push((await request.get(`${dev?.url}/@fs${folder}/${name}`)).status());
  }
  rmSync(folder, { recursive: true });
  expect(answers).toEqual([403, 403, 403, 403, 200]);
});

test('nothing of it is in what ships', async ({ page }) => {
  const marks = [
    'page-engine-pointing',
    'page-engine-diagnostics',
    'page-engine:content',
    '/__page-engine/',
    '/__open-in-editor',
    'data-dev-panel',
    'LAUNCH_EDITOR',
    'page-engine-editing',
    '/__page-engine/edit/',
    'X-Page-Engine-Token',
    'data-dev-editable',
  ];
  // The same words are in the modules of the development server: the search below finds them where they are.
  const folder = join(root, 'src/dev/page');
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const source = modules.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  expect(marks.filter((mark) => !source.includes(mark))).toEqual([]);
  const served = await page.request.get(`${dev?.url}/src/dev/page/pointing/pointing.ts`);
  expect(await served.text()).toContain('/__open-in-editor');

  const dist = process.env.SITE_DIR ?? '';
  const shipped = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|css|html|json)$/.test(file),
  );
  const texts = shipped.map((file) => [file, readFileSync(join(dist, file), 'utf8')] as const);
  expect(texts.filter(([file]) => file.endsWith('.js')).length).toBeGreaterThan(10);
  const found = texts.filter(
    ([, text]) => marks.some((mark) => text.includes(mark)) || /[\ue000-\ue002]/.test(text),
  );
  expect(found.map(([file]) => file)).toEqual([]);
});

test('what stands in index.html stands in the pages of the development server', async ({ request }) => {
  const html = await (await request.get(`${dev?.url}/about-us`, { headers: { Accept: 'text/html' } })).text();
  expect(documentLines.filter((line) => !html.includes(line))).toEqual([]);
});

test('what an island only shows follows the content; its state stays, and so does what is not new', async ({
  page,
  watch,
}) => {
  const change = (file: string, from: string, to: string) => {
    const path = join(dev?.folder ?? '', 'site-config', file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, to));
  };
  await openDev(page, '/');
  const island = page.locator('[data-island=card-carousel]').first();
  await island.hover();
  await expect(island.getByRole('group')).toHaveAttribute('data-live', '');
  await island.getByRole('button', { name: 'Next' }).click();
  const stays = await island.getByRole('article', { name: 'Estate Planning' }).elementHandle();
  const cards = await island.getByRole('article').count();
  change('collections/services/wealth-creation.json', 'Wealth Creation', 'Wealth Made');
  await expect(island.getByRole('article', { name: 'Wealth Made' })).toHaveCount(1);
  await expect(island.getByRole('article')).toHaveCount(cards);
  expect(await stays?.evaluate((card) => card.isConnected)).toBe(true);
  await expect(island.locator('[aria-live] span').first()).toHaveText('2–5 of 7');
  expect(watch.problems.filter((problem) => problem.startsWith('console'))).toEqual([]);
  dev?.git('checkout', '--quiet', '--', '.');
  // The next test's page is not to hear of it.
  await expect(island.getByRole('article', { name: 'Wealth Creation' })).toHaveCount(1);
});

testEditing(() => {
  if (!dev) throw new Error('The development server is not up.');
  return dev;
});
