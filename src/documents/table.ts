import { type Block, block } from './block.ts';
import type { DocumentTable } from './document-source.ts';
import type { Setting } from './inner-styles.ts';
import { COLOURS, type Mark, rule } from './marks.ts';
import type { Atom } from './paginate.ts';
import { type Line, place, type Style, setLines, tagged } from './set-text.ts';
import { type Column, tableColumns } from './table-columns.ts';

/** A table of so few rows is not cut. */
const TOGETHER = 6;

/** Cells of a row, each as its lines. */
type Row = readonly (readonly Line[])[];

function setRow(setting: Setting, row: readonly string[], grid: readonly Column[], style: Style): Row {
  return grid.map(({ width }, column) => {
    const text = row[column] ?? '';
    return text === '' ? [] : setLines(setting.faces, style, text, width + 0.5);
  });
}

const tallest = (row: Row) => Math.max(1, ...row.map((cell) => cell.length));

function drawCell(cell: readonly Line[], at: Column, style: Style, y: number, part?: Block): Mark[] {
  const [x, align] = at.right ? ([at.x + at.width, 'right'] as const) : ([at.x, 'left'] as const);
  return cell.map((line, index) =>
    tagged(part, place(style, line, x, y + style.leading * (index + 0.76), align)),
  );
}

/** The head, whose cells stand on one line at their foot. */
function headAtom(
  setting: Setting,
  table: DocumentTable,
  grid: readonly Column[],
  left: number,
  right: number,
  parent?: Block,
): Atom {
  const { cellHead: style, cellPad: pad } = setting;
  const row = setRow(setting, table.head, grid, style);
  const parts = row.map(() => (parent ? block('TH', parent) : undefined));
  const rise = tallest(row);
  const height = rise * style.leading + pad * 2;
  return {
    height,
    before: parent ? 13 : 0,
    keep: true,
    draw: (y) => [
      rule(left, y, right, y, COLOURS.ink, 1.1),
      ...grid.flatMap((at, column) => {
        const cell = row[column] ?? [];
        return drawCell(cell, at, style, y + pad + (rise - cell.length) * style.leading, parts[column]);
      }),
      rule(left, y + height, right, y + height, COLOURS.ink, 0.5),
    ],
  };
}

/** A table as rows between hairlines; its head stands again on every page that it reaches. */
export function tableAtoms(setting: Setting, table: DocumentTable, left: number, right: number): Atom[] {
  const grid = tableColumns(setting, table, left, right - left);
  const whole = block('Table');
  const head = headAtom(setting, table, grid, left, right, block('TR', whole));
  const again = headAtom(setting, table, grid, left, right);
  const last = table.rows.length - 1;
  const rows = table.rows.map((texts, index): Atom => {
    const style = /^total\b/i.test(texts[0] ?? '') ? setting.cellStrong : setting.cell;
    const row = setRow(setting, texts, grid, style);
    const parent = block('TR', whole);
    const parts = row.map(() => block('TD', parent));
    const height = tallest(row) * style.leading + setting.cellPad * 2;
    const [foot, width] = index === last ? [COLOURS.ink, 0.5] : [COLOURS.line, 0.6];
    return {
      height,
      before: 0,
      keep: index < last && (table.rows.length <= TOGETHER || index === 0 || index === last - 1),
      again,
      draw: (y) => [
        ...grid.flatMap((at, column) =>
          drawCell(row[column] ?? [], at, style, y + setting.cellPad, parts[column]),
        ),
        rule(left, y + height, right, y + height, foot, width),
      ],
    };
  });
  return [{ ...head, keep: last >= 0 }, ...rows];
}
