import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { RenderedPage, SectionFault } from '../app/entry-static.tsx';
import { contentHash } from '../ground/content-hash.ts';
import type { PageModel, ShellModel } from '../model/page-model.ts';
import type { Written } from './output.ts';

type Render = (page: PageModel, shell: ShellModel) => Promise<RenderedPage>;

export interface RenderJob {
  /** The page's model as JSON. */
  readonly data: string;
  readonly shell: ShellModel;
  /** The document before and after the page's body. */
  readonly around: readonly [before: string, after: string];
  /** Where the document is written, unless a section fails. */
  readonly path: string;
}

export interface RenderResult extends Written {
  readonly faults: readonly SectionFault[];
}

export interface RenderPool {
  /** Renders and writes a page. */
  render(job: RenderJob): Promise<RenderResult>;
  /** Resolves as soon as another page may be handed in: more would only wait in memory. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** A thread pays for itself only beyond this many pages. */
const WORTH_A_THREAD = 150;
/** Pages that may wait for each thread. */
const WAITING = 6;
const MOST_THREADS = 4;

// The same in a thread as here; it knows nothing but the renderer: models come in, files go out.
const WORKER = `
const { createHash } = require('node:crypto');
const { writeFileSync } = require('node:fs');
const { parentPort, workerData } = require('node:worker_threads');
const renderer = import(workerData.url);
const shells = new Map();
parentPort.on('message', async ({ id, data, around, path, shell, shellId }) => {
  if (shell) shells.set(shellId, shell);
  try {
    const { renderPage } = await renderer;
    const { html, faults } = await renderPage(JSON.parse(data), shells.get(shellId));
    const bytes = Buffer.from(around[0] + html + around[1]);
    if (faults.length === 0) writeFileSync(path, bytes);
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
    parentPort.postMessage({ id, result: { bytes: bytes.byteLength, hash, faults } });
  } catch (error) {
    parentPort.postMessage({ id, error: String(error && error.message || error) });
  }
});`;

interface Answer {
  readonly id: number;
  readonly result?: RenderResult;
  readonly error?: string;
}

interface Thread {
  readonly busy: () => number;
  readonly render: RenderPool['render'];
  readonly close: () => Promise<void>;
}

function openThread(url: string): Thread {
  // A small young generation: rendering leaves nothing behind, and memory counts for each thread.
  const worker = new Worker(WORKER, {
    eval: true,
    workerData: { url },
    resourceLimits: { maxYoungGenerationSizeMb: 24 },
  });
  const waiting = new Map<number, { resolve(page: RenderResult): void; reject(error: Error): void }>();
  const shells = new Map<ShellModel, number>();
  let count = 0;
  worker.on('message', ({ id, result, error }: Answer) => {
    const call = waiting.get(id);
    waiting.delete(id);
    if (result) call?.resolve(result);
    else call?.reject(new Error(error));
  });
  worker.on('error', (error) => {
    for (const call of waiting.values())
      call.reject(error instanceof Error ? error : new Error(String(error)));
  });
  return {
    busy: () => waiting.size,
    render: ({ shell, ...job }) =>
      new Promise((resolve, reject) => {
        count += 1;
        waiting.set(count, { resolve, reject });
        const known = shells.get(shell);
        const shellId = known ?? shells.size;
        if (known === undefined) shells.set(shell, shellId);
        worker.postMessage({ id: count, ...job, shell: known === undefined ? shell : undefined, shellId });
      }),
    close: async () => void (await worker.terminate()),
  };
}

async function renderHere(
  renderPage: Render,
  { data, shell, around, path }: RenderJob,
): Promise<RenderResult> {
  // Made by this very build.
  const model = JSON.parse(data) as PageModel;
  const { html, faults } = await renderPage(model, shell);
  const bytes = Buffer.from(around[0] + html + around[1]);
  if (faults.length === 0) writeFileSync(path, bytes);
  return { bytes: bytes.byteLength, hash: contentHash(bytes), faults };
}

/** Opens as many renderers as pay off: this thread for a few pages, one for each processor for many. */
export function openRenderPool(renderer: string, mostPages: number): RenderPool {
  const url = pathToFileURL(renderer).href;
  if (mostPages < WORTH_A_THREAD) {
    // The contract with the renderer's bundle, which is made of src/app/entry-static.tsx.
    let here: Promise<{ renderPage: Render }> | undefined;
    const running = new Set<Promise<unknown>>();
    return {
      async render(job) {
        here ??= import(url);
        const rendering = renderHere((await here).renderPage, job);
        running.add(rendering);
        return rendering.finally(() => running.delete(rendering));
      },
      ready: async () => void (await Promise.allSettled(running)),
      close: async () => {},
    };
  }
  const count = Math.min(MOST_THREADS, availableParallelism());
  const threads: Thread[] = [];
  // Opened one by one, as the others have work: where few pages turn out to have changed, one is enough.
  const idlest = (): Thread => {
    const [best] = [...threads].sort((a, b) => a.busy() - b.busy());
    if (best && (best.busy() === 0 || threads.length >= count)) return best;
    const thread = openThread(url);
    threads.push(thread);
    return thread;
  };
  let wake: (() => void) | undefined;
  return {
    render: (job) =>
      idlest()
        .render(job)
        .finally(() => wake?.()),
    async ready() {
      while (threads.length >= count && threads.every((thread) => thread.busy() >= WAITING))
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    },
    close: async () => void (await Promise.all(threads.map((thread) => thread.close()))),
  };
}

export type { SectionFault };
