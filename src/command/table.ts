/** Letters that are two cells wide on a screen. */
const WIDE =
  /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\p{Emoji_Presentation}\u3000-\u303e\uff01-\uff60]/gu;

/** How many cells a text takes: marks stand on the letter before them. */
const widthOf = (text: string) => [...text.replace(/[\p{Mn}\p{Me}\p{Cf}]/gu, '').replace(WIDE, '  ')].length;

/** Rows of text as aligned columns: the first to the left, the others to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => widthOf(row[column] ?? ''))),
  );
  const line = (row: readonly string[]) =>
    widths
      .map((width, column) => {
        const text = row[column] ?? '';
        const space = ' '.repeat(width - widthOf(text));
        return column === 0 ? text + space : space + text;
      })
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}

export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
export const milliseconds = (time: number) => `${Math.round(time)} ms`;
export const megabytes = (size: number) => `${Math.round(size)} MB`;
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
