import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { type Finding, quote } from '../diagnostics/diagnostic.ts';
import type { JsonValue } from './json.ts';
import { MAX_DEPTH, type ScanProblem, scan } from './scan.ts';

const SYNTAX: Readonly<Record<string, string>> = {
  CommaExpected: 'A comma is missing before this.',
  ColonExpected: 'A colon is missing after the name.',
  PropertyNameExpected: 'A name in double quotes is expected here. Is there a comma too many before it?',
  ValueExpected: 'A value is expected here. Is there a comma too many before it?',
  CloseBraceExpected: 'A closing brace } is missing.',
  CloseBracketExpected: 'A closing bracket ] is missing.',
  EndOfFileExpected: 'The file should end here: something stands after its closing brace.',
  InvalidCommentToken: 'JSON has no comments. Remove this one.',
  UnexpectedEndOfComment: 'JSON has no comments. Remove this one.',
  UnexpectedEndOfString:
    'The closing double quote of this text is missing. A line break inside a text is written \\n.',
  UnexpectedEndOfNumber: 'This number is not complete.',
  InvalidNumberFormat: 'This is not a number as JSON writes it.',
  InvalidUnicode: 'After \\u four hexadecimal digits are expected.',
  InvalidEscapeCharacter:
    'After a backslash only " \\ / b f n r t u may stand. A backslash itself is written \\\\.',
  InvalidCharacter: 'This character may not stand in a text. A tab is written \\t, a line break \\n.',
  InvalidSymbol:
    'This is no JSON value. Texts stand in double quotes; the only words are true, false and null.',
};

function syntaxFinding(file: string, text: string): Finding {
  const empty = text.trim() === '';
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const first = errors.sort((a, b) => a.offset - b.offset)[0];
  const offset = first?.offset ?? 0;
  return {
    file,
    pointer: '',
    spot: 'value',
    severity: 'error',
    code: 'json/syntax',
    message: empty
      ? 'The file is empty. It must hold one object in braces.'
      : ((first && SYNTAX[printParseErrorCode(first.error)]) ?? 'This is not JSON.'),
    // The parser measures an unclosed comment one character too long.
    range: [offset, Math.min(offset + Math.max(first?.length ?? 0, 1), text.length)],
  };
}

function scanFinding(file: string, problem: ScanProblem): Finding {
  const base = { file, spot: 'key', severity: 'error' } as const;
  if (problem.kind === 'depth' || problem.kind === 'length')
    return {
      ...base,
      pointer: '',
      ...(problem.kind === 'depth'
        ? {
            code: 'json/too-deep',
            message: `More than ${MAX_DEPTH} levels of nesting. Flatten the content.`,
          }
        : {
            code: 'json/too-large',
            message: 'A list may have at most 10,000 entries. Split it.',
          }),
      range: [problem.offset, problem.offset + 1],
    };
  const range = [problem.offset, problem.end] as const;
  if (problem.kind === 'duplicate')
    return {
      ...base,
      pointer: problem.pointer,
      code: 'json/duplicate-key',
      message: `${quote(problem.key)} stands twice in this object. Remove one of the two.`,
      range,
    };
  return {
    ...base,
    pointer: problem.pointer,
    code: 'json/forbidden-key',
    message: `${quote(problem.key)} may not be used as a name. Choose another one.`,
    range,
  };
}

/** Parses strict JSON. `value` is undefined where nothing may be read; findings name place and remedy. */
export function parseJson(
  file: string,
  text: string,
): { readonly value: JsonValue | undefined; readonly findings: Finding[] } {
  const problems = scan(text);
  // The scan ends where a limit is passed, so that this is the last problem.
  const last = problems.at(-1);
  if (last?.kind === 'depth' || last?.kind === 'length')
    return { value: undefined, findings: [scanFinding(file, last)] };
  try {
    const value: JsonValue = JSON.parse(text);
    return {
      // A name that stands twice is refused, but what JSON makes of it can still be checked for other mistakes.
      value: problems.some((problem) => problem.kind === 'forbidden') ? undefined : value,
      findings: problems.map((problem) => scanFinding(file, problem)),
    };
  } catch {
    return { value: undefined, findings: [syntaxFinding(file, text)] };
  }
}
