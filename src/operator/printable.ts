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

/** Text of a stranger on a terminal: control characters and those that reorder text are shown, not obeyed. */
export function printable(text: string): string {
  return text.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The same on one line, at most `length` characters long. */
export function oneLine(text: string, length: number): string {
  const line = printable(text.replace(/\s+/g, ' ').trim());
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
}
