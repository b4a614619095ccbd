import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { expect } from '@playwright/test';
import { live } from './support/app.ts';
import { htmlOf, siteUrl } from './support/site.ts';
import { test } from './support/test.ts';

const PATH = '/contact-us';

/** Serves the site, and of one document only the beginning, until it is told to go on. */
async function serveSlowly() {
  const html = htmlOf(PATH);
  const half = html.indexOf('</header>');
  let waiting: ServerResponse | undefined;
  const server = createServer(async (request, response) => {
    if (request.url === PATH) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.write(html.slice(0, half));
      waiting = response;
      return;
    }
    const answer = await fetch(siteUrl + request.url);
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}`, goOn: () => waiting?.end(html.slice(half)), server };
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
