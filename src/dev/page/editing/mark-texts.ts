/** Elements that take the focus by themselves. */
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
const MARK = 'data-dev-editable';

/** Makes every text of the page a stop of the keyboard. */
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
    element.setAttribute(MARK, '');
    element.setAttribute('tabindex', '0');
  }
}

/** Takes the marks away again, so that the page is what its document says. */
export function unmarkTexts(): void {
  for (const element of document.querySelectorAll(`[${MARK}]`)) {
    element.removeAttribute('tabindex');
    element.removeAttribute(MARK);
  }
}
