import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { root, type Served, serveDev } from './support/site-process.ts';
import { test } from './support/test.ts';

const folder = mkdtempSync(join(tmpdir(), 'editing-'));
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

let dev: Served | undefined;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  mkdirSync(join(folder, 'schemas'));
  cpSync(join(root, 'site-config'), join(folder, 'site-config'), { recursive: true });
  cpSync(join(root, 'schemas'), join(folder, 'schemas'), { recursive: true });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'First');
  dev = await serveDev(join(folder, 'site-config'));
});
test.afterAll(async () => {
  await dev?.close();
  rmSync(folder, { recursive: true });
});

/** The lines that came and went since the last commit, without their blanks. */
const diff = (...paths: string[]) =>
  git('diff', '--unified=0', '--', ...paths)
    .split('\n')
    .filter((line) => /^[+-](?![+-]{2} )/.test(line))
    .map((line) => line.slice(0, 1) + line.slice(1).trim());

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${dev?.url}${path}`);
  await expect(page.locator('#page-engine-editing')).toBeAttached({ timeout: 60_000 });
  await expect(page.locator('html')).toHaveAttribute('data-live', '');
  await page.keyboard.press('F2');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
}

const told = (page: Page) => page.locator('#page-engine-editing').getByRole('status');
const field = (page: Page, name: RegExp) =>
  page.locator('#page-engine-editing').getByRole('textbox', { name });

test('an editor’s day: the diff has the lines that were changed, and no others', async ({ page }) => {
  test.slow();
  await open(page, '/about-us');

  await test.step('a heading, from the keyboard', async () => {
    await page.locator('main h1').focus();
    await page.keyboard.press('Enter');
    await expect(field(page, /^Heading/)).toBeFocused({ timeout: 30_000 });
    await page.keyboard.type('A firm that stays');
    await expect(page.locator('main h1')).toHaveText('A firm that stays');
    await page.keyboard.press('Enter');
    await expect(told(page)).toContainText('Heading: “A firm built');
    expect(diff()).toEqual([
      '-"heading": "A firm built for the second decade of a plan",',
      '+"heading": "A firm that stays",',
    ]);
  });

  await test.step('a mistake is said at the field and nothing is saved; Escape takes back', async () => {
    await page.locator('main h1').click({ position: { x: 30, y: 20 } });
    await page.keyboard.type('About {brnad}');
    await page.keyboard.press('Enter');
    const alert = page.locator('#page-engine-editing').getByRole('alert');
    await expect(alert).toContainText('Did you mean “brand”?');
    await expect(field(page, /^Heading/)).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Escape');
    await expect(page.locator('main h1')).toHaveText('A firm that stays');
    expect(diff()).toHaveLength(2);
  });

  await test.step('a paragraph gets a link, and stays the rest', async () => {
    git('commit', '--all', '--quiet', '--message', 'Heading');
    await page.locator('main p', { hasText: 'We set out to be' }).click({ position: { x: 30, y: 10 } });
    const source = field(page, /^Text/);
    await expect(source).toBeFocused();
    await source.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 2));
    await page.keyboard.press('Control+k');
    await page.locator('#page-engine-editing').getByLabel('Where the link leads').fill('/process-chart');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+Enter');
    await expect(page.locator('main a[href="/process-chart"]', { hasText: 'We' })).toBeVisible();
    const [before = '', after = ''] = diff();
    expect(after).toBe(before.replace('-"We set', '+"[We](/process-chart) set'));
  });

  await test.step('the words of a picture, in the panel; axe has nothing to say', async () => {
    git('commit', '--all', '--quiet', '--message', 'Link');
    await page.locator('main img').first().click();
    const panel = page.getByRole('complementary', { name: 'Editing' });
    const alt = panel.locator('[data-pointer="/sections/0/image/alt"]');
    await expect(panel.locator('[data-pointer="/sections/0/image/src"]')).toBeFocused();
    const axe = await new AxeBuilder({ page }).include('#page-engine-editing').analyze();
    expect(axe.violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    await alt.fill('A courtyard under a banyan tree');
    await alt.press('Tab');
    await expect(told(page)).toContainText('Alt: ');
    expect(diff().at(-1)).toBe('+"alt": "A courtyard under a banyan tree"');
  });

  await test.step('a section comes from the catalogue and moves', async () => {
    git('commit', '--all', '--quiet', '--message', 'Alt');
    await page.getByRole('button', { name: 'Insert below' }).click();
    await page.getByLabel('Find a block').fill('quote');
    await page.locator('.picker li button', { hasText: 'quote' }).first().click();
    await expect(told(page)).toContainText('an entry added');
    const added = diff('site-config/pages');
    expect(added.every((line) => line.startsWith('+'))).toBe(true);
    expect(added).toContain('+"type": "quote",');
    await page.getByRole('button', { name: 'Move down' }).click();
    await expect(told(page)).toContainText('an entry moved');
    const moved = diff('site-config/pages');
    expect([...moved].sort()).toEqual([...added].sort());
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => diff()).toEqual([]);
  });
});

test('on a translated page the translation is edited; a single change is taken back', async ({ page }) => {
  test.slow();
  await open(page, '/hi/about-us');
  await page.locator('main h1').click({ position: { x: 30, y: 20 } });
  await expect(field(page, /^Heading/)).toBeFocused({ timeout: 30_000 });
  await expect(page.locator('.note .original')).toContainText('A firm that stays');
  await page.keyboard.insertText('हम यहीं हैं');
  await page.keyboard.press('Enter');
  await expect(page.locator('main h1')).toHaveText('हम यहीं हैं');
  await expect.poll(() => diff('site-config/pages')).toEqual([]);
  expect(diff('site-config/locales').filter((line) => line.includes('"heading"'))).toEqual([
    expect.stringMatching(/^-"heading": "ऐसी फ़र्म/),
    '+"heading": "हम यहीं हैं",',
  ]);
  await page.reload();
  await page.keyboard.press('F2');
  await page.getByRole('button', { name: 'Changes' }).click();
  await page.getByRole('button', { name: 'Take back Heading of /about-us (hi)' }).click();
  await expect
    .poll(() => diff('site-config/locales').filter((line) => line.includes('"heading"')))
    .toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('main h1')).toHaveText('हम यहीं हैं');
});

test('with the tools off the page is as it ships', async ({ page }) => {
  await page.goto(`${dev?.url}/about-us`);
  await expect(page.locator('#page-engine-editing')).toBeAttached();
  expect(await page.locator('[data-dev-editable]').count()).toBe(0);
  const asked = await page.request.post(`${dev?.url}/__page-engine/edit/save`, { data: {} });
  expect(asked.status()).toBe(403);
  const named = await page.request.get(`${dev?.url}/__page-engine/edit/token`, {
    headers: { host: 'evil.example' },
  });
  expect(named.status()).toBe(403);
});
