import type { Block } from './block.ts';
import type { FaceName } from './typefaces.ts';

/** A character and how far the next one stands from it, in thousandths of the type size. */
export type Glyph = { readonly char: string; readonly advance: number };

export type TextMark = {
  readonly kind: 'text';
  readonly face: FaceName;
  readonly size: number;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly colour: string;
  readonly glyphs: readonly Glyph[];
  /** Its part of the structure; without one it is decoration, which is not read aloud. */
  readonly block?: Block;
};

export type PathMark = {
  readonly kind: 'path';
  /** Absolute `M`, `L`, `C` and `Z` commands only. */
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: readonly [number, number];
};

/** A place that the list of contents leads to. */
export type AnchorMark = { readonly kind: 'anchor'; readonly title: string; readonly y: number };

/** What is drawn on a page, in order; points from the top left corner, downwards. */
export type Mark = TextMark | PathMark | AnchorMark;

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89 } as const;

export const COLOURS = {
  navy: '#0e1f3b',
  navyDeep: '#091528',
  navySoft: '#17305a',
  gold: '#c8871e',
  goldDeep: '#8d5a0c',
  goldPale: '#f0c876',
  teal: '#0f6160',
  tealPale: '#7fb7b0',
  paper: '#fbf7f0',
  tint: '#f4ecdf',
  line: '#e3d8c6',
  ink: '#12233f',
  inkSoft: '#44526a',
  white: '#ffffff',
  mist: '#c9d0dd',
} as const;

/** A colour between two: `0` is the first, `1` the second. */
export function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const between = [1, 3, 5].map((at) =>
    Math.round(channel(from, at) * (1 - share) + channel(to, at) * share),
  );
  return `#${between.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** A number as it stands in a file: at most two decimals, no “-0”. */
export function num(value: number, decimals = 2): string {
  const text = value.toFixed(decimals).replace(/\.?0+$/, '');
  return text === '-0' || text === '' ? '0' : text;
}

/** A filled rectangle. */
export function box(x: number, y: number, width: number, height: number, fill: string): PathMark {
  const [left, top, right, bottom] = [x, y, x + width, y + height].map((value) => num(value));
  return { kind: 'path', d: `M${left} ${top}L${right} ${top}L${right} ${bottom}L${left} ${bottom}Z`, fill };
}

/** A straight line. */
export function rule(x1: number, y1: number, x2: number, y2: number, stroke: string, width = 0.5): PathMark {
  return { kind: 'path', d: `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`, stroke, width };
}

/** A circle as four curves. */
export function circle(x: number, y: number, radius: number): string {
  const k = radius * 0.5523;
  const p = (dx: number, dy: number) => `${num(x + dx)} ${num(y + dy)}`;
  return (
    `M${p(radius, 0)}C${p(radius, k)} ${p(k, radius)} ${p(0, radius)}C${p(-k, radius)} ${p(-radius, k)} ${p(-radius, 0)}` +
    `C${p(-radius, -k)} ${p(-k, -radius)} ${p(0, -radius)}C${p(k, -radius)} ${p(radius, -k)} ${p(radius, 0)}Z`
  );
}
