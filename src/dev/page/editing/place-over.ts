import { type RefObject, useLayoutEffect } from 'react';
import type { Target } from './target.ts';

/** The block that a text flows in. */
function blockAround(node: Text | Element): Element {
  let at = node instanceof Element ? node : node.parentElement;
  while (at?.parentElement && getComputedStyle(at).display.startsWith('inline')) at = at.parentElement;
  return at ?? document.body;
}

/** The ground that a text stands on, as far as it is a colour. */
function groundOf(element: Element | null): string {
  for (let at = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at);
    if (!/^rgba\(.*, 0\)$|^transparent$|\/ 0\)$/.test(backgroundColor)) return backgroundColor;
  }
  return getComputedStyle(document.body).backgroundColor;
}

const COPIED = [
  'fontFamily',
  'fontSize',
  'fontWeight',
  'fontStyle',
  'letterSpacing',
  'textTransform',
  'textAlign',
  'textWrap',
  'color',
] as const;

/** The least room that something can be written in. */
const LEAST = 220;
const EDGE = 12;
/** The room that the note below a field takes. */
const NOTE = 150;

/** Keeps a field over the text that it edits, in the text's own font and on its ground, wherever the page scrolls to. */
export function usePlaceOver(ref: RefObject<HTMLElement | null>, { node, box }: Target): void {
  useLayoutEffect(() => {
    const field = ref.current;
    const element = node instanceof Element ? node : node.parentElement;
    if (!field || !element) return;
    const style = getComputedStyle(element);
    for (const name of COPIED) field.style[name] = style[name];
    field.style.setProperty('--ground', groundOf(element));
    field.dir = style.direction;
    field.lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
    const block = blockAround(node);
    const height = Number.parseFloat(style.lineHeight);
    if (!Number.isNaN(height)) field.style.lineHeight = `${height}px`;
    let frame = 0;
    const follow = () => {
      frame = requestAnimationFrame(follow);
      // The page may be made anew meanwhile: then the field stays where it is.
      if (!node.isConnected) return;
      const { left, right, top } = box();
      const range = document.createRange();
      range.selectNodeContents(node);
      const first = range.getClientRects()[0]?.height ?? 0;
      const room = block.getBoundingClientRect();
      const lead = Number.isNaN(height) ? 0 : (height - first) / 2;
      const isRtl = style.direction === 'rtl';
      const isCentred = style.textAlign === 'center';
      const from = isRtl || isCentred ? room.left : left;
      const to = isRtl ? right : room.right;
      const width = Math.min(Math.max(to - from, LEAST), innerWidth - 2 * EDGE);
      const start = Math.max(EDGE, Math.min(isRtl ? to - width : from, innerWidth - EDGE - width));
      Object.assign(field.style, { left: `${start}px`, top: `${top - lead}px`, width: `${width}px` });
      field.toggleAttribute('data-low', field.getBoundingClientRect().bottom > innerHeight - NOTE);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [ref, node, box]);
}
