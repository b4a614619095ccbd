import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { mediaType } from '../../src/server/served-files.ts';
import { follow, markDocument, openLive } from './support/app.ts';
import { siteDir } from './support/site.ts';
import { test } from './support/test.ts';

/** A host of files as GitHub Pages, S3 and most servers are by default: it leads to a folder by a final slash. */
let host: Server;
let origin = '';
test.beforeAll(async () => {
  host = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://host');
    const path = join(siteDir, pathname);
    const isFolder = existsSync(path) && statSync(path).isDirectory();
    if (isFolder && !pathname.endsWith('/')) {
      response.writeHead(301, { location: `${pathname}/` }).end();
      return;
    }
    const file = isFolder ? join(path, 'index.html') : path;
    const isThere = existsSync(file);
    const shown = isThere ? file : join(siteDir, '404.html');
    response.writeHead(isThere ? 200 : 404, { 'content-type': mediaType(shown) }).end(readFileSync(shown));
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  const address = host.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
test.afterAll(() => {
  host.close();
  host.closeAllConnections();
});

test('a page whose address the host ends with a slash comes without loading a document @full', async ({
  page,
}) => {
  await openLive(page, `${origin}/about-us`);
  await markDocument(page);
  await follow(page, '/services/risk-management');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Risk Management');
  await expect(page).toHaveURL(`${origin}/services/risk-management`);
  await expect(page.locator('html')).toHaveAttribute('data-marked');
});
