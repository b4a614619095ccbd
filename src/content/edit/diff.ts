import { structuredPatch } from 'diff';
import { applyEdits, type TextEdit } from './text-edit.ts';

const span = (from: number, count: number) => (count === 1 ? `${from}` : `${from},${count}`);

/** The lines that edits change, as a diff without context: `@@ -7 +7 @@`, `-old`, `+new`. */
export function diffOf(text: string, edits: readonly TextEdit[]): string[] {
  const { hunks } = structuredPatch('', '', text, applyEdits(text, edits), '', '', { context: 0 });
  return hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => [
    `@@ -${span(oldStart, oldLines)} +${span(newStart, newLines)} @@`,
    // Not what it says of a file without a last line break.
    ...lines.filter((line) => !line.startsWith('\\')).map((line) => line.replace(/\r$/, '')),
  ]);
}
