import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite, root, type Served, serveSite } from './site-process.ts';

type Fields = Readonly<Record<string, unknown>>;

interface VariantOptions {
  /** Changes the copied folder before it is built. */
  readonly change?: (site: string) => Promise<void>;
}

/** Gives a JSON file other fields. */
export async function changeJson(file: string, change: (written: Fields) => Fields): Promise<void> {
  await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')))));
}

/** Builds and serves the shipped site with other fields in `site.json`. */
export async function serveVariant(fields: Fields, { change }: VariantOptions = {}): Promise<Served> {
  const folder = await mkdtemp(join(tmpdir(), 'page-engine-variant-'));
  const discard = () => rm(folder, { recursive: true, force: true });
  try {
    const site = join(folder, 'site-config');
    await cp(join(root, 'site-config'), site, { recursive: true });
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
