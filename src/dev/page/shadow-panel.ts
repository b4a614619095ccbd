/** A sheet of a shadow root, apart from the page's own styles. */
export function dress(shadow: ShadowRoot, style: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  shadow.adoptedStyleSheets = [sheet];
}

/** A panel of the development server on the page: an element with styles of its own. */
export function openPanel(id: string, style: string) {
  const host = document.createElement('div');
  host.id = id;
  host.dataset.devPanel = '';
  const shadow = host.attachShadow({ mode: 'open' });
  dress(shadow, style);
  return { host, shadow };
}

/** Adds an element with a class. */
export function addElement(className: string, parent: Node): HTMLElement {
  const made = document.createElement('div');
  made.className = className;
  parent.appendChild(made);
  return made;
}
