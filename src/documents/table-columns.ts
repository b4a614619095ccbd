import type { DocumentTable } from './document-source.ts';
import type { Setting } from './inner-styles.ts';
import { setLine } from './set-text.ts';

/** Where a column stands; figures stand at its right edge. */
export type Column = { readonly x: number; readonly width: number; readonly right: boolean };

const GAP = 20;
const FIGURE =
  /^(?:about |up to |nil|none)?[\s₹+−–-]*[\d.,:]*\s*(?:%|lakh|crore|per cent|years?|months?|days?)?$/i;

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Shares the width out: first what the longest words need, then by what each column would like. */
export function tableColumns(setting: Setting, table: DocumentTable, left: number, width: number): Column[] {
  const { faces, cellHead, cellStrong } = setting;
  const widest = (column: number, cut: (text: string) => string[]) => {
    const sizes = [table.head, ...table.rows].flatMap((row, index) =>
      cut(row[column] ?? '').map((part) => setLine(faces, index === 0 ? cellHead : cellStrong, part).width),
    );
    return Math.max(0, ...sizes);
  };
  const right = table.head.map(
    (_, column) => column > 0 && table.rows.every((row) => FIGURE.test(row[column] ?? '')),
  );
  const words = (text: string) => text.split(' ');
  const least = right.map((figures, column) =>
    widest(column, (text) => (figures && /\d/.test(text) && text.length < 18 ? [text] : words(text))),
  );
  const wish = right.map((_, column) => widest(column, (text) => [text]));
  const room = width - GAP * (right.length - 1);
  const [min, max] = [total(least), total(wish)];
  let x = left;
  return right.map((figures, column) => {
    const [need, want] = [least[column] ?? 0, wish[column] ?? 0];
    const share = max > min ? (want - need) / (max - min) : 0;
    const own = max <= room ? want + (room - max) / right.length : need + Math.max(0, room - min) * share;
    const at = { x, width: own, right: figures };
    x += own + GAP;
    return at;
  });
}
