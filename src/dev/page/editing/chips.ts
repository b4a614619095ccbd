const VARIABLE = /\{[A-Za-z][A-Za-z0-9.]*\}/g;

/** Fills a field with a text, its variables as chips that are moved and deleted whole. */
export function writeChips(
  field: HTMLElement,
  text: string,
  variables: Readonly<Record<string, string>>,
): void {
  const parts: (string | Node)[] = [];
  let at = 0;
  for (const { 0: name, index } of text.matchAll(VARIABLE)) {
    const chip = document.createElement('span');
    chip.className = 'chip';
    chip.contentEditable = 'false';
    chip.dataset.variable = name;
    chip.title = name;
    const value = variables[name.slice(1, -1)];
    chip.textContent = value ?? name;
    parts.push(text.slice(at, index), chip);
    at = index + name.length;
  }
  parts.push(text.slice(at));
  field.replaceChildren(...parts.filter((part) => part !== ''));
}

const textOf = (node: Node, chip: (node: HTMLElement) => string): string => {
  if (node instanceof HTMLElement && node.dataset.variable !== undefined) return chip(node);
  if (node instanceof Text) return node.data;
  return [...node.childNodes].map((child) => textOf(child, chip)).join('');
};

/** The text as it will be written. */
export const readChips = (field: HTMLElement): string =>
  textOf(field, ({ dataset }) => dataset.variable ?? '');

/** The text as the page will show it. */
export const shownChips = (field: HTMLElement): string => textOf(field, ({ textContent }) => textContent);
