import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildSite, serveSite } from './site-process.ts';

/** Builds the site (unless `SITE_DIR` names a built one) and serves it; the tests find it by environment. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'page-engine-browser-'));
  const given = process.env.SITE_DIR;
  const dir = given ? resolve(given) : join(folder, 'site');
  try {
    if (!given) await buildSite(dir);
    const server = await serveSite(dir);
    process.env.SITE_DIR = dir;
    process.env.SITE_URL = server.url;
    return async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
