import { isAwake, renewIsland, sleepBelow } from './islands.ts';

const copyAttributes = (from: Element, to: Element) => {
  for (const { name } of [...to.attributes]) if (!from.hasAttribute(name)) to.removeAttribute(name);
  for (const { name, value } of from.attributes)
    if (to.getAttribute(name) !== value) to.setAttribute(name, value);
};

const hasAwake = (element: Element) =>
  isAwake(element) || [...element.querySelectorAll('[data-island]')].some(isAwake);

/** Puts new content in the place of old. */
function replace(old: Element, next: Element): void {
  sleepBelow(old);
  old.replaceWith(document.adoptNode(next));
}

const keyOf = (element: Element | undefined) =>
  element && `${element.localName} ${element.id || (element.firstElementChild?.id ?? '')}`;

/**
 * Makes a part of the page what it is in another document, and touches only what differs. An island that is awake
 * keeps its state: it gets its new props.
 */
function patch(old: Element, next: Element): void {
  if (!hasAwake(old)) {
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
  for (const child of left) {
    sleepBelow(child);
    child.remove();
  }
}
