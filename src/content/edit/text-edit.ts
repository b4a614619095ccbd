import { structuredPatch } from 'diff';

/** A text as it stands between the quotes of a JSON literal. */
export const escaped = (text: string): string => JSON.stringify(text).slice(1, -1);

const span = (from: number, count: number) => (count === 1 ? `${from}` : `${from},${count}`);

/** The lines in which two texts differ, as a diff without context: `@@ -7 +7 @@`, `-old`, `+new`. */
export function diffOf(before: string, after: string): string[] {
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: 0 });
  return hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => [
    `@@ -${span(oldStart, oldLines)} +${span(newStart, newLines)} @@`,
    // Not what it says of a file without a last line break.
    ...lines.filter((line) => !line.startsWith('\\')).map((line) => line.replace(/\r$/, '')),
  ]);
}
