import { codeFrameColumns } from '@babel/code-frame';
import type { Diagnostic } from '../../../src/content/diagnostics/diagnostic.ts';

/** For people: place, message and the lines around it. */
export function pretty(
  diagnostics: readonly Diagnostic[],
  textOf: (file: string) => string | undefined,
  color: boolean,
): string {
  const paint = (code: number, text: string) => (color ? `\u001b[${code}m${text}\u001b[0m` : text);
  const parts = diagnostics.map((diagnostic) => {
    const { file, line, column, endLine, endColumn, severity, code, message } = diagnostic;
    const head = `${paint(1, `${file}:${line}:${column}`)}  ${paint(severity === 'error' ? 31 : 33, severity)}  ${message}  ${paint(2, code)}`;
    const text = textOf(file);
    if (text === undefined || text === '') return head;
    const end = { line: endLine, column: endLine === line ? Math.max(endColumn, column + 1) : endColumn };
    return `${head}\n${codeFrameColumns(text, { start: { line, column }, end }, { highlightCode: false, forceColor: color, linesAbove: 1, linesBelow: 1 })}\n`;
  });
  return parts.join('\n');
}

/** `2 errors, 1 warning in 40 files.` */
export function summary(diagnostics: readonly Diagnostic[], files: number): string {
  const count = (severity: string, word: string) => {
    const n = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    return `${n} ${word}${n === 1 ? '' : 's'}`;
  };
  return `${count('error', 'error')}, ${count('warning', 'warning')} in ${files} files.`;
}
