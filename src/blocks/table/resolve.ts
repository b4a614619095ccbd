import { amountOf } from '../../content/resolve/spoken-dates.ts';
import { collatorOf } from '../../content/site/sorting.ts';
import { figureIn, isFigures } from '../../content/text/figure.ts';
import { type BlockResolver, headOf } from '../block-resolver.ts';

/** Figures written as the page’s language writes them, and the sums of the columns that ask for one. */
export const resolveTable: BlockResolver<'table'> = (block, context) => {
  const locale = context.locale.format;
  const { caption, columns, rows, totalLabel = '', note } = block;
  const isNumber = columns.map(({ kind }) => isFigures(kind));
  const writers = columns.map(({ kind }, at) => {
    const texts = rows.map(({ cells }) => (cells[at] ?? '').trim());
    // The points of a column stand below each other.
    const isWhole = texts.every((text) => !(figureIn(text) % 1));
    if (kind === 'money') return (value: number) => amountOf(value, locale, context.money, isWhole);
    const decimals = texts.map((text) => /^[-+−]?\d+\.(\d+)$/.exec(text)?.[1]?.length ?? 0);
    const most = Math.min(6, Math.max(0, ...decimals));
    // Where a plus is written, as in a difference of goals, it is shown.
    const signDisplay = texts.some((text) => /^\+\d/.test(text)) ? 'exceptZero' : 'auto';
    const digits = { minimumFractionDigits: most, maximumFractionDigits: most };
    const said = new Intl.NumberFormat(locale, { ...digits, signDisplay });
    return (value: number) => said.format(value);
  });
  // A browser need not know the alphabet of the language, such as that of Welsh.
  const places = columns.map((_, at) =>
    [...new Set(rows.map(({ cells }) => cells[at] ?? ''))].sort(collatorOf(locale).compare),
  );
  const cellOf = (text: string, at: number) => {
    const value = isNumber[at] ? figureIn(text) : Number.NaN;
    if (!Number.isNaN(value)) return { text: writers[at]?.(value) ?? text, rank: value };
    return { text, rank: places[at]?.indexOf(text) ?? 0, ...(isNumber[at] && ({ isLast: true } as const)) };
  };
  const sumOf = (at: number) => rows.reduce((sum, { cells }) => sum + (figureIn(cells[at] ?? '') || 0), 0);
  const total = columns.map(({ sum }, at) =>
    sum ? (writers[at]?.(sumOf(at)) ?? '') : at === 0 ? totalLabel : '',
  );
  return {
    ...headOf(block),
    caption,
    columns: columns.map(({ label }, at) => ({ label, isNumber: isNumber[at] === true })),
    rows: rows.map(({ cells }) => cells.map(cellOf)),
    total: columns.some(({ sum }) => sum) ? total : null,
    note,
    ...(block.sortable === false && { isStill: true }),
  };
};
