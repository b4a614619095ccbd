import { type BlockResolver, headOf } from '../block-resolver.ts';

/** Figures written as the page’s language writes them, and the sums of the columns that ask for one. */
export const resolveTable: BlockResolver<'table'> = (block, context) => {
  const locale = context.locale.format;
  const figures = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
  const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
  const cellOf = (text: string, isNumber: boolean) => {
    const value = isNumber ? numberOf(text) : Number.NaN;
    return Number.isNaN(value) ? { text, rank: text } : { text: figures.format(value), rank: value };
  };
  const { caption, columns, rows, totalLabel = '', note } = block;
  const isNumber = columns.map(({ kind }) => kind === 'number');
  const sumOf = (at: number) => rows.reduce((sum, { cells }) => sum + (Number(cells[at]) || 0), 0);
  const total = columns.map(({ sum }, at) => (sum ? figures.format(sumOf(at)) : at === 0 ? totalLabel : ''));
  return {
    ...headOf(block),
    caption,
    columns: columns.map(({ label }, at) => ({ label, isNumber: isNumber[at] === true })),
    rows: rows.map(({ cells }) => cells.map((text, at) => cellOf(text, isNumber[at] === true))),
    total: columns.some(({ sum }) => sum) ? total : null,
    note,
    locale,
  };
};
