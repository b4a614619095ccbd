import { lineStarts } from '../../content/diagnostics/locate.ts';
import type { Diagnostic } from '../../content/findings/finding.ts';
import { attempt } from '../../model/attempt.ts';

/** What is quoted first in a message: what is wrong, as it is written. */
const wrongIn = (message: string) => /“([^“”]*)”/.exec(message)?.[1]?.replace(/^public\//, '/');

type Codes = ReadonlySet<Diagnostic['code']>;

/** Those that suggest what to write in the place of all of it, whatever they quote first: a field's name, or a part of it. */
const OF_ALL: Codes = new Set(['locale/fixed-value', 'reference/scheme', 'schema/format', 'schema/pattern']);

/** The same of those that may quote something else than they mark. */
const OF_WHAT_IS_MARKED: Codes = new Set([
  'reference/binding',
  'reference/field',
  'seo/meta-tag',
  'text/zone',
]);

/** A text with what is wrong in it replaced; undefined where that cannot be told from the rest of the text. */
function mended(value: string, { code, pointer, message, suggestion = '' }: Diagnostic): string | undefined {
  const wrong = wrongIn(message) ?? '';
  const right = wrong.startsWith('{') && !suggestion.startsWith('{') ? `{${suggestion}}` : suggestion;
  if (value === wrong || pointer === '/$schema') return right;
  if (OF_ALL.has(code) || (OF_WHAT_IS_MARKED.has(code) && !value.includes(wrong))) return suggestion;
  const isOnce = wrong !== '' && value.includes(wrong) && value.indexOf(wrong) === value.lastIndexOf(wrong);
  return isOnce ? value.replace(wrong, () => right) : undefined;
}

/** A line as it is written, and with what its diagnostics suggest. */
export interface LineFix {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly before: string;
  readonly after: string;
  readonly messages: readonly string[];
}

/** What can be mended by taking over a suggestion, line by line. */
export function lineFixes(diagnostics: readonly Diagnostic[], textOf: (file: string) => string | undefined) {
  const fixes = new Map<string, LineFix>();
  // From the right, so that what is mended moves nothing that is still to be.
  for (const diagnostic of diagnostics.toSorted((a, b) => b.column - a.column)) {
    const { file, line, column, endColumn, message } = diagnostic;
    const text = textOf(file);
    const fix = fixOf(diagnostic, text);
    if (fix === undefined || text === undefined) continue;
    const known = fixes.get(`${file}:${line}`);
    const before = known?.before ?? text.split('\n')[line - 1] ?? '';
    const now = known?.after ?? before;
    // Another one has changed this place.
    if (now.slice(0, endColumn - 1) !== before.slice(0, endColumn - 1)) continue;
    const after = now.slice(0, column - 1) + fix + now.slice(endColumn - 1);
    fixes.set(`${file}:${line}`, {
      file,
      line,
      before,
      after,
      messages: [message, ...(known?.messages ?? [])],
    });
  }
  return [...fixes.values()];
}

/** What to write in the place of a diagnostic: its suggestion, as JSON; undefined where it has none for that place. */
export function fixOf(diagnostic: Diagnostic, text: string | undefined): string | undefined {
  const { line, column, endLine, endColumn, suggestion } = diagnostic;
  if (suggestion === undefined || text === undefined || line !== endLine) return undefined;
  const start = lineStarts(text)[line - 1] ?? 0;
  const marked = text.slice(start + column - 1, start + endColumn - 1);
  // A number stands without the quotes.
  if (diagnostic.code === 'schema/type') return suggestion;
  if (!marked.startsWith('"')) {
    // Of a page that is linked by the site's own domain the path is told, and of a section its id.
    const isName = marked === wrongIn(diagnostic.message) || /^[/#]|:\/\//.test(marked);
    return isName ? mended(marked, diagnostic) : undefined;
  }
  const value: unknown = attempt(() => JSON.parse(marked));
  const after = typeof value === 'string' ? mended(value, diagnostic) : undefined;
  return after === undefined ? undefined : JSON.stringify(after);
}
