import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildSite, root, serveSite } from './site-process.ts';
import { serveSmallSite } from './variant.ts';

/**
 * Builds the sites that several specs need (the shipped one unless `SITE_DIR` names a built one) and serves them;
 * the tests find them by environment.
 */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export
export default async function setUp(): Promise<() => Promise<void>> {
  const given = process.env.SITE_DIR;
  // Kept: where little has changed since the last run, little is built.
  const dir = resolve(root, given ?? '.cache/test/site');
  const folder = await mkdtemp(join(tmpdir(), 'page-engine-browser-'));
  const ends = [() => rm(folder, { recursive: true, force: true })];
  const tearDown = async () => {
    for (const end of ends.toReversed()) await end();
  };
  try {
    if (!given) await buildSite(dir);
    const site = await serveSite(dir, join(folder, 'inbox.db'));
    ends.push(site.close);
    const name = 'Harbour Children’s Museum';
    const logo = { src: '/images/logo.svg', alt: '' };
    const small = await serveSmallSite({
      brand: { name, legalName: name, descriptor: 'Hands on since 1998', logo },
      analytics: { containerId: 'GTM-TEST123', consent: true, details: '/contact-us' },
      environments: { production: { debug: true } },
    });
    ends.push(small.close);
    Object.assign(process.env, { SITE_DIR: dir, SITE_URL: site.url, SMALL_SITE_URL: small.url });
    return tearDown;
  } catch (error) {
    await tearDown();
    throw error;
  }
}
