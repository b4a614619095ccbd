import type { FramePart } from '../../../model/sources.ts';
import { type Spot, squash } from './match.ts';

/** Something on the screen that has a source. */
export interface Found {
  readonly spot: Spot;
  /** The text, or the element that shows it. */
  readonly node: Text | Element;
  /** The place on the screen, in CSS pixels, of a whole text that it may be a part of. */
  box(whole: string): DOMRect;
}

/** Panels of the development server itself. */
export const OWN_PANELS = '[data-dev-panel], vite-error-overlay';
/** So many elements around a text may be the heading that it is cut out of. */
const NEAR = 3;
const LONG = 2000;

function* parentsOf(node: Node): Generator<Element> {
  for (let at = node.parentElement; at; at = at.parentElement) yield at;
}

function frameOf(element: Element): FramePart | undefined {
  if (element.closest('main')) return undefined;
  if (element.closest('header')) return 'header';
  if (element.closest('footer')) return 'footer';
  return element.closest('nav') ? 'bar' : undefined;
}

const rootOf = (node: Node) =>
  [...parentsOf(node)].find((parent) => parent.matches('section[id], article[id], header, footer, main')) ??
  document.body;

function turnOf(node: Node, shown: string): { at: number; of: number } {
  const walker = document.createTreeWalker(rootOf(node), NodeFilter.SHOW_TEXT);
  const same: Node[] = [];
  while (walker.nextNode())
    if (squash(walker.currentNode.nodeValue ?? '') === shown) same.push(walker.currentNode);
  return { at: Math.max(0, same.indexOf(node)), of: same.length };
}

function spotOf(kind: Spot['kind'], shown: string, node: Node): Spot {
  const parents = [...parentsOf(node)];
  const element = node instanceof Element ? node : parents[0];
  const near = parents.slice(0, NEAR).map(({ textContent }) => textContent);
  return {
    kind,
    shown,
    within: [element, ...parents].flatMap((parent) => (parent?.id ? [parent.id] : [])),
    frame: element && frameOf(element),
    around: near.filter((text) => text.length < LONG).map(squash),
    href: element?.closest('a')?.getAttribute('href') ?? undefined,
    turn: () => turnOf(node, shown),
  };
}

function rangeOf(node: Node): Range {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range;
}

const holds = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom;

/** The element near a text whose own text is a whole one. */
export const wholeAround = (node: Node, whole: string) =>
  [...parentsOf(node)].slice(0, NEAR).find(({ textContent }) => squash(textContent) === whole);

const foundText = (node: Text): Found => ({
  node,
  spot: spotOf('text', squash(node.data), node),
  box: (whole) => rangeOf(wholeAround(node, whole) ?? node).getBoundingClientRect(),
});

const isText = (node: Node): node is Text => node instanceof Text && node.data.trim() !== '';

/** The name of something without words of its own: a button with an icon, an empty field. */
function nameOf(element: Element): string | null {
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? null;
  return (
    element.getAttribute('aria-label') ??
    (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      ? element.placeholder || element.labels?.[0]?.textContent || null
      : null)
  );
}

function foundIn(element: Element): Found | undefined {
  const box = () => element.getBoundingClientRect();
  if (element instanceof HTMLImageElement)
    return { node: element, spot: spotOf('picture', element.getAttribute('src') ?? '', element), box };
  const control = element.closest(
    'a, button, input, select, textarea, summary, [role="radio"], [role="slider"]',
  );
  const name = control && nameOf(control);
  if (!control || !name) return undefined;
  return {
    node: control,
    spot: spotOf('text', squash(name), control),
    box: () => control.getBoundingClientRect(),
  };
}

/** Between two lines, behind a short one and in a button's rim: the nearest text of the block that the point is in. */
function nearText(x: number, y: number): { readonly text: Text; readonly block: Element } | undefined {
  const text = document.caretPositionFromPoint?.(x, y)?.offsetNode;
  if (!text || !isText(text)) return undefined;
  const block = [...parentsOf(text)].find((parent) => getComputedStyle(parent).display !== 'inline');
  return block && holds(block.getBoundingClientRect(), x, y) ? { text, block } : undefined;
}

/** What is at a point of the screen: a text before a picture below it, below a link that covers a whole card too. */
export function findAt(x: number, y: number): Found | undefined {
  const stack = document.elementsFromPoint(x, y);
  if (stack[0]?.closest(OWN_PANELS)) return undefined;
  const near = nearText(x, y);
  const picture = stack.findIndex((element) => element instanceof HTMLImageElement);
  const above = picture === -1 ? stack : stack.slice(0, picture);
  for (const element of above) {
    const text = [...element.childNodes]
      .filter(isText)
      .find((node) => [...rangeOf(node).getClientRects()].some((rect) => holds(rect, x, y)));
    if (text) return foundText(text);
  }
  if (near && above.includes(near.block)) return foundText(near.text);
  for (const element of stack.slice(Math.max(picture, 0))) {
    const found = foundIn(element);
    if (found) return found;
  }
  return undefined;
}

/** What an element that has the focus shows. */
export function findInside(element: Element): Found | undefined {
  if (element.closest(OWN_PANELS) || element === document.body) return undefined;
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (isText(walker.currentNode)) return foundText(walker.currentNode);
  const picture = element.querySelector('img');
  return picture ? foundIn(picture) : foundIn(element);
}
