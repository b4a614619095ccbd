export type Severity = 'error' | 'warning';

/** Where in a value a mistake lies: the value itself, the name of the property, or the object's opening brace. */
export type Spot = 'value' | 'key' | 'brace';

/** A mistake as the checks find it: by file and JSON pointer. Lines and columns are added when it is reported. */
export interface Finding {
  readonly file: string;
  readonly pointer: string;
  readonly spot: Spot;
  readonly severity: Severity;
  readonly code: string;
  readonly message: string;
  readonly suggestion?: string;
  /** Set where there is no tree to look the pointer up in: character offsets into the file's text. */
  readonly range?: readonly [start: number, end: number];
  /** Set where the file is not kept in memory, such as a drawing: its place, counted from 1. */
  readonly position?: Position;
}

export interface Position {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** A mistake as every command prints it: positions count from 1, `file` is relative to the site folder's parent. */
export interface Diagnostic {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly severity: Severity;
  readonly code: string;
  readonly pointer: string;
  readonly message: string;
  readonly suggestion?: string;
}

const SHOWN = 80;

/** A value in a message, cut where it is long. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `“${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}”`;
}

/** A mistake that stands in the way of nothing: advice, unless a command is told to be strict. */
export const warning = (...of: Parameters<typeof error>): Finding => ({
  ...error(...of),
  severity: 'warning',
});

/** Builds a finding of severity `error`, the usual case. */
export function error(
  code: string,
  at: { readonly file: string; readonly pointer: string; readonly spot?: Spot },
  message: string,
  suggestion?: string,
): Finding {
  return {
    file: at.file,
    pointer: at.pointer,
    spot: at.spot ?? 'value',
    severity: 'error',
    code,
    message: suggestion === undefined ? message : `${message} Did you mean “${suggestion}”?`,
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}
