import type { ScheduleYear } from '../../calculators/schedule.ts';

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * A table as RFC 4180 wants it, its numbers bare so that a spreadsheet reckons with them.
 * @param note what the figures are not: it goes with them to whoever gets the file
 */
export function csvOf(head: readonly string[], rows: readonly ScheduleYear[], note: string): string {
  const figures = rows.map(({ year, invested, value }) => [Number(year.toFixed(2)), invested, value]);
  const lines = [head.map(quoted), ...figures, head.map((_, column) => (column === 0 ? quoted(note) : ''))];
  return lines.map((line) => `${line.join(',')}\r\n`).join('');
}

// Without it a spreadsheet takes the text for one of its own country's old encodings.
const BYTE_ORDER_MARK = '\ufeff';

/** Hands the browser a file to save. */
export function downloadCsv(name: string, ...table: Parameters<typeof csvOf>): void {
  const file = new Blob([BYTE_ORDER_MARK + csvOf(...table)], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${name}.csv`;
  link.click();
  // The browser has read the address by the next turn; it keeps the file itself.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
