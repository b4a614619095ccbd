import type { TextEdit } from './text-edit.ts';
import { applyEdits } from './text-edit.ts';

const lineCount = (text: string) => text.split('\n').length;

/** Edits that touch the same or neighbouring lines, as one. */
function groupsOf(text: string, edits: readonly TextEdit[]): TextEdit[][] {
  const groups: TextEdit[][] = [];
  let end = -1;
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    const last = groups.at(-1);
    const lineStart = text.lastIndexOf('\n', edit.start - 1);
    if (last && lineStart <= end) last.push(edit);
    else groups.push([edit]);
    const lineEnd = text.indexOf('\n', edit.end);
    end = Math.max(end, lineEnd === -1 ? text.length : lineEnd);
  }
  return groups;
}

const marked = (mark: string, text: string) =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => `${mark}${line}`);

/** The lines that edits change, as a diff without context: `@@ -7 +7 @@`, `-old`, `+new`. */
export function diffOf(text: string, edits: readonly TextEdit[]): string[] {
  let shift = 0;
  return groupsOf(text, edits).flatMap((group) => {
    const start = text.lastIndexOf('\n', Math.min(...group.map((edit) => edit.start)) - 1) + 1;
    const close = text.indexOf('\n', Math.max(...group.map((edit) => edit.end)));
    const before = text.slice(start, close === -1 ? text.length : close);
    const moved = group.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
    const after = applyEdits(before, moved);
    const line = lineCount(text.slice(0, start));
    const span = (from: number, count: number) => (count === 1 ? `${from}` : `${from},${count}`);
    const head = `@@ -${span(line, lineCount(before))} +${span(line + shift, lineCount(after))} @@`;
    shift += lineCount(after) - lineCount(before);
    return [head, ...marked('-', before), ...marked('+', after)];
  });
}
