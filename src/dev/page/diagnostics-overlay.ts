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
  whiteSpace: 'pre-wrap',
};

/** Lays the mistakes, as the terminal tells them, over the last good page; the page below stays usable. */
export function showDiagnostics(text: string): void {
  clearDiagnostics();
  const panel = document.createElement('div');
  panel.id = ID;
  panel.dataset.devPanel = '';
  panel.setAttribute('role', 'alert');
  Object.assign(panel.style, STYLE);
  panel.textContent = text;
  document.body.append(panel);
}

export function clearDiagnostics(): void {
  document.getElementById(ID)?.remove();
}
