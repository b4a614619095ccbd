/**
 * A cell of a CSV file. A spreadsheet would compute what begins like a formula: an apostrophe before it makes it
 * text (a telephone number that begins with `+` gets one too).
 */
export function csvCell(text: string): string {
  const safe = /^[\s]*[=+\-@\t\r|%]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Rows as CSV (RFC 4180), each cell quoted. */
export function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}
