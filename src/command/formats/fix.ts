import { lineStarts } from '../../content/diagnostics/locate.ts';
import type { Diagnostic } from '../../content/findings/finding.ts';

/** What is quoted first in a message: what is wrong, as it is written. */
const wrongIn = (message: string) => /“([^“”]*)”/.exec(message)?.[1]?.replace(/^public\//, '/');

/** A text with what is wrong in it replaced; undefined where that cannot be told from the rest of the text. */
function mended(value: string, { code, message, suggestion = '' }: Diagnostic): string | undefined {
  const wrong = wrongIn(message) ?? '';
  const right = wrong.startsWith('{') && !suggestion.startsWith('{') ? `{${suggestion}}` : suggestion;
  if (value === wrong || code === 'schema/wrong-schema') return right;
  const isOnce = wrong !== '' && value.includes(wrong) && value.indexOf(wrong) === value.lastIndexOf(wrong);
  return isOnce ? value.replace(wrong, () => right) : undefined;
}

/** What to write in the place of a diagnostic: its suggestion, as JSON; undefined where it has none for that place. */
export function fixOf(diagnostic: Diagnostic, text: string | undefined): string | undefined {
  const { line, column, endLine, endColumn, suggestion } = diagnostic;
  if (suggestion === undefined || text === undefined || line !== endLine) return undefined;
  const start = lineStarts(text)[line - 1] ?? 0;
  const marked = text.slice(start + column - 1, start + endColumn - 1);
  if (!marked.startsWith('"'))
    return marked === wrongIn(diagnostic.message) ? mended(marked, diagnostic) : undefined;
  try {
    const value: unknown = JSON.parse(marked);
    const after = typeof value === 'string' ? mended(value, diagnostic) : undefined;
    return after === undefined ? undefined : JSON.stringify(after);
  } catch {
    return undefined;
  }
}
