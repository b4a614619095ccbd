import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { RenderedPage, SectionFault } from '../../../src/app/entry-static.tsx';
import type { PageModel, ShellModel } from '../../../src/model/page-model.ts';

type Render = (page: PageModel, shell: ShellModel) => Promise<RenderedPage>;

export interface RenderPool {
  render: Render;
  close(): Promise<void>;
}

/** A second thread pays for itself only beyond this many pages. */
const WORTH_A_THREAD = 150;

// The thread knows nothing but the renderer's address: pages come in, HTML goes out.
const WORKER = `
const { parentPort, workerData } = require('node:worker_threads');
const renderer = import(workerData.url);
const shells = new Map();
parentPort.on('message', async ({ id, page, shell, shellId }) => {
  if (shell) shells.set(shellId, shell);
  try {
    const { renderPage } = await renderer;
    parentPort.postMessage({ id, result: await renderPage(page, shells.get(shellId)) });
  } catch (error) {
    parentPort.postMessage({ id, error: String(error && error.message || error) });
  }
});`;

interface Answer {
  readonly id: number;
  readonly result?: RenderedPage;
  readonly error?: string;
}

function openThread(url: string): RenderPool {
  const worker = new Worker(WORKER, { eval: true, workerData: { url } });
  const waiting = new Map<number, { resolve(page: RenderedPage): void; reject(error: Error): void }>();
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
    render: (page, shell) =>
      new Promise((resolve, reject) => {
        count += 1;
        waiting.set(count, { resolve, reject });
        const known = shells.get(shell);
        const shellId = known ?? shells.size;
        if (known === undefined) shells.set(shell, shellId);
        worker.postMessage({ id: count, page, shell: known === undefined ? shell : undefined, shellId });
      }),
    close: async () => void (await worker.terminate()),
  };
}

/** Opens as many renderers as pay off: this thread for a small site, one more for a large one. */
export async function openRenderPool(renderer: string, pages: number): Promise<RenderPool> {
  const url = pathToFileURL(renderer).href;
  // The contract with the renderer's bundle, which is made of src/app/entry-static.tsx.
  const here = (await import(url)) as { renderPage: Render };
  if (pages < WORTH_A_THREAD) return { render: here.renderPage, close: async () => {} };
  const thread = openThread(url);
  let turn = 0;
  return {
    render: (page, shell) => {
      turn += 1;
      return turn % 2 === 0 ? thread.render(page, shell) : here.renderPage(page, shell);
    },
    close: thread.close,
  };
}

export type { SectionFault };
