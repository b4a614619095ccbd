import type { Diagnostic } from '../../content/findings/finding.ts';

const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Workflow commands: each diagnostic becomes an annotation on its line. */
export function github(diagnostics: readonly Diagnostic[]): string {
  return diagnostics
    .map(
      ({ file, line, column, endLine, endColumn, severity, code, message }) =>
        `::${severity} file=${property(file)},line=${line},endLine=${endLine},col=${column},endColumn=${endColumn},title=${property(code)}::${data(message)}`,
    )
    .join('\n');
}
