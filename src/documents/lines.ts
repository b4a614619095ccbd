import type { Block } from './block.ts';
import type { Mark } from './marks.ts';
import type { Atom } from './paginate.ts';
import { type Line, place, type Style, tagged } from './set-text.ts';

/** Where lines stand and what they are. */
export type LinesAt = {
  readonly x: number;
  /** Space above the first. */
  readonly before: number;
  readonly block: Block;
  /** Drawn beside the first line, which begins at `y`. */
  readonly beside?: (y: number) => Mark[];
};

/** A paragraph's lines, neither the first nor the last of which may stand alone on a page. */
export function lineAtoms(
  lines: readonly Line[],
  style: Style,
  { x, before, block, beside }: LinesAt,
): Atom[] {
  return lines.map((line, index) => ({
    height: style.leading,
    before: index === 0 ? before : 0,
    keep: lines.length > 1 && (index === 0 || index === lines.length - 2),
    draw: (y) => [
      ...(index === 0 && beside ? beside(y) : []),
      tagged(block, place(style, line, x, y + style.leading * 0.74)),
    ],
  }));
}

/** The same pieces, all bound to what follows them. */
export function bound(atoms: readonly Atom[]): Atom[] {
  return atoms.map((atom) => ({ ...atom, keep: true }));
}

/** The same pieces, the last bound to what follows. */
export function leading(atoms: readonly Atom[]): Atom[] {
  return atoms.map((atom, index) => (index === atoms.length - 1 ? { ...atom, keep: true } : atom));
}
