import { pathToFileURL } from 'node:url';
import type { BootData } from '../app/boot-data.ts';
import type { RenderedPage, SectionFault } from '../app/entry-static.tsx';
import type { LocaleSite } from '../content/resolve/site-resolver.ts';
import type { ValidRoute, ValidSite } from '../content/site/valid-site.ts';
import { contentHash } from '../ground/content-hash.ts';
import { once } from '../ground/once.ts';
import type { PageModel, ShellModel } from '../model/page-model.ts';
import { sharedWords } from '../page/shared-words.ts';
import { openWriter } from './file-writer.ts';
import { type DocumentParts, documentAround } from './html.ts';
import type { Memory, RememberedPage } from './memory.ts';
import type { Output } from './output.ts';
import type { ReadMemory } from './read-memory.ts';
import type { Styles } from './styles.ts';

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
  readonly styles: Styles;
  readonly output: Output;
  /** What the build before remembers of its pages. */
  readonly before: Memory['pages'];
  readonly reads: ReadMemory;
  /** Addresses that have a security policy of their own. */
  readonly ownPolicy: ReadonlySet<string>;
  readonly onProgress: (done: number, all: number) => void;
}

export interface PagesResult {
  readonly faults: readonly PageFault[];
  readonly rendered: number;
  /** Why pages were made anew, by address: the reads that found something else; none where their frame did. */
  readonly stale: ReadonlyMap<string, readonly string[]>;
  readonly notFound: Readonly<Record<string, string>>;
  readonly memory: Memory['pages'];
}

/** A page to be made, before its model is resolved. */
interface Job {
  readonly site: LocaleSite;
  readonly entry: ValidRoute;
  readonly address: string;
  readonly file: string;
  /** What its document tells the app. */
  readonly boot: BootData;
  readonly notFound: boolean;
}

/** So many pages are worth a thread that writes them. */
const MANY = 200;

function jobsOf({ sites, app, base, appBelow, output, ownPolicy }: PagesInput): Job[] {
  return sites.flatMap((site) => {
    const { index, shell } = site;
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
      return { site, entry, address, file, boot, notFound };
    });
  });
}

/** Resolves and renders every page whose content or surroundings changed; takes the others over from the build before. */
export async function writePages(input: PagesInput): Promise<PagesResult> {
  const { output, app, base, parts, before, reads } = input;
  const jobs = jobsOf(input);
  const surroundings = JSON.stringify([app, input.renderer, parts, input.styles, base]);
  const common = contentHash(surroundings);
  const shells = new Map(input.sites.map(({ shell }) => [shell, contentHash(JSON.stringify(shell))]));
  const aroundOf = ({ boot, site }: Job) =>
    contentHash(`${common} ${JSON.stringify(boot)} ${shells.get(site.shell)}`);
  const memory: Record<string, RememberedPage> = {};
  const faults: PageFault[] = [];
  let made = 0;
  let rendered = 0;

  const reasons = new Map<string, readonly string[]>();

  const shared = new Map<string, boolean>();
  /** Takes over what pages share, with its compressed siblings; asked once, however many pages do. */
  const keepShared = (address: string): boolean => {
    const isThere = shared.get(address) ?? output.keep(address) !== undefined;
    if (isThere && !shared.has(address))
      for (const end of ['br', 'gz']) output.keepAside(`${address.slice(1)}.${end}`);
    shared.set(address, isThere);
    return isThere;
  };

  /** Where all that was read is as before, so is the model, and nothing need be made again. */
  const keptWhole = (job: Job): boolean => {
    const known = before[job.address];
    const changes = known && reads.changes(known.reads);
    if (changes?.length === 0 && known?.around === aroundOf(job))
      if (output.keep(job.address) && known.shared.every(keepShared)) {
        memory[job.address] = { ...known, reads: reads.carry(known.reads) };
        return true;
      }
    reasons.set(job.address, changes ?? ['new']);
    return false;
  };
  const stale = jobs.filter((job) => !keptWhole(job));
  // Loaded with the first page that needs it. The contract with the bundle that is made of src/app/entry-static.tsx.
  const renderer = once(
    (): Promise<{ renderPage(page: PageModel, shell: ShellModel): Promise<RenderedPage> }> =>
      import(pathToFileURL(input.renderer).href),
  );

  const policyOf = ({ address }: Job) => parts.policies?.[input.ownPolicy.has(address) ? 'own' : 'all'];
  const encoder = new TextEncoder();
  const writer = stale.length > MANY ? openWriter() : undefined;
  const make = async (job: Job, model: PageModel, style: string | undefined): Promise<void> => {
    const { shell } = job.site;
    const styles = [input.styles.stylesheet, ...(style === undefined ? [] : [base + style])];
    const { renderPage } = await renderer();
    const { html, faults: own } = await renderPage(model, shell);
    faults.push(...own.map((fault) => ({ ...fault, route: job.address })));
    const [before, after] = documentAround(model, shell, job.boot, parts, styles, policyOf(job));
    const bytes = encoder.encode(before + html + after);
    if (writer && own.length === 0) {
      const written = { bytes: bytes.byteLength, hash: contentHash(bytes) };
      output.list(job.address, job.file, written, 'revalidate');
      await writer.write(output.claim(job.file), bytes);
    } else if (own.length === 0) output.write(job.address, job.file, bytes, 'revalidate');
    made += 1;
    // What comes out as it stands already, such as the translation of a text that changed, touches no visitor.
    if (!output.isKept(job.address)) rendered += 1;
    input.onProgress(made, stale.length);
  };

  // One after the other: threads cost more than they bring, since each would be told every page's model.
  try {
    for (const job of stale) {
      const { result: model, reads: read } = job.site.during(() => job.site.page(job.entry.route));
      const style = await input.styles.otherOf(model);
      const data = read.flatMap((name) => job.site.dataAddress(name) ?? []);
      memory[job.address] = {
        reads: reads.remember(job.site, read),
        around: aroundOf(job),
        shared: style === undefined ? data : [...data, style],
      };
      await make(job, model, style);
    }
  } finally {
    await writer?.end();
  }
  for (const site of input.sites)
    for (const [address, text] of site.dataFiles) output.write(address, address.slice(1), text, 'immutable');
  return {
    faults,
    rendered,
    stale: reasons,
    notFound: Object.fromEntries(
      jobs.filter((job) => job.notFound).map((job) => [job.site.locale.prefix || '/', job.file]),
    ),
    memory,
  };
}
