import type { ScheduleYear } from '../../calculators/schedule.ts';

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A table as RFC 4180 wants it, its numbers bare so that a spreadsheet reckons with them. */
export function csvOf(head: readonly string[], rows: readonly ScheduleYear[]): string {
  const lines = [head.map(quoted), ...rows.map(({ year, invested, value }) => [year, invested, value])];
  return lines.map((line) => `${line.join(',')}\r\n`).join('');
}

// Without it a spreadsheet takes the text for one of its own country's old encodings.
const BYTE_ORDER_MARK = '\ufeff';

/** Hands the browser a file to save. */
export function downloadCsv(name: string, head: readonly string[], rows: readonly ScheduleYear[]): void {
  const file = new Blob([BYTE_ORDER_MARK + csvOf(head, rows)], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${name}.csv`;
  link.click();
  // The browser has read the address by the next turn; it keeps the file itself.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
