import type { Block } from './block.ts';
import type { Glyph, TextMark } from './marks.ts';
import { type FaceName, shape, type Typefaces } from './typefaces.ts';

/** How a text is set. */
export type Style = {
  readonly face: FaceName;
  readonly size: number;
  readonly leading: number;
  readonly colour: string;
  /** Extra space between letters, in thousandths of the size. */
  readonly tracking?: number;
};

export type Line = { readonly glyphs: readonly Glyph[]; readonly width: number };

const sum = (glyphs: readonly Glyph[]) => glyphs.reduce((total, glyph) => total + glyph.advance, 0);

/** Sets one line. */
export function setLine(faces: Typefaces, style: Style, text: string): Line {
  const face = faces[style.face];
  let glyphs = shape(face, text);
  const tracking = style.tracking ?? 0;
  if (tracking !== 0) glyphs = glyphs.map(({ char, advance }) => ({ char, advance: advance + tracking }));
  return { glyphs, width: ((sum(glyphs) - tracking) / 1000) * style.size };
}

/** The line with a space behind it, as wide as before: whoever copies or hears it needs the space. */
export function spaced(line: Line): Line {
  return { glyphs: [...line.glyphs, { char: ' ', advance: 0 }], width: line.width };
}

/** Keeps an amount together: “₹5 lakh”, “12 per cent”, “20 years”. */
const BOUND =
  /(?<=[\d₹]) (?=(?:lakh|crore|per cent|%|years?|months?|days?)\b)|(?<=\bper) (?=cent\b)|(?<=[–—]) /g;

/**
 * Breaks a text into lines no wider than `width`, so that they are as even as can be (the last line is free).
 * With `balance` the last line counts too, as in a title.
 */
export function setLines(
  faces: Typefaces,
  style: Style,
  text: string,
  width: number,
  balance = false,
): Line[] {
  const words = text
    .replace(BOUND, '\u0001')
    .split(' ')
    .map((word) => word.replaceAll('\u0001', ' '));
  const widths = words.map((word) => setLine(faces, style, word).width);
  const gap = setLine(faces, style, '  ').width - setLine(faces, style, ' ').width;
  const best: { cost: number; next: number }[] = [];
  best[words.length] = { cost: 0, next: words.length };
  for (let from = words.length - 1; from >= 0; from -= 1) {
    let used = -gap;
    let choice = { cost: Number.POSITIVE_INFINITY, next: from + 1 };
    for (let to = from; to < words.length; to += 1) {
      used += gap + (widths[to] ?? 0);
      if (used > width && to > from) break;
      const last = to === words.length - 1;
      const slack = Math.max(0, 1 - used / width);
      const short = last && slack > 0.88 && from > 0 ? 0.3 : 0;
      const own = last && !balance ? short : slack ** 2 + (balance ? 0.6 : 0.02);
      const cost = own + (best[to + 1]?.cost ?? 0);
      if (cost < choice.cost) choice = { cost, next: to + 1 };
    }
    best[from] = choice;
  }
  const lines: Line[] = [];
  for (let from = 0; from < words.length; ) {
    const to = best[from]?.next ?? words.length;
    const line = setLine(faces, style, words.slice(from, to).join(' '));
    lines.push(to < words.length ? spaced(line) : line);
    from = to;
  }
  return lines;
}

/** The mark as a piece of the document's structure. */
export function tagged(block: Block | undefined, mark: TextMark): TextMark {
  return block ? { ...mark, block } : mark;
}

/** A set line at a place; `align` says which end of it stands at `x`. */
export function place(
  style: Style,
  line: Line,
  x: number,
  y: number,
  align: 'left' | 'right' = 'left',
): TextMark {
  const start = align === 'right' ? x - line.width : x;
  return {
    kind: 'text',
    face: style.face,
    size: style.size,
    x: start,
    y,
    colour: style.colour,
    glyphs: line.glyphs,
  };
}
