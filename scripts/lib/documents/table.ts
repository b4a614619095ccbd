import type { DocumentTable } from './document-source.ts';
import { STYLES } from './inner-styles.ts';
import { COLOURS, type Mark, rule } from './marks.ts';
import type { Atom } from './paginate.ts';
import { type Line, place, type Style, setLine, setLines } from './set-text.ts';
import type { Typefaces } from './typefaces.ts';

type Column = { readonly x: number; readonly width: number; readonly right: boolean };

const GAP = 14;
const PAD = 5.2;
const FIGURE =
  /^(?:[₹+−–-]|about |nil|none|up to )*\s*[₹\d]?[\d.,:₹]*\s*(?:%|lakh|crore|per cent|years?|months?|days?)?\s*(?:lakh|crore)?$/i;

function isFigures(table: DocumentTable, column: number): boolean {
  return column > 0 && table.rows.every((row) => FIGURE.test(row[column] ?? ''));
}

/** Shares the width out: first what the longest word needs, then by what each column would like. */
function columns(faces: Typefaces, table: DocumentTable, left: number, width: number): Column[] {
  const all = [table.head, ...table.rows];
  const style = (row: number): Style => (row === 0 ? STYLES.cellHead : STYLES.cellStrong);
  const measure = (column: number, cut: (text: string) => string[]) =>
    Math.max(
      ...all.flatMap((row, index) =>
        cut(row[column] ?? '').map((part) => setLine(faces, style(index), part).width),
      ),
    );
  const right = table.head.map((_, column) => isFigures(table, column));
  const least = table.head.map((_, column) =>
    right[column]
      ? measure(column, (text) => (/\d/.test(text) ? [text] : text.split(' ')))
      : measure(column, (text) => text.split(' ')),
  );
  const wish = table.head.map((_, column) => measure(column, (text) => [text]));
  const room = width - GAP * (table.head.length - 1);
  const total = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0);
  const [min, max] = [total(least), total(wish)];
  const widths = wish.map((want, column) => {
    const need = least[column] ?? 0;
    if (max <= room) return want + (room - max) / wish.length;
    const share = max > min ? (want - need) / (max - min) : 0;
    return need + Math.max(0, room - min) * share;
  });
  let x = left;
  return widths.map((value, column) => {
    const at = { x, width: value, right: right[column] ?? false };
    x += value + GAP;
    return at;
  });
}

function cells(faces: Typefaces, row: readonly string[], grid: readonly Column[], style: Style): Line[][] {
  return grid.map(({ width }, column) => {
    const text = row[column] ?? '';
    return text === '' ? [] : setLines(faces, style, text, width + 0.5);
  });
}

function drawCells(
  lines: readonly (readonly Line[])[],
  grid: readonly Column[],
  style: Style,
  y: number,
): Mark[] {
  return lines.flatMap((cell, column) => {
    const at = grid[column];
    if (!at) return [];
    const x = at.right ? at.x + at.width : at.x;
    return cell.map((line, index) =>
      place(style, line, x, y + style.leading * (index + 0.76), at.right ? 'right' : 'left'),
    );
  });
}

const tallest = (lines: readonly (readonly Line[])[]) => Math.max(1, ...lines.map((cell) => cell.length));

/** A table as rows between hairlines; its head stands again on every page that it reaches. */
export function tableAtoms(faces: Typefaces, table: DocumentTable, left: number, right: number): Atom[] {
  const grid = columns(faces, table, left, right - left);
  const headLines = cells(faces, table.head, grid, STYLES.cellHead);
  const rise = tallest(headLines);
  const headHeight = rise * STYLES.cellHead.leading + PAD * 2;
  const draw = (y: number): Mark[] => [
    rule(left, y, right, y, COLOURS.ink, 1.1),
    ...headLines.flatMap((cell, column) => {
      const at = grid[column];
      const drop = (rise - cell.length) * STYLES.cellHead.leading; // heads stand on one line at their foot
      return at ? drawCells([cell], [at], STYLES.cellHead, y + PAD + drop) : [];
    }),
    rule(left, y + headHeight, right, y + headHeight, COLOURS.ink, 0.5),
  ];
  const again: Atom = { height: headHeight, before: 0, keep: true, draw };
  const last = table.rows.length - 1;
  const rows = table.rows.map((row, index): Atom => {
    const style = /^total\b/i.test(row[0] ?? '') ? STYLES.cellStrong : STYLES.cell;
    const lines = cells(faces, row, grid, style);
    const height = tallest(lines) * style.leading + PAD * 2;
    return {
      height,
      before: 0,
      keep: index === 0 || index === last - 1,
      again,
      draw: (y) => [
        ...drawCells(lines, grid, style, y + PAD),
        rule(
          left,
          y + height,
          right,
          y + height,
          index === last ? COLOURS.ink : COLOURS.line,
          index === last ? 0.5 : 0.6,
        ),
      ],
    };
  });
  return [
    { ...again, before: 13, keep: last >= 0 },
    ...rows.map((row, index) => (index === last ? { ...row, keep: false } : row)),
  ];
}
