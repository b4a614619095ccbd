import { expect, type Page } from '@playwright/test';
import { follow, markDocument, openLive } from './support/app.ts';
import { h1Of, headOf, readHtml } from './support/document.ts';
import { everyRoute, htmlOf, routes, siteUrl, templates } from './support/site.ts';
import { test } from './support/test.ts';
import type { Watch } from './support/watch.ts';

/** Goes through pages in one life of the app; after each step the document is as if the page had been loaded. */
async function walk(page: Page, plainPage: Page, paths: readonly string[], watch: Watch): Promise<void> {
  await openLive(page, '/terms');
  await markDocument(page);
  for (const path of paths) {
    const { head, headings } = await readHtml(plainPage, htmlOf(path));
    await follow(page, path);
    await expect(page).toHaveTitle(head.title);
    await expect.poll(() => h1Of(page), path).toEqual(headings);
    await expect(page.getByRole('main')).toBeFocused();
    // Its tags come after the frame that shows the page.
    await expect.poll(() => headOf(page), path).toEqual(head);
    expect.soft(page.url()).toBe(siteUrl + path);
    expect.soft(await page.evaluate(() => scrollY), path).toBe(0);
    await page.evaluate(() => scrollTo(0, 400));
    // A picture that is left half-way is none that failed.
    await watch.settled();
  }
  await expect(page.locator('html')).toHaveAttribute('data-marked');
}

test('after a navigation the head is the static head of the page, tag for tag @full', async ({
  page,
  plainPage,
  watch,
}) => {
  const others = templates.filter((path) => path !== '/terms');
  await walk(page, plainPage, [...others, '/terms'], watch);
  expect(watch.documents).toHaveLength(1);
  expect(watch.problems).toEqual([]);
  expect(await watch.violations()).toEqual([]);
});

/** Goes to a page by a link of the open one; then the title and all tags of the head, beside those of its HTML. */
async function headsOn(path: string) {
  const link = document.createElement('a');
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
  const headOf = ({ title, documentElement, head }: Document) => {
    const tags = [...head.querySelectorAll('[data-head]')].map((tag) => tag.outerHTML);
    return [title, documentElement.lang, documentElement.dir, ...tags];
  };
  const answer = await fetch(path);
  const wanted = headOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
  const isThere = () => {
    const canonical = document.head.querySelector('[rel=canonical]')?.getAttribute('href') ?? '';
    return canonical !== '' && new URL(canonical).pathname === path;
  };
  await new Promise<void>((resolve) => {
    const look = () => isThere() && resolve();
    new MutationObserver(look).observe(document.head, { childList: true });
    setTimeout(resolve, 10_000);
    look();
  });
  return { got: headOf(document), wanted };
}

test('the same on every route of every language, in one life of the app @full', async ({ browser }) => {
  // Its own policy keeps a page from reading other pages’ HTML.
  const context = await browser.newContext({ baseURL: siteUrl, bypassCSP: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await openLive(page, '/terms');
  await markDocument(page);
  const others = everyRoute.filter((path) => path !== '/terms');
  const differing: string[] = [];
  for (const path of [...others, '/terms']) {
    const { got, wanted } = await page.evaluate(headsOn, path);
    expect(wanted.length).toBeGreaterThan(15);
    if (got.join('\n') !== wanted.join('\n')) differing.push(path);
  }
  expect(differing).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('data-marked');
  await context.close();
});

test('the frame changes with the page', async ({ visit: { page } }) => {
  await openLive(page, '/');
  const row = page.getByRole('navigation', { name: 'Section' });
  await expect(row).toHaveCount(0);
  await follow(page, '/select-your-profile/for-her');
  await expect(row.locator('[aria-current=page]')).toHaveText('For Her');
  await expect(page.locator('header img').first()).toHaveAttribute('src', /for-her-header/);
  await follow(page, '/about-us');
  await expect(row).toHaveCount(0);
  await expect(page.locator('header img').first()).toHaveAttribute('src', /logo/);
});

test('a collection’s pages do not keep the state of the one before @full', async ({ visit: { page } }) => {
  const [first, second] = routes.filter((path) => path.startsWith('/select-your-profile/'));
  await openLive(page, first ?? '');
  await page.getByText('Read More', { exact: true }).click();
  const detail = page.locator('#profile-detail');
  await expect(detail).toBeVisible();
  await follow(page, second ?? '');
  await expect(page).toHaveURL(siteUrl + second);
  await expect(detail).toBeHidden();
});
