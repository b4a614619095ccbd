import { rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { createLogger, createServer } from 'vite';
import { onTestFinished } from 'vitest';
import { openLiveCatalogue } from '../../src/catalogue/live-catalogue.ts';
import { root } from '../../src/command/root.ts';
import { basePathPlugin } from '../../src/dev/base-path-plugin.ts';
import { cataloguePlugin } from '../../src/dev/catalogue-plugin.ts';
import { contentPlugin } from '../../src/dev/content-plugin.ts';
import type { LiveSite } from '../../src/dev/live-site.ts';
import { createViewFaults } from '../../src/dev/view-faults.ts';

/** Serves a site in a folder of its own as the development server does, until the test is finished. */
export async function serveLive(live: LiveSite, folder: string) {
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
    plugins: [
      basePathPlugin(live),
      cataloguePlugin(openLiveCatalogue(live), faults),
      contentPlugin(live, folder, checked, faults),
    ],
  });
  const http = createHttpServer(server.middlewares);
  onTestFinished(async () => {
    http.close();
    await server.close();
    rmSync(dirname(folder), { recursive: true });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  return {
    /** What was told in the terminal. */
    lines,
    watcher: server.watcher,
    get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { Accept: 'text/html' } }),
  };
}
