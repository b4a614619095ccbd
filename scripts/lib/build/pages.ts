import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { IndexShard, ServedPage } from '../../../src/app/boot-data.ts';
import { shardOf } from '../../../src/app/boot-data.ts';
import { contentHash } from '../../../src/content/load.ts';
import type { LocaleSite } from '../../../src/content/resolve/site-resolver.ts';
import type { SiteIndex } from '../../../src/content/site/site-index.ts';
import type { ManifestFile } from '../../../src/model/build-manifest.ts';
import type { PageModel } from '../../../src/model/page-model.ts';
import { type DocumentParts, documentOf } from './html.ts';
import type { Output } from './output.ts';
import { openRenderPool, type SectionFault } from './render-pool.ts';

export interface PageFault extends SectionFault {
  readonly route: string;
}

/** What a build remembers of each page, so that the next one renders only what changed. */
interface Remembered {
  readonly key: string;
  readonly html: ManifestFile;
}
type Memory = Readonly<Record<string, Remembered>>;

export interface PagesInput {
  readonly index: SiteIndex;
  readonly sites: readonly LocaleSite[];
  readonly app: string;
  readonly renderer: string;
  readonly base: string;
  readonly parts: DocumentParts;
  readonly output: Output;
  /** File of the memory. */
  readonly memory: string;
  readonly onProgress: (done: number, all: number) => void;
}

export interface PagesResult {
  readonly faults: readonly PageFault[];
  readonly rendered: number;
  readonly notFound: Readonly<Record<string, string>>;
  readonly save: () => Promise<void>;
}

interface Job {
  readonly site: LocaleSite;
  readonly route: string;
  readonly address: string;
  readonly file: string;
  readonly model: PageModel;
  readonly pageUrl: string;
  readonly shellUrl: string;
}

const PAGES_PER_SHARD = 64;
const CONCURRENT = 8;

const readMemory = async (file: string): Promise<Memory> => {
  try {
    // Written by the build before; anything unreadable only means that all pages are rendered.
    return JSON.parse(await readFile(file, 'utf8')) as Memory;
  } catch {
    return {};
  }
};

async function writeData({ sites, index, app, base, output }: PagesInput): Promise<Job[]> {
  const jobs: Job[] = [];
  for (const site of sites) {
    const shell = JSON.stringify(site.shell);
    const shellAddress = `/_data/shell/${site.locale.code}.${contentHash(shell)}.json`;
    await output.write(shellAddress, shellAddress.slice(1), shell, 'immutable');
    for (const route of index.routes.keys()) {
      const model = site.page(route);
      const served: ServedPage<PageModel> = { app, model };
      const text = JSON.stringify(served);
      const address = `${site.locale.prefix}${route === '/' ? '' : route}` || '/';
      const name = address === '/' ? '/index' : address;
      const dataAddress = `/_data${name}.${contentHash(text)}.json`;
      await output.write(dataAddress, dataAddress.slice(1), text, 'immutable');
      const notFound = model.status === 404;
      const file = notFound
        ? `${site.locale.prefix.slice(1)}${site.locale.prefix ? '/' : ''}404.html`
        : address === '/'
          ? 'index.html'
          : `${address.slice(1)}/index.html`;
      jobs.push({
        site,
        route,
        address,
        file,
        model,
        pageUrl: base + dataAddress,
        shellUrl: base + shellAddress,
      });
    }
  }
  return jobs;
}

async function writeIndex(jobs: readonly Job[], shards: number, output: Output): Promise<void> {
  const tables: Record<string, readonly [string, string]>[] = Array.from({ length: shards }, () => ({}));
  for (const job of jobs) {
    const table = tables[shardOf(job.model.path, shards)];
    if (table && job.model.status === 200) table[job.model.path] = [job.pageUrl, job.shellUrl];
  }
  for (const [number, table] of tables.entries()) {
    const shard: IndexShard = table;
    await output.write(
      `/_data/index/${number}.json`,
      `_data/index/${number}.json`,
      JSON.stringify(shard),
      'revalidate',
    );
  }
}

/** Renders every page whose model or surroundings changed; takes the others over from the build before. */
export async function writePages(input: PagesInput): Promise<PagesResult> {
  const { output, app, base, parts, renderer } = input;
  const jobs = await writeData(input);
  const shards = 2 ** Math.max(0, Math.ceil(Math.log2(jobs.length / PAGES_PER_SHARD)));
  await writeIndex(jobs, shards, output);
  const before = await readMemory(input.memory);
  const memory: Record<string, Remembered> = {};
  const surroundings = createHash('sha256')
    .update(JSON.stringify([app, renderer, parts, base, shards]))
    .digest('base64url');
  const keyOf = (job: Job) => `${surroundings} ${job.pageUrl} ${job.shellUrl}`;
  const fresh: Job[] = [];
  for (const job of jobs) {
    const known = before[job.address];
    const kept =
      known?.key === keyOf(job) &&
      (await output.keep(job.address, known.html).then(
        () => true,
        () => false,
      ));
    if (kept) memory[job.address] = known;
    else fresh.push(job);
  }
  const faults: PageFault[] = [];
  if (fresh.length > 0) {
    const pool = await openRenderPool(renderer, fresh.length);
    let done = 0;
    const work = fresh.values();
    const run = async () => {
      for (const job of work) {
        const rendered = await pool.render(job.model, job.site.shell);
        faults.push(...rendered.faults.map((fault) => ({ ...fault, route: job.address })));
        const data = { app, base, page: job.pageUrl, shell: job.shellUrl, shards };
        const html = documentOf(job.model, job.site.shell, rendered.html, data, parts);
        memory[job.address] = {
          key: keyOf(job),
          html: await output.write(job.address, job.file, html, 'revalidate'),
        };
        done += 1;
        input.onProgress(done, fresh.length);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENT }, run));
    await pool.close();
  }
  return {
    faults,
    rendered: fresh.length,
    notFound: Object.fromEntries(
      jobs.filter((job) => job.model.status === 404).map((job) => [job.site.locale.prefix || '/', job.file]),
    ),
    save: () => writeFile(input.memory, JSON.stringify(memory)),
  };
}
