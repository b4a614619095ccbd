import { type BrowserContext, expect } from '@playwright/test';
import { contextsOf } from './support/contexts.ts';
import { siteUrl } from './support/site.ts';
import { test } from './support/test.ts';

/** What a page of the site can see of pages before it. */
async function seenIn(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto(`${siteUrl}/robots.txt`);
  return page.evaluate(async () => [
    { ...localStorage },
    { ...sessionStorage },
    document.cookie,
    (await indexedDB.databases()).map(({ name }) => name),
    navigator.onLine,
    (await navigator.permissions.query({ name: 'geolocation' })).state,
    (await navigator.permissions.query({ name: 'notifications' })).state,
  ]);
}

test('a context that is taken again shows its pages what a new one does', async ({ browser }) => {
  const anew = await browser.newContext();
  const expected = await seenIn(anew);
  await anew.close();

  const contexts = contextsOf(browser, `${siteUrl}/robots.txt`);
  const first = await contexts.take({});
  const page = await first.newPage();
  await page.goto(`${siteUrl}/robots.txt`);
  await page.evaluate(async () => {
    localStorage.setItem('a', '1');
    sessionStorage.setItem('a', '1');
    await new Promise((done) => {
      indexedDB.open('a').onsuccess = done;
    });
  });
  await first.addCookies([{ name: 'a', value: '1', url: siteUrl }]);
  await first.grantPermissions(['geolocation', 'notifications']);
  await first.setOffline(true);
  await contexts.giveBack(first);
  const second = await contexts.take({});
  expect(second).toBe(first);
  expect(await seenIn(second)).toEqual(expected);
  await contexts.close();
});
