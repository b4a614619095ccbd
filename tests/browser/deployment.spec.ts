import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { follow, live, openLive } from './support/app.ts';
import { kindsOfIslands } from './support/islands.ts';
import { full } from './support/site.ts';
import { buildSite, buildWith, root, type Served, serveSite } from './support/site-process.ts';
import { test } from './support/test.ts';
import { watchPage } from './support/watch.ts';

test.setTimeout(300_000);

let folder = '';
let site: Served | undefined;

/** A module or style sheet that does a little more than it did. */
const changed = (path: string, code: string) =>
  path.endsWith('.css')
    ? code.replace(/\.[\w-]+ \{/, '$& --deployment: 2;')
    : `${code}\nReflect.set(globalThis, 'deployment', 2);\n`;

/** The engine as it is next: something is different in each of its modules and styles, and in the content. */
async function nextEngine(engine: string): Promise<void> {
  for (const name of [
    'src',
    'scripts',
    'schemas',
    'site-config',
    'index.html',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
  ])
    await cp(join(root, name), join(engine, name), { recursive: true });
  await symlink(join(root, 'node_modules'), join(engine, 'node_modules'));
  for (const path of await readdir(join(engine, 'src'), { recursive: true })) {
    const file = join(engine, 'src', path);
    if (/\.css$|(?<!\.d)\.tsx?$/.test(path))
      await writeFile(file, changed(path, await readFile(file, 'utf8')));
  }
}

const dist = (name: string) => join(folder, name);

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-engine-deployment-'));
  await buildSite(dist('first'));
  await nextEngine(join(folder, 'engine'));
  await buildWith(join(folder, 'engine'), dist('second'));
  await cp(dist('first'), dist('served'), { recursive: true });
  site = await serveSite(dist('served'));
});
test.afterAll(async () => {
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Puts a build in the place of the one that is served, as a deployment does. */
async function deploy(name: string): Promise<void> {
  await cp(dist(name), dist('fresh'), { recursive: true });
  await rename(dist('served'), dist('old'));
  await rename(dist('fresh'), dist('served'));
  await rm(dist('old'), { recursive: true });
}

const assets = async (name: string) =>
  (await readdir(join(dist(name), 'assets'))).filter((path) => /\.(?:js|css)$/.test(path));

test('of the first deployment’s code and styles the second has libraries alone @full', async () => {
  const [first, second] = [await assets('first'), new Set(await assets('second'))];
  expect(first.length).toBeGreaterThan(30);
  const kept = first.filter(
    (path) => second.has(path) && !/^(?:radix|altcha|pbkdf2|useForm|carousel)/.test(path),
  );
  expect(kept).toEqual([]);
});

/** Writes in the first field of the page's main part, where it has one, and gives each island of the kind a sign. */
async function use(page: Page, kind: string): Promise<() => Promise<string | undefined>> {
  const field = page.locator('main').getByRole('textbox').first();
  const isThere = await field.isVisible();
  if (isThere) await field.pressSequentially('12');
  for (const island of await page.locator(`[data-island="${kind}"]`).all())
    for (const wake of ['pointerover', 'focusin']) await island.dispatchEvent(wake);
  return async () => (isThere ? field.inputValue() : undefined);
}

/** Whether a page has asked for its app: one on which nothing lives in sight does so at the first sign of a visitor. */
const hasApp = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/app-')),
  );

for (const [kind, route] of full ? kindsOfIslands() : [])
  for (const isLive of [false, true])
    test(`a new deployment under an open page with “${kind}”, ${isLive ? 'live' : 'not yet live'} @full`, async ({
      page,
    }) => {
      const base = site?.url ?? '';
      await deploy('first');
      const watch = await watchPage(page, base);
      await (isLive ? openLive(page, base + route) : page.goto(base + route, { waitUntil: 'networkidle' }));
      const isWhole = await hasApp(page);
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      await deploy('second');
      const written = await use(page, kind);
      const before = await written();
      if (before !== undefined) expect(before).toContain('12');
      await page.mouse.move(200, 200);
      await page.mouse.wheel(0, 5000);
      // A page whose app is gone is loaded anew, where nobody writes in it.
      const documents = isWhole || before !== undefined ? [base + route] : [base + route, base + route];
      if (documents.length === 2) {
        await page.waitForFunction(() => performance.navigation.type === 1);
        await live(page);
      }
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect(await written()).toBe(before);
      expect(watch.documents).toEqual(documents);

      const target = route === '/about-us' ? '/services/risk-management' : '/about-us';
      await follow(page, target);
      await expect(page).toHaveURL(base + target);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading);
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(100);
      // None where the next page had been fetched ahead.
      const later = watch.documents.slice(documents.length);
      expect(later).toEqual(later.length === 0 ? [] : [base + target]);
      // What was loaded anew belongs together, and lives; a page fetched before is at least its HTML.
      if (later.length === 1) await live(page);
    });
