import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite, newSite, root, type Served, serveSite } from './site-process.ts';

type Fields = Readonly<Record<string, unknown>>;
/** Changes a site's folder before it is built. */
type Change = (site: string) => Promise<void>;

/** Gives a JSON file other fields. */
export async function changeJson(file: string, change: (written: Fields) => Fields): Promise<void> {
  await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')))));
}

/** Builds and serves the shipped site with other fields in `site.json`. */
export const serveVariant = (fields: Fields, change?: Change): Promise<Served> =>
  serveWith(fields, (site) => cp(join(root, 'site-config'), site, { recursive: true }), change);

/** Builds and serves a new site, of five pages, with other fields in `site.json`. */
export const serveSmallSite = (fields: Fields, change?: Change): Promise<Served> =>
  serveWith(fields, newSite, change);

async function serveWith(fields: Fields, make: Change, change?: Change): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'page-engine-variant-'));
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    const site = join(folder, 'site-config');
    await make(site);
    await changeJson(join(site, 'site.json'), (written) => ({ ...written, ...fields }));
    await change?.(site);
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
