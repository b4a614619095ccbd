import type { IndexShard, ServedPage } from '../app/boot-data.ts';
import { shardOf } from '../app/boot-data.ts';
import type { LocaleSite } from '../content/resolve/site-resolver.ts';
import type { ValidRoute, ValidSite } from '../content/site/valid-site.ts';
import { contentHash } from '../ground/content-hash.ts';
import type { PageModel } from '../model/page-model.ts';
import { type DocumentParts, documentAround, ownStylesOf } from './html.ts';
import type { Memory, RememberedPage } from './memory.ts';
import type { Output } from './output.ts';
import { pageSources } from './page-source.ts';
import { openRenderPool, type RenderPool, type SectionFault } from './render-pool.ts';

export interface PageFault extends SectionFault {
  readonly route: string;
}

export interface PagesInput {
  readonly index: ValidSite;
  readonly sites: readonly LocaleSite[];
  readonly app: string;
  readonly renderer: string;
  readonly base: string;
  readonly parts: DocumentParts;
  readonly output: Output;
  /** What the build before remembers of its pages. */
  readonly before: Memory['pages'];
  /** Changes with the compiler and the environment. */
  readonly engine: string;
  /** Addresses that have a security policy of their own. */
  readonly ownPolicy: ReadonlySet<string>;
  readonly onProgress: (done: number, all: number) => void;
}

export interface PagesResult {
  readonly faults: readonly PageFault[];
  readonly rendered: number;
  readonly notFound: Readonly<Record<string, string>>;
  readonly memory: Memory['pages'];
}

/** A page to be made, before its model is resolved. */
interface Job {
  readonly site: LocaleSite;
  readonly entry: ValidRoute;
  readonly address: string;
  readonly file: string;
  readonly source: string;
  readonly shellUrl: string;
  readonly notFound: boolean;
}

const PAGES_PER_SHARD = 64;

/** The data files that a page's views may fetch: its model names them. */
const sharedIn = (model: string): string[] => [
  ...new Set([...model.matchAll(/\/_data\/shared\/[\w.-]+\.json/g)].map(([address]) => address)),
];

function jobsOf({ sites, app, base, output, engine }: PagesInput): Job[] {
  return sites.flatMap((site) => {
    const { index } = site;
    const sourceOf = pageSources(index, JSON.stringify([engine, app]));
    const shell = JSON.stringify(site.shell);
    const shellAddress = `/_data/shell/${site.locale.code}.${contentHash(shell)}.json`;
    output.write(shellAddress, shellAddress.slice(1), shell, 'immutable');
    const { prefix } = site.locale;
    return [...index.routes.values()].map((entry): Job => {
      const address = `${prefix}${entry.route === '/' ? '' : entry.route}` || '/';
      const notFound = entry.route === index.notFound;
      const page = address === '/' ? 'index.html' : `${address.slice(1)}/index.html`;
      const file = notFound ? `${prefix.slice(1)}${prefix ? '/' : ''}404.html` : page;
      return { site, entry, address, file, source: sourceOf(entry), shellUrl: base + shellAddress, notFound };
    });
  });
}

function writeIndex(
  jobs: readonly Job[],
  data: ReadonlyMap<Job, string>,
  shards: number,
  { base, output, ownPolicy }: PagesInput,
): void {
  const tables: Record<string, IndexShard[string]>[] = Array.from({ length: shards }, () => ({}));
  for (const job of jobs) {
    const path = job.site.addresses.path(job.entry.route);
    const table = tables[shardOf(path, shards)];
    if (!table || job.notFound) continue;
    const page = base + data.get(job);
    table[path] = ownPolicy.has(job.address) ? [page, job.shellUrl, 1] : [page, job.shellUrl];
  }
  for (const [number, table] of tables.entries()) {
    const shard: IndexShard = table;
    const file = `_data/index/${number}.json`;
    output.write(`/${file}`, file, JSON.stringify(shard), 'revalidate');
  }
}

/** Resolves and renders every page whose content or surroundings changed; takes the others over from the build before. */
export async function writePages(input: PagesInput): Promise<PagesResult> {
  const { output, app, base, parts, before } = input;
  const jobs = jobsOf(input);
  const shards = 2 ** Math.max(0, Math.ceil(Math.log2(jobs.length / PAGES_PER_SHARD)));
  const surroundings = JSON.stringify([app, input.renderer, parts, base, shards]);
  const common = contentHash(surroundings);
  const keyOf = (job: Job, data: string) => contentHash(`${common} ${data} ${job.shellUrl}`);
  const memory: Record<string, RememberedPage> = {};
  const data = new Map<Job, string>();
  const faults: PageFault[] = [];
  let rendered = 0;

  /** Where the source is as before, so is the model, and its data need not be made again. */
  const keptWhole = (job: Job): boolean => {
    const known = before[job.address];
    if (known?.source !== job.source || known.key !== keyOf(job, known.data)) return false;
    if (![known.data, job.address, ...known.shared].every((address) => output.keep(address))) return false;
    memory[job.address] = known;
    data.set(job, known.data);
    return true;
  };
  const stale = jobs.filter((job) => !keptWhole(job));
  const pool = openRenderPool(input.renderer, stale.length);

  const make = async (
    job: Job,
    model: PageModel,
    text: string,
    dataAddress: string,
    key: string,
  ): Promise<void> => {
    const boot = { app, base, page: base + dataAddress, shell: job.shellUrl, shards };
    const { shell } = job.site;
    const path = output.place(job.file);
    const made = await pool.render({
      data: text,
      shell,
      around: documentAround(model, shell, boot, parts),
      path,
    });
    faults.push(...made.faults.map((fault) => ({ ...fault, route: job.address })));
    output.list(job.address, job.file, made, 'revalidate');
    memory[job.address] = { source: job.source, key, data: dataAddress, shared: sharedIn(text) };
    rendered += 1;
    input.onProgress(rendered, stale.length);
  };

  try {
    await renderAll(stale, pool, (job) => {
      const model = job.site.page(job.entry.route);
      const styles = ownStylesOf(model, parts);
      const served: ServedPage<PageModel> = { app, ...(styles.length > 0 && { styles }), model };
      const text = JSON.stringify(served);
      const address = `/_data${job.address === '/' ? '/index' : job.address}.${contentHash(text)}.json`;
      output.write(address, address.slice(1), text, 'immutable');
      data.set(job, address);
      const key = keyOf(job, address);
      if (before[job.address]?.key === key && output.keep(job.address)) {
        memory[job.address] = { source: job.source, key, data: address, shared: sharedIn(text) };
        return undefined;
      }
      return make(job, model, text, address, key);
    });
  } finally {
    await pool.close();
  }
  for (const site of input.sites)
    for (const [address, text] of site.dataFiles) output.write(address, address.slice(1), text, 'immutable');
  writeIndex(jobs, data, shards, input);
  return {
    faults,
    rendered,
    notFound: Object.fromEntries(
      jobs.filter((job) => job.notFound).map((job) => [job.site.locale.prefix || '/', job.file]),
    ),
    memory,
  };
}

/** One after the other, as the pool has room: no more models than that are in memory at once. */
async function renderAll(
  jobs: readonly Job[],
  pool: RenderPool,
  start: (job: Job) => Promise<void> | undefined,
): Promise<void> {
  const running = new Set<Promise<void>>();
  let failure: unknown;
  for (const job of jobs) {
    await pool.ready();
    if (failure !== undefined) break;
    const started = start(job);
    if (!started) continue;
    const settled = started
      .catch((error: unknown) => {
        failure = error;
      })
      .finally(() => running.delete(settled));
    running.add(settled);
  }
  await Promise.all(running);
  if (failure !== undefined) throw failure;
}
