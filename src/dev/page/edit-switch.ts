import { attempt } from '../../model/attempt.ts';
import { openPanel } from './shadow-panel.ts';

const STYLE = `
button {
  position: fixed;
  inset-block-end: calc(var(--bottom-bar, 0px) + 16px);
  inset-inline-end: 16px;
  z-index: 950;
  min-block-size: 48px;
  padding: 4px 16px;
  border: 1px solid #3a4a6b;
  border-radius: 14px;
  background: #101827;
  color: #eef2fa;
  font: 600 14px/1.5 system-ui, sans-serif;
  cursor: pointer;
}
button:hover { background: #24324f }
:focus-visible { outline: 2px solid #ffb52e; outline-offset: 2px }
@media (max-width: 600px) { button { inset-inline: 8px auto } }`;

/** Where a tab keeps that the tools are on. */
const KEPT = 'page-engine-editing';

type Tools = ReturnType<typeof import('./editing/start-editing.tsx').startEditing>;

/** The switch of the editing tools. They are fetched when it is used for the first time: a page without them bears nothing of them. */
export function offerEditing() {
  const { host, shadow } = openPanel('page-engine-editing', STYLE);
  Object.assign(host, { lang: 'en', dir: 'ltr' });
  const button = document.createElement('button');
  button.textContent = '✎ Edit';
  Object.assign(button, { ariaLabel: 'Edit', ariaPressed: 'false', ariaKeyShortcuts: 'F2', title: 'F2' });
  shadow.append(button);
  document.body.append(host);

  let tools: Tools | undefined;
  addEventListener('keydown', (event) => {
    if (event.key !== 'F2' || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (tools) tools.turn();
    else void start();
  });
  async function start(): Promise<void> {
    if (button.disabled) return;
    const hasFocus = shadow.activeElement === button;
    button.disabled = true;
    const code = await import('./editing/start-editing.tsx').catch(() => undefined);
    button.disabled = false;
    if (!code) return;
    button.remove();
    tools = code.startEditing(shadow, hasFocus, (isOn) =>
      attempt(() => (isOn ? sessionStorage.setItem(KEPT, '') : sessionStorage.removeItem(KEPT))),
    );
  }
  if (typeof attempt(() => sessionStorage.getItem(KEPT)) === 'string') void start();
  button.addEventListener('click', () => void start());
  return {
    /** Makes the page anew as its document is now. */
    renew: (show: () => void) => (tools ? tools.renew(show) : show()),
    /** Another page is shown, or files have changed that the page does not show, for they have mistakes. */
    follow: () => tools?.follow(),
    /** Where the page that is open stands now, if it was given another address just now. */
    movedTo: () => tools?.movedTo(),
  };
}
