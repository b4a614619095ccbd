import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { JsonValue } from './json.ts';
import type { JsonProblem, SyntaxProblem } from './problem.ts';
import { scan } from './scan.ts';

function syntaxProblem(text: string): SyntaxProblem {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const first = errors.sort((a, b) => a.offset - b.offset)[0];
  const offset = first?.offset ?? 0;
  const named = first ? printParseErrorCode(first.error) : '';
  return {
    kind: 'syntax',
    fault: text.trim() === '' ? 'Empty' : named,
    offset,
    // The parser measures an unclosed comment one character too long.
    end: Math.min(offset + Math.max(first?.length ?? 0, 1), text.length),
  };
}

/** Parses strict JSON. `value` is undefined where nothing may be read. */
export function parseJson(text: string): {
  readonly value: JsonValue | undefined;
  readonly problems: readonly JsonProblem[];
} {
  const problems = scan(text);
  // The scan ends where a limit is passed, so that this is the last problem.
  const last = problems.at(-1);
  if (last?.kind === 'depth' || last?.kind === 'length') return { value: undefined, problems: [last] };
  try {
    const value: JsonValue = JSON.parse(text);
    // A name that stands twice is refused, but what JSON makes of it can still be checked for other mistakes.
    const isForbidden = problems.some(({ kind }) => kind === 'forbidden');
    return { value: isForbidden ? undefined : value, problems };
  } catch {
    return { value: undefined, problems: [syntaxProblem(text)] };
  }
}
