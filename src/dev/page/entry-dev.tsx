import { type ClientPages, NeedsFullLoad } from '../../app/client-pages.ts';
import { writeHead } from '../../app/head-writer.ts';
import type { LoadedPage } from '../../app/page-source.ts';
import { startApp } from '../../app/start-app.tsx';
import { loadViews } from '../../blocks/section-view.tsx';
import type { PageModel, ShellModel } from '../../model/page-model.ts';
import { clearDiagnostics, type ShownDiagnostic, showDiagnostics } from './diagnostics-overlay.ts';
import { openInspector } from './inspector.tsx';
import { startPointing } from './pointing/pointing.ts';

/** Where the development server answers with page models. */
const PAGE_DATA = '/__page-engine/page';

interface SentPage {
  readonly page: PageModel;
  readonly shell: ShellModel;
}

async function fetchPage(path: string): Promise<LoadedPage> {
  const response = await fetch(`${PAGE_DATA}?path=${encodeURIComponent(path)}`);
  if (!response.ok) throw new NeedsFullLoad(path);
  const sent: SentPage = await response.json();
  await loadViews(sent.page.sections);
  return sent;
}

function createDevPages(): ClientPages & { forget(): void } {
  const known = new Map<string, LoadedPage | Promise<LoadedPage>>();
  const load = (path: string) => {
    const found = known.get(path) ?? fetchPage(path);
    known.set(path, found);
    if (found instanceof Promise) found.catch(() => known.delete(path));
    return found;
  };
  return {
    load,
    preload: (path) => void Promise.resolve(load(path)).catch(() => {}),
    seed: (path, loaded) => void known.set(path, loaded),
    forget: () => known.clear(),
  };
}

const noticeWith =
  ({ strings }: ShellModel) =>
  (type: string) => (
    <p style={{ padding: '1rem', border: '2px dashed currentcolor' }}>
      {strings.sectionFailed?.replace('{type}', () => type)}
    </p>
  );

async function start(): Promise<void> {
  const container = document.getElementById('app');
  if (!container) return;
  const pages = createDevPages();
  const own = await fetchPage(location.pathname);
  const base = document.documentElement.dataset.base ?? '';
  const router = await startApp({ container, base, pages, own, noticeFor: noticeWith(own.shell) });
  // An example in the block catalogue is looked at from outside.
  if (parent === window) {
    openInspector(router);
    startPointing();
  }
  // The page on the screen renders anew from its new model; its state, its scroll and its fields stay.
  import.meta.hot?.on('page-engine:content', async () => {
    clearDiagnostics();
    const path = location.pathname;
    const next = await fetchPage(path).catch(() => undefined);
    pages.forget();
    if (!next) return location.reload();
    pages.seed(path, next);
    writeHead(next.page.head, next.shell.locale, next.shell.dir);
    await router.invalidate();
  });
  import.meta.hot?.on('page-engine:diagnostics', (list: readonly ShownDiagnostic[]) => showDiagnostics(list));
  import.meta.hot?.send('page-engine:hello', {});
}

void start();
