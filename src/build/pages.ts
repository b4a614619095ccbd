import { pathToFileURL } from 'node:url';
import type { BootData } from '../app/boot-data.ts';
import type * as entryStatic from '../app/entry-static.tsx';
import type { SectionFault } from '../app/entry-static.tsx';
import { rememberedBy } from '../content/json/remembered.ts';
import { addressIn } from '../content/link/addresses.ts';
import { SectionError } from '../content/resolve/sections.ts';
import type { LocaleSite } from '../content/resolve/site-resolver.ts';
import { addressHash, contentHash } from '../ground/content-hash.ts';
import { once } from '../ground/once.ts';
import { sharedWords } from '../page/shared-words.ts';
import { type DocumentParts, documentAround, headOf } from './html.ts';
import type { Memory, RememberedPage } from './memory.ts';
import type { Output } from './output.ts';
import { documentOf, readKernel } from './page-document.ts';
import type { ReadMemory } from './read-memory.ts';
import type { Styles } from './styles.ts';

export interface PageFault extends SectionFault {
  readonly route: string;
}

/** A section that could not be rendered, in a sentence. */
export const sayFault = ({ route, id, type, reason }: PageFault): string =>
  `${route}: the section “${id}” (${type}) could not be rendered: ${reason}`;

/** Sections that could not be rendered, as what the launcher tells. */
export const sectionErrors = (faults: readonly PageFault[]) =>
  Object.assign(new SectionError(), {
    errors: faults.map((fault) => ({ message: sayFault(fault), stack: fault.stack })),
  });

export interface PagesInput {
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

/** A page to be made, before its model is resolved. */
type Job = ReturnType<typeof jobsOf>[number];

/** A page that does not stand as it should. */
interface Todo {
  readonly job: Job;
  readonly surroundings: Pick<RememberedPage, 'around' | 'frame'>;
  /** Where only its frame is another: what is known of it, and where its document lies. */
  readonly same: { readonly known: RememberedPage; readonly path: string } | undefined;
}

/** So many pages are worth a thread that writes them. */
const MANY = 200;

function jobsOf({ sites, app, base, appBelow, output, ownPolicy }: PagesInput) {
  return sites.flatMap((site) => {
    const { index, shell } = site;
    const words = JSON.stringify(sharedWords(shell));
    const wordsAddress = `/_data/words/${site.locale.code}.${addressHash(contentHash(words))}.json`;
    output.write(wordsAddress, words, 'immutable');
    const { prefix } = site.locale;
    return [...index.routes.values()].map((entry) => {
      const address = addressIn(site.locale, entry.route);
      const notFound = entry.route === index.notFound;
      const page = address === '/' ? 'index.html' : `${address.slice(1)}/index.html`;
      const file = notFound ? `${prefix.slice(1)}${prefix ? '/' : ''}404.html` : page;
      /** What its document tells the app. */
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

/** The contract with the bundle that is made of src/app/entry-static.tsx. */
type PageRenderer = Pick<typeof entryStatic, 'renderContent' | 'renderFrame'>;

/** Resolves and renders every page whose content or surroundings changed; takes the others over from the build before. */
export async function writePages(input: PagesInput) {
  const { output, app, base, parts, before, reads, ownPolicy } = input;
  const jobs = jobsOf(input);
  const common = contentHash(JSON.stringify([app, input.renderer, parts, input.styles, base]));
  const knownSurroundings = new Map<string, Todo['surroundings']>();
  /** What stands around a page; its own address, which its document says besides, is what it is remembered by. */
  const surroundingsOf = ({ boot, site: { shell }, address, notFound }: Job): Todo['surroundings'] => {
    const kind = [common, shell.locale, shell.dir, ownPolicy.has(address), notFound].join();
    const known = knownSurroundings.get(kind) ?? {
      around: contentHash(kind),
      frame: contentHash(JSON.stringify([{ ...boot, build: '', path: '' }, shell])),
    };
    knownSurroundings.set(kind, known);
    return known;
  };
  const memory: Record<string, RememberedPage> = {};
  const faults: PageFault[] = [];
  let made = 0;
  let rendered = 0;

  const reasons = new Map<string, readonly string[]>();

  /** Takes over what pages share, with its compressed siblings; asked once, however many pages do. */
  const keepShared = rememberedBy((address: string): boolean => {
    const isThere = output.keep(address) !== undefined;
    if (isThere) for (const end of ['br', 'gz']) output.keepAside(`${address.slice(1)}.${end}`);
    return isThere;
  });

  /** What is left to do: where all that was read is as before, so is the model, and at most the frame is another. */
  const todo = (job: Job): Todo | undefined => {
    const { address } = job;
    const known = before[address];
    const surroundings = surroundingsOf(job);
    const changes = known ? reads.changes(known.reads) : ['new'];
    const isSame = changes.length === 0 && known?.around === surroundings.around;
    const same = isSame && known.shared.every(keepShared) ? known : undefined;
    if (same?.frame === surroundings.frame && output.keep(address)) {
      memory[address] = same;
      return undefined;
    }
    reasons.set(address, changes);
    const path = same && output.pathBefore(address);
    return { job, surroundings, same: same && path !== undefined ? { known: same, path } : undefined };
  };
  const stale = jobs.flatMap((job) => todo(job) ?? []);
  // Loaded with the first page that needs it.
  const renderer = once((): Promise<PageRenderer> => import(pathToFileURL(input.renderer).href));

  const lastSections: entryStatic.LastSections = new Map();

  /** Resolves and renders what a page says. */
  const render = async ({ site, entry, address, boot }: Job) => {
    const { result: model, reads: read } = site.during(() => site.page(entry.route));
    const style = await input.styles.otherOf(model);
    const data = read.flatMap((name) => site.dataOf(name)?.address ?? []);
    const styles = [input.styles.stylesheet, ...(style === undefined ? [] : [base + style])];
    const policy = parts.policies?.[ownPolicy.has(address) ? 'own' : 'all'];
    const { renderContent } = await renderer();
    const { html, faults: own } = await renderContent(model, undefined, lastSections);
    faults.push(...own.map((fault) => ({ ...fault, route: address })));
    const [head, end] = documentAround(headOf(model, parts, styles, policy), site.shell, boot, parts);
    return {
      kernel: { head, content: html },
      end,
      outline: model,
      reads: reads.remember(site, read),
      shared: style === undefined ? data : [...data, style],
      isWhole: own.length === 0,
    };
  };

  /** Takes over what a page says: only the frame around it is rendered. */
  const reframe = ({ site, entry, boot }: Job, { known, path }: NonNullable<Todo['same']>) => ({
    kernel: readKernel(path, known.at),
    end: documentAround('', site.shell, boot, parts)[1],
    outline: site.outline(entry.route),
    reads: known.reads,
    shared: known.shared,
    isWhole: true,
  });

  if (stale.length > MANY) output.expectMany();
  // One after the other: threads cost more than they bring, since each would be told every page's model.
  for (const { job, surroundings, same } of stale) {
    const { site, address, file } = job;
    const { kernel, end, outline, isWhole, ...read } = same ? reframe(job, same) : await render(job);
    const { renderFrame } = await renderer();
    const { text, at } = documentOf(kernel, renderFrame(outline, site.shell), end);
    memory[address] = { ...read, ...surroundings, at };
    // What comes out as it stands already, such as the translation of a text that changed, touches no visitor.
    const count = () => {
      if (!output.isKept(address)) rendered += 1;
    };
    if (isWhole) await output.send(address, text, file, count);
    else count();
    made += 1;
    input.onProgress(made, stale.length);
  }
  for (const site of input.sites)
    for (const [address, text] of site.dataFiles) output.write(address, text, 'immutable');
  return {
    faults,
    /** How many are other than before; known once all are written. */
    rendered: () => rendered,
    /** Why pages were made anew, by address: the reads that found something else; none where their frame did. */
    stale: reasons,
    notFound: Object.fromEntries(
      jobs.filter((job) => job.notFound).map((job) => [job.site.locale.prefix || '/', job.file]),
    ),
    memory,
  };
}
