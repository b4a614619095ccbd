import { codeFrameColumns } from '@babel/code-frame';
import { groupBy } from '../../content/diagnostics/group-by.ts';
import type { Diagnostic } from '../../content/findings/finding.ts';
import { rememberedBy } from '../../content/json/remembered.ts';

/** The most columns of a line that a frame shows: content may be written on one long line. */
const WIDTH = 160;

/** A stranger's text without what a terminal would obey: one sign stands for another, so that what is marked keeps its place. */
export const harmless = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '\ufffd');

/** The same on one line: a name with a line break would begin one that a workflow takes for a command. */
const onOneLine = (text: string) => harmless(text.replace(/[\r\n\u2028\u2029]/g, ' '));

/** The line of a diagnostic and its neighbours, with the place marked on its first line. */
function frame(lines: readonly string[], diagnostic: Diagnostic, color: boolean): string {
  const { line, column, endLine, endColumn } = diagnostic;
  const cut = column > WIDTH - 40 ? column - 40 : 0;
  const first = Math.max(1, line - 1);
  // The frame counts every separator that JavaScript knows as a line end; JSON texts may hold some.
  const shown = lines.slice(first - 1, line + 1).map((text) => onOneLine(text.slice(cut, cut + WIDTH)));
  const lineEnd = (shown[line - first]?.length ?? 0) + 1;
  const start = { line, column: column - cut };
  const end = { line, column: Math.min(endLine === line ? endColumn - cut : lineEnd, lineEnd) };
  // `startLine` is not in the published types yet.
  const options = { highlightCode: false, forceColor: color, startLine: first };
  return codeFrameColumns(
    shown.join('\n'),
    { start, end: { line, column: Math.max(end.column, start.column + 1) } },
    options,
  );
}

/** So many of one message are shown with their lines; of more, the first alone, and the places of the others. */
const MOST_ALIKE = 3;

const causeOf = ({ severity, code, message }: Diagnostic) => `${severity} ${code} ${message}`;

/** For people: place, message and the lines around it. What many places have in common is said once. */
export function pretty(
  diagnostics: readonly Diagnostic[],
  textOf: (file: string) => string | undefined,
  color: boolean,
): string {
  const paint = (code: number, text: string) => (color ? `\u001b[${code}m${text}\u001b[0m` : text);
  const linesOf = rememberedBy((file: string) => (textOf(file) ?? '').split('\n'));
  const alike = groupBy(diagnostics, causeOf);
  const parts = diagnostics.flatMap((diagnostic) => {
    const cause = causeOf(diagnostic);
    const all = alike.get(cause);
    // Said with the first of them.
    if (!all) return [];
    if (all.length <= MOST_ALIKE) return shown(diagnostic);
    alike.delete(cause);
    const others = all.slice(1);
    const places = others.map(({ file, line, column }) => `${onOneLine(file)}:${line}:${column}`).join(', ');
    return [shown(diagnostic), `… and ${others.length} more like it: ${places}\n`];
  });
  return parts.join('\n');

  function shown(diagnostic: Diagnostic): string {
    const { file, line, column, severity, code, message } = diagnostic;
    const head = `${paint(1, `${onOneLine(file)}:${line}:${column}`)}  ${paint(severity === 'error' ? 31 : 33, severity)}  ${onOneLine(message)}  ${paint(2, code)}`;
    const lines = linesOf(file);
    return lines.length === 1 && lines[0] === '' ? head : `${head}\n${frame(lines, diagnostic, color)}\n`;
  }
}

/** `2 errors, 1 warning in 40 files.` */
export function summary(diagnostics: readonly Diagnostic[], files: number): string {
  const count = (severity: string, word: string) => {
    const n = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    return `${n} ${word}${n === 1 ? '' : 's'}`;
  };
  return `${count('error', 'error')}, ${count('warning', 'warning')} in ${files} file${files === 1 ? '' : 's'}.`;
}
