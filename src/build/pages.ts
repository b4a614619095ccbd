import type { BootData } from '../app/boot-data.ts';
import type { LocaleSite } from '../content/resolve/site-resolver.ts';
import type { ValidRoute, ValidSite } from '../content/site/valid-site.ts';
import { contentHash } from '../ground/content-hash.ts';
import type { PageModel } from '../model/page-model.ts';
import { sharedWords } from '../page/shared-words.ts';
import { type DocumentParts, documentAround } from './html.ts';
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
  /** Pages below this address are the app's; links to others are the browser's. */
  readonly appBelow: string;
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
  /** What its document tells the app. */
  readonly boot: BootData;
  readonly notFound: boolean;
}

/** The data files that a page's views may fetch: its model names them. */
const sharedIn = (model: string): string[] => [
  ...new Set([...model.matchAll(/\/_data\/shared\/[\w.-]+\.json/g)].map(([address]) => address)),
];

function jobsOf({ sites, app, base, appBelow, output, engine, ownPolicy }: PagesInput): Job[] {
  return sites.flatMap((site) => {
    const { index, shell } = site;
    const sourceOf = pageSources(index, JSON.stringify([engine, app]));
    const words = JSON.stringify(sharedWords(shell));
    const wordsAddress = `/_data/words/${site.locale.code}.${contentHash(words)}.json`;
    output.write(wordsAddress, wordsAddress.slice(1), words, 'immutable');
    const { prefix } = site.locale;
    return [...index.routes.values()].map((entry): Job => {
      const address = `${prefix}${entry.route === '/' ? '' : entry.route}` || '/';
      const notFound = entry.route === index.notFound;
      const page = address === '/' ? 'index.html' : `${address.slice(1)}/index.html`;
      const file = notFound ? `${prefix.slice(1)}${prefix ? '/' : ''}404.html` : page;
      const boot: BootData = {
        // A document keeps the policy that it came with: a page with another one is of another build.
        build: ownPolicy.has(address) ? `${app} ${address}` : app,
        base: appBelow,
        ...(!notFound && { path: site.addresses.path(entry.route) }),
        home: shell.home,
        words: base + wordsAddress,
        ...(shell.debug && { debug: true }),
      };
      return { site, entry, address, file, source: sourceOf(entry), boot, notFound };
    });
  });
}

/** Resolves and renders every page whose content or surroundings changed; takes the others over from the build before. */
export async function writePages(input: PagesInput): Promise<PagesResult> {
  const { output, app, base, parts, before } = input;
  const jobs = jobsOf(input);
  const surroundings = JSON.stringify([app, input.renderer, parts, base]);
  const common = contentHash(surroundings);
  const shells = new Map(input.sites.map(({ shell }) => [shell, contentHash(JSON.stringify(shell))]));
  const aroundOf = ({ boot, site }: Job) =>
    contentHash(`${common} ${JSON.stringify(boot)} ${shells.get(site.shell)}`);
  const memory: Record<string, RememberedPage> = {};
  const faults: PageFault[] = [];
  let rendered = 0;

  /** Where the source is as before, so is the model, and nothing need be made again. */
  const keptWhole = (job: Job): boolean => {
    const known = before[job.address];
    if (known?.source !== job.source || known.around !== aroundOf(job)) return false;
    if (![job.address, ...known.shared].every((address) => output.keep(address))) return false;
    memory[job.address] = known;
    return true;
  };
  const stale = jobs.filter((job) => !keptWhole(job));
  const pool = openRenderPool(input.renderer, stale.length);

  const policyOf = ({ address }: Job) => parts.policies?.[input.ownPolicy.has(address) ? 'own' : 'all'];
  const make = async (job: Job, model: PageModel, text: string, page: RememberedPage): Promise<void> => {
    const { shell } = job.site;
    const path = output.place(job.file);
    const around = documentAround(model, shell, job.boot, parts, policyOf(job));
    const made = await pool.render({ data: text, shell, around, path });
    faults.push(...made.faults.map((fault) => ({ ...fault, route: job.address })));
    output.list(job.address, job.file, made, 'revalidate');
    memory[job.address] = page;
    rendered += 1;
    input.onProgress(rendered, stale.length);
  };

  try {
    await renderAll(stale, pool, (job) => {
      const model = job.site.page(job.entry.route);
      const text = JSON.stringify(model);
      const page = {
        source: job.source,
        around: aroundOf(job),
        model: contentHash(text),
        shared: sharedIn(text),
      };
      const known = before[job.address];
      if (known?.model === page.model && known.around === page.around && output.keep(job.address)) {
        memory[job.address] = page;
        return undefined;
      }
      return make(job, model, text, page);
    });
  } finally {
    await pool.close();
  }
  for (const site of input.sites)
    for (const [address, text] of site.dataFiles) output.write(address, address.slice(1), text, 'immutable');
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
