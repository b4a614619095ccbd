const ACTING = 'a, button, input, select, summary, textarea';

export const actingIn = (island: Element): readonly Element[] => [...island.querySelectorAll(ACTING)];

/** Gives a control what was done to the one in whose place it is. */
function handOver(was: Element, now: Element): void {
  if (was instanceof HTMLSelectElement && now instanceof HTMLSelectElement) now.value = was.value;
  if (was instanceof HTMLTextAreaElement && now instanceof HTMLTextAreaElement) now.value = was.value;
  if (was instanceof HTMLInputElement && now instanceof HTMLInputElement) {
    now.value = was.value;
    now.checked = was.checked;
  }
  // Of the boot script: what a form kept, or the browser filled in again.
  if ('kept' in was) Object.assign(now, { kept: was.kept });
  const [details, next] = [was.parentElement, now.parentElement];
  if (details instanceof HTMLDetailsElement && next instanceof HTMLDetailsElement) next.open = details.open;
}

function handOverFocus(was: Element, now: Element): void {
  if (now instanceof HTMLElement) now.focus({ preventScroll: true });
  const isText = was instanceof HTMLInputElement || was instanceof HTMLTextAreaElement;
  if (!isText || !(now instanceof HTMLInputElement || now instanceof HTMLTextAreaElement)) return;
  // A field that has no caret to set, such as one for e-mail, says null.
  if (was.selectionStart !== null) now.setSelectionRange(was.selectionStart, was.selectionEnd);
}

/**
 * React makes an island's HTML anew where it is not the one that it knows, as where the browser has translated the page.
 * What was typed, chosen and opened is handed over, by the place among all that acts, and the focus.
 * @param focused what had it before
 * @returns what is there for each control that is gone; empty where all are there, or where the two do not tally
 */
export function handOverAll(
  island: Element,
  before: readonly Element[],
  focused: Element | null,
): ReadonlyMap<Element, Element> {
  const successors = new Map<Element, Element>();
  const now = actingIn(island);
  if (now.length !== before.length) return successors;
  for (const [at, was] of before.entries()) {
    const next = now[at];
    if (next && !was.isConnected) successors.set(was, next);
  }
  for (const [was, next] of successors) handOver(was, next);
  const next = focused && successors.get(focused);
  if (next) handOverFocus(focused, next);
  return successors;
}
