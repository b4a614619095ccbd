import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite, newSite, root, type Served, serveSite } from './site-process.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Builds and serves the shipped site with other fields in `site.json`. */
export const serveVariant = (fields: Fields): Promise<Served> =>
  serveWith(fields, (site) => cp(join(root, 'site-config'), site, { recursive: true }));

/** Builds and serves a new site, of five pages, with other fields in `site.json`. */
export const serveSmallSite = (fields: Fields): Promise<Served> => serveWith(fields, newSite);

async function serveWith(fields: Fields, make: (site: string) => Promise<void>): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'page-engine-variant-'));
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    const site = join(folder, 'site-config');
    await make(site);
    const file = join(site, 'site.json');
    const written: object = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...written, ...fields }));
    const out = join(folder, 'dist');
    await buildSite(out, site);
    const server = await serveSite(out);
    return {
      url: server.url,
      async close() {
        await server.close();
        await discard();
      },
    };
  } catch (error) {
    await discard();
    throw error;
  }
}
