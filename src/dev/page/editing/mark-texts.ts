import { isAwake } from '../../../app/islands.ts';

/** Elements that take the focus by themselves. */
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
const MARK = 'data-dev-editable';

/** An island that still comes to life must be as the server wrote it. */
const isWaiting = (element: Element) => {
  const island = element.closest('[data-island]');
  return island !== null && !isAwake(island);
};

/** Makes every text of the page a stop of the keyboard; those of islands once they live. */
export function markTexts(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found = new Set<Element>();
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (
      parent &&
      walker.currentNode.nodeValue?.trim() &&
      !parent.closest(`${FOCUSABLE}, [aria-hidden="true"], script, style`)
    )
      found.add(parent);
  }
  for (const element of found) {
    if (isWaiting(element)) continue;
    element.setAttribute(MARK, '');
    element.setAttribute('tabindex', '0');
  }
}

let described: Element | undefined;

/** Says of the text that has the focus what it is, to who does not see its outline. */
export function describeText(element: Element, text: string): void {
  described?.removeAttribute('aria-description');
  described = isWaiting(element) ? undefined : element;
  described?.setAttribute('aria-description', text);
}

/** Takes the marks away again, so that the page is what its document says. */
export function unmarkTexts(): void {
  described?.removeAttribute('aria-description');
  for (const element of document.querySelectorAll(`[${MARK}]`)) {
    element.removeAttribute('tabindex');
    element.removeAttribute(MARK);
  }
}
