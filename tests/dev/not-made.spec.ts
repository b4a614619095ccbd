import { rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { createLogger, createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { openLiveCatalogue } from '../../src/catalogue/live-catalogue.ts';
import { root } from '../../src/command/root.ts';
import { cataloguePlugin } from '../../src/dev/catalogue-plugin.ts';
import { contentPlugin } from '../../src/dev/content-plugin.ts';
import { openLiveSite } from '../../src/dev/live-site.ts';
import { createViewFaults } from '../../src/dev/view-faults.ts';
import { siteFolder } from '../editing/site-folder.ts';

test('what a resolver keeps from being made is told in one line, and its address waits for the repair', async () => {
  const folder = await siteFolder();
  const live = await openLiveSite(folder);
  await live.renew(() => {
    throw new Error('No data.');
  });
  const checked = await live.refresh();
  const faults = createViewFaults();
  const lines: string[] = [];
  const server = await createServer({
    root,
    configFile: false,
    customLogger: { ...createLogger('silent'), error: (line) => void lines.push(line) },
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [cataloguePlugin(openLiveCatalogue(live), faults), contentPlugin(live, folder, checked, faults)],
  });
  const http = createHttpServer(server.middlewares);
  onTestFinished(async () => {
    http.close();
    await server.close();
    rmSync(dirname(folder), { recursive: true });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  for (const path of ['/', '/feed.xml', '/hi/feed.xml', '/__blocks', '/__blocks/quote']) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { Accept: 'text/html' } });
    expect([path, answer.status]).toEqual([path, 500]);
    expect(await answer.text()).toContain('/src/dev/page/waiting.ts');
  }
  const told = /^src\/\S+:\d+:\d+ pages\/.+: No data\.$/;
  expect(lines).toEqual(Array(3).fill(expect.stringMatching(told)));
});
