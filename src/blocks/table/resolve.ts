import { type BlockResolver, headOf } from '../block-resolver.ts';

/** Figures written as the page’s language writes them, and the sums of the columns that ask for one. */
export const resolveTable: BlockResolver<'table'> = (block, context) => {
  const locale = context.locale.format;
  const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
  const { caption, columns, rows, totalLabel = '', note } = block;
  const isNumber = columns.map(({ kind }) => kind === 'number');
  // The points of a column stand below each other.
  const figures = columns.map((_, at) => {
    const decimals = rows.map(({ cells }) => /^-?\d+\.(\d+)$/.exec(cells[at] ?? '')?.[1]?.length ?? 0);
    const most = Math.min(6, Math.max(0, ...decimals));
    return new Intl.NumberFormat(locale, { minimumFractionDigits: most, maximumFractionDigits: most });
  });
  const cellOf = (text: string, at: number) => {
    const value = isNumber[at] ? numberOf(text) : Number.NaN;
    return Number.isNaN(value)
      ? { text, rank: text }
      : { text: figures[at]?.format(value) ?? text, rank: value };
  };
  const sumOf = (at: number) => rows.reduce((sum, { cells }) => sum + (Number(cells[at]) || 0), 0);
  const total = columns.map(({ sum }, at) =>
    sum ? (figures[at]?.format(sumOf(at)) ?? '') : at === 0 ? totalLabel : '',
  );
  return {
    ...headOf(block),
    caption,
    columns: columns.map(({ label }, at) => ({ label, isNumber: isNumber[at] === true })),
    rows: rows.map(({ cells }) => cells.map(cellOf)),
    total: columns.some(({ sum }) => sum) ? total : null,
    note,
    ...(block.sortable === false && { isStill: true }),
    locale,
  };
};
