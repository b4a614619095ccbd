/** What a spreadsheet may take for a formula: it looks past what is invisible, and takes ＝ for =. */
const FORMULA = /^[\s\p{C}\p{DI}\u2800]*[=+\-@\t\r|%]/u;

/**
 * A cell of a CSV file. A spreadsheet would compute what begins like a formula: an apostrophe before it makes it
 * text (a telephone number that begins with `+` gets one too).
 */
export function csvCell(text: string): string {
  const safe = FORMULA.test(text.normalize('NFKC')) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Rows as CSV (RFC 4180), each cell quoted. */
export function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
}
