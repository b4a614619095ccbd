/** Elements that take the focus by themselves. */
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]:not([aria-labelledby])';
const MARK = 'data-dev-editable';

/** An island that still comes to life must be as the server wrote it. */
const isWaiting = (element: Element) => {
  const island = element.closest('[data-island]');
  return island !== null && !island.hasAttribute('data-awake');
};

const OTHERS = `${FOCUSABLE}, [aria-hidden="true"], script, style`;

/** Makes every text of the page and every picture that says what it shows a stop of the keyboard; those of islands once they live. */
export function markTexts(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found = new Set(
    [...root.querySelectorAll('img:not([alt=""])')].filter((img) => !img.closest(OTHERS)),
  );
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (parent && walker.currentNode.nodeValue?.trim() && !parent.closest(OTHERS)) found.add(parent);
  }
  for (const element of found) {
    if (isWaiting(element)) continue;
    element.setAttribute(MARK, '');
    element.setAttribute('tabindex', '0');
  }
}

/** Remembers an element of the page. @returns what gives it the focus again; where the page was made anew meanwhile its twin */
export function wayBackTo(element: Element | null): () => void {
  const id = element?.parentElement?.closest('[id]')?.id ?? '';
  return () => {
    const twin = element?.isConnected
      ? element
      : document.getElementById(id)?.querySelector(element?.tagName ?? '');
    // Of a heading that an accent has become all of, the accent is the stop.
    const stop = twin?.matches(`${FOCUSABLE}, [tabindex]`) ? twin : twin?.querySelector(`[${MARK}]`);
    if (stop instanceof HTMLElement) stop.focus({ preventScroll: true });
  };
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
