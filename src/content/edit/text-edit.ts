import { structuredPatch } from 'diff';

/** A change of a text: what stands from `start` up to `end` (character offsets) becomes `text`. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Applies edits that do not overlap; everything between them stays as it is, byte for byte.
 * @throws Error where two edits overlap: a fault of whoever made them
 */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, text: fresh } of sorted) {
    if (start < at) throw new Error(`Two edits overlap at offset ${start}.`);
    parts.push(text.slice(at, start), fresh);
    at = end;
  }
  parts.push(text.slice(at));
  return parts.join('');
}

/** A text as it stands between the quotes of a JSON literal. */
export const escaped = (text: string): string => JSON.stringify(text).slice(1, -1);

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
