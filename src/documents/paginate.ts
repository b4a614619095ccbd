import type { Mark } from './marks.ts';

/** A piece that no page break may cut: a line, a table row. */
export type Atom = {
  readonly height: number;
  /** Space above it, dropped at the head of a page. */
  readonly before: number;
  /** Stays on the page of the next piece. */
  readonly keep: boolean;
  readonly draw: (y: number) => readonly Mark[];
  /** Set above it where it opens a page: the head of a table that goes on. */
  readonly again?: Atom;
};

export type Flow = { readonly pages: readonly (readonly Mark[])[]; readonly end: number };

function chain(atoms: readonly Atom[], from: number): readonly Atom[] {
  let to = from;
  while (atoms[to]?.keep && to < atoms.length - 1) to += 1;
  return atoms.slice(from, to + 1);
}

function heightOf(atoms: readonly Atom[], atHead: boolean): number {
  const [first] = atoms;
  const again = atHead ? (first?.again?.height ?? 0) : 0;
  const spaces = atoms.reduce((total, atom) => total + atom.before + atom.height, again);
  return atHead ? spaces - (first?.before ?? 0) : spaces;
}

/** Fills pages from `top` to `bottom`; pieces that belong together stay together where a page can hold them. */
export function paginate(atoms: readonly Atom[], top: number, bottom: number): Flow {
  const pages: Mark[][] = [[]];
  let y = top;
  let fresh = true;
  const set = (atom: Atom) => {
    if (!fresh) y += atom.before;
    fresh = false;
    pages.at(-1)?.push(...atom.draw(y));
    y += atom.height;
  };
  const turn = () => {
    pages.push([]);
    y = top;
    fresh = true;
  };
  for (let index = 0; index < atoms.length; ) {
    let group = chain(atoms, index);
    if (heightOf(group, true) > bottom - top) group = group.slice(0, 1);
    if (!fresh && y + heightOf(group, false) > bottom) turn();
    const again = group[0]?.again;
    if (fresh && again) set(again);
    for (const atom of group) set(atom);
    index += group.length;
  }
  return { pages, end: y };
}
