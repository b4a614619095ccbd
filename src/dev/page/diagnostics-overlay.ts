/** A mistake as the development server sends it, with the lines around it. */
export interface ShownDiagnostic {
  readonly place: string;
  readonly message: string;
  readonly frame: string;
}

const ID = 'page-engine-diagnostics';

const STYLE: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  inset: 'auto 1rem 1rem 1rem',
  maxHeight: '60vh',
  overflow: 'auto',
  zIndex: '1000',
  padding: '1rem 1.25rem',
  borderRadius: '12px',
  background: '#2a0f14',
  color: '#ffe9e6',
  font: '14px/1.5 ui-monospace, monospace',
};

function line(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

/** Lays the mistakes over the last good page; the page below stays usable. */
export function showDiagnostics(list: readonly ShownDiagnostic[]): void {
  clearDiagnostics();
  const panel = document.createElement('div');
  panel.id = ID;
  panel.dataset.devPanel = '';
  panel.setAttribute('role', 'alert');
  Object.assign(panel.style, STYLE);
  for (const { place, message, frame } of list)
    panel.append(line('strong', `${place}  ${message}`), line('pre', frame));
  document.body.append(panel);
}

export function clearDiagnostics(): void {
  document.getElementById(ID)?.remove();
}
