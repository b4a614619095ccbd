import { readBoot } from '../../app/boot-data.ts';
import { fetchDocument } from '../../app/documents.ts';
import { renewDocument } from '../../app/show-document.ts';
import { startApp } from '../../app/start-app.ts';
import { offerEditing } from './edit-switch.ts';
import { openInspector } from './inspector.tsx';
import { startPointing } from './pointing/pointing.ts';
import { tellThrown } from './tell-thrown.ts';

const ID = 'page-engine-diagnostics';

const STYLE: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  // Apart from the editing tools, which have the other side and the lower edge, and lie above it on a phone.
  inset: '1rem auto auto 1rem',
  maxWidth: 'max(100vw - 420px - 3rem, min(100vw - 2rem, 30rem))',
  maxHeight: '60vh',
  overflow: 'auto',
  zIndex: '940',
  padding: '1rem 1.25rem',
  borderRadius: '12px',
  background: '#2a0f14',
  color: '#ffe9e6',
  font: '14px/1.5 ui-monospace, monospace',
  whiteSpace: 'pre-wrap',
};

/** Lays the mistakes, as the terminal tells them, over the last good page; the page below stays usable. */
function showDiagnostics(text: string): void {
  clearDiagnostics();
  const panel = document.createElement('div');
  panel.id = ID;
  panel.dataset.devPanel = '';
  panel.setAttribute('role', 'alert');
  Object.assign(panel.style, STYLE);
  panel.textContent = text;
  document.body.append(panel);
}

function clearDiagnostics(): void {
  document.getElementById(ID)?.remove();
}

const THEME = '/__page-engine/theme.css';

/** The theme is a style sheet beside the document: the old one holds until the new one is there. */
function renewTheme(): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>(`link[rel=stylesheet][href^="${THEME}"]`))
    sheet.href = `${THEME}?${Date.now()}`;
}

/** Vite lays it over the page, and takes away only what it mended itself. */
function closeOverlay(): void {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
}

/** Loads the page in full where it is another one now, or has moved; one that cannot be rendered waits below what is told over it. */
async function loadAgain(movedTo: string | undefined): Promise<void> {
  if (movedTo !== undefined) return location.replace(movedTo);
  const answer = await fetch(location.pathname, { headers: { Accept: 'text/html' } }).catch(() => undefined);
  if (answer && answer.status < 500) location.reload();
}

async function start(): Promise<void> {
  tellThrown((thrown) => import.meta.hot?.send('page-engine:thrown', thrown));
  const boot = readBoot(document);
  const router = await startApp(boot, []);
  // An example in the block catalogue is looked at from outside.
  const isWhole = parent === window;
  if (isWhole) {
    openInspector(router);
    startPointing();
  }
  const editing = isWhole ? offerEditing() : undefined;
  router.subscribe('onRendered', () => editing?.follow());
  let newest = 0;
  // Of the page on the screen only what differs is put in place; the state of all else, its scroll and its fields stay.
  async function renew(): Promise<void> {
    newest += 1;
    const mine = newest;
    const { pathname } = location;
    const next = await fetchDocument(pathname, boot).catch(() => undefined);
    // One that comes after its next shows what was.
    if (mine !== newest) return;
    // Another page was opened meanwhile, and may be as it was.
    if (pathname !== location.pathname) return renew();
    if (!next) return loadAgain(await editing?.movedTo());
    router.clearCache();
    const show = () => renewDocument(next.take());
    if (editing) editing.renew(show);
    else show();
  }
  import.meta.hot?.on('page-engine:content', ({ isSound }: { readonly isSound: boolean }) => {
    clearDiagnostics();
    if (isSound) closeOverlay();
    renewTheme();
    void renew();
  });
  // A section whose view threw is no longer that view's: once it is mended it has to begin anew.
  import.meta.hot?.on('vite:afterUpdate', () => {
    if (document.querySelector('[data-fault]')) location.reload();
  });
  import.meta.hot?.on('page-engine:diagnostics', (text: string) => {
    showDiagnostics(text);
    // The page stays as it was; what is open in the tools does not.
    editing?.follow();
  });
  import.meta.hot?.send('page-engine:hello', { since: performance.timeOrigin });
}

void start();
