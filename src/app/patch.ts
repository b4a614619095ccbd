import { isAwake, renewIsland, sleepBelow } from './islands.ts';

const copyAttributes = (from: Element, to: Element) => {
  for (const { name } of [...to.attributes]) if (!from.hasAttribute(name)) to.removeAttribute(name);
  for (const { name, value } of from.attributes)
    if (to.getAttribute(name) !== value) to.setAttribute(name, value);
};

const hasAwake = (element: Element) =>
  isAwake(element) || [...element.querySelectorAll('[data-island]')].some(isAwake);

/**
 * Takes a part out of the page, into a document that nobody keeps. Of what is merely removed Chromium keeps a picture with
 * `sizes="auto"`, and all that it stands in, for as long as the page lives.
 */
function leave(part: Element, page: Document): void {
  sleepBelow(part);
  page.adoptNode(part);
}

/** Puts new content in the place of old. */
function replace(old: Element, next: Element): void {
  const page = next.ownerDocument;
  old.before(document.adoptNode(next));
  leave(old, page);
}

const keyOf = (element: Element | undefined) =>
  element && `${element.localName} ${element.id || (element.firstElementChild?.id ?? '')}`;

const isBare = ({ childNodes, childElementCount }: Element) => childNodes.length === childElementCount;

/**
 * True for a part of what is around the main part that only holds others, the same in both documents: there pages
 * differ by a mark or a row, and a whole header made anew costs the browser its style and layout.
 */
const isFrame = (old: Element, next: Element) =>
  !old.closest('main') && isBare(old) && isBare(next) && old.cloneNode().isEqualNode(next.cloneNode());

/**
 * Makes a part of the page what it is in another document, and touches only what differs. An island that is awake
 * keeps its state: it gets its new props.
 */
function patch(old: Element, next: Element): void {
  if (!hasAwake(old) && !isFrame(old, next)) {
    if (!old.isEqualNode(next)) replace(old, next);
    return;
  }
  if (isAwake(old)) {
    if (old.getAttribute('data-island') === next.getAttribute('data-island')) renewIsland(old, next);
    else replace(old, next);
    return;
  }
  copyAttributes(next, old);
  patchChildren(old, next);
}

/** Children are paired by their names and ids; what has no pair comes or goes. */
export function patchChildren(old: Element, next: Element): void {
  const left = [...old.children];
  let place: Element | null = null;
  for (const wanted of [...next.children]) {
    const at = left.findIndex((child) => keyOf(child) === keyOf(wanted));
    const [found] = at === -1 ? [] : left.splice(at, 1);
    if (found) {
      const before = found.previousElementSibling;
      if (before !== place) place ? place.after(found) : old.prepend(found);
      const mark: Element | null = found.nextElementSibling;
      patch(found, wanted);
      place = mark ? mark.previousElementSibling : old.lastElementChild;
    } else {
      const made = document.adoptNode(wanted);
      if (place) place.after(made);
      else old.prepend(made);
      place = made;
    }
  }
  for (const child of left) leave(child, next.ownerDocument);
}
