import { cut } from '../model/cut.ts';

/** What a spreadsheet may take for a formula: it looks past what is invisible, and takes ＝ for =. */
const FORMULA = /^[\s\p{C}\p{DI}\u2800]*[=+\-@\t\r|%]/u;

/** The same behind a sign that parts cells in some country's spreadsheets, which do not see our quotes there. */
const FORMULA_WITHIN = /^["\s\p{C}\p{DI}\u2800]*[=+\-@|%]/u;

/**
 * A cell of a CSV file. A spreadsheet would compute what begins like a formula: an apostrophe before it makes it
 * text (a telephone number that begins with `+` gets one too), also behind a semicolon, a tab or a line's end.
 */
export function csvCell(text: string): string {
  const safe = text.split(/(?<=[;\t\r\n])/).map((part, index) => {
    const isFormula = index === 0 ? FORMULA : FORMULA_WITHIN;
    return isFormula.test(part.normalize('NFKC')) ? `'${part}` : part;
  });
  return `"${safe.join('').replaceAll('"', '""')}"`;
}

/** Rows as CSV (RFC 4180), each cell quoted; the mark in front tells spreadsheets that it is UTF-8. */
export function csv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
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
export const oneLine = (text: string, length: number): string =>
  cut(printable(text.replace(/\s+/g, ' ').trim()), length);
