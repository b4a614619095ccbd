import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { expect } from '@playwright/test';
import { live } from './support/app.ts';
import { htmlOf, siteUrl } from './support/site.ts';
import { test } from './support/test.ts';

const PATH = '/contact-us';

/** Serves the site, but for what is answered by itself. */
async function serveWith(answerItself: (path: string, response: ServerResponse) => boolean) {
  const server = createServer(async ({ url: path = '/' }, response) => {
    if (answerItself(path, response)) return;
    const answer = await fetch(siteUrl + path);
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? '',
      'cache-control': answer.headers.get('cache-control') ?? '',
    });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}`, server };
}

/** Serves the site, and of one document only the beginning, until it is told to go on. */
async function serveSlowly() {
  const html = htmlOf(PATH);
  const half = html.indexOf('</header>');
  let waiting: ServerResponse | undefined;
  const site = await serveWith((path, response) => {
    if (path !== PATH) return false;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, half));
    waiting = response;
    return true;
  });
  return { ...site, goOn: () => waiting?.end(html.slice(half)) };
}

test('a sign while the document still arrives wakes a page that is whole @full', async ({ browser }) => {
  const { url, goOn, server } = await serveSlowly();
  const page = await browser.newPage();
  const wrong: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) wrong.push(response.url());
  });
  page.on('pageerror', (error) => wrong.push(error.message));
  await page.goto(url + PATH, { waitUntil: 'commit' });
  await page.locator('header').waitFor();
  const app = page.waitForEvent('requestfinished', (request) => /\/assets\/app-/.test(request.url()));
  await page.evaluate(() =>
    document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX: 1 })),
  );
  await app;
  goOn();
  await live(page);
  await expect(page.locator('main [data-island=contact-panel][data-awake]')).toHaveCount(1);
  expect(wrong).toEqual([]);
  await page.close();
  server.close();
});

test('an app whose connection breaks in the midst of it comes with the next sign, by one import @full', async ({
  browser,
}) => {
  let asked = 0;
  const { url, server } = await serveWith((path, response) => {
    if (!/^\/assets\/app-/.test(path)) return false;
    asked += 1;
    if (asked > 1) return false;
    response.writeHead(200, { 'content-type': 'text/javascript', 'content-length': '90000' });
    response.write('/* The beginning of it. */', () => response.destroy());
    return true;
  });
  const page = await browser.newPage();
  const failed = page.waitForEvent('requestfailed', (request) => /\/assets\/app-/.test(request.url()));
  const imports: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/app-/.test(request.url()) && request.resourceType() === 'script')
      imports.push(request.url());
  });
  await page.goto(url + PATH);
  const name = page.getByRole('textbox', { name: 'First name' });
  await name.fill('Asha');
  await failed;
  expect(imports).toEqual([]);
  await live(page);
  await expect(name).toHaveValue('Asha');
  // The import takes what was read: it asks the server for nothing more.
  expect(asked).toBe(2);
  expect(imports).toHaveLength(1);
  await page.close();
  server.close();
});
