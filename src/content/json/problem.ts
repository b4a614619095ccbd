import type { ScanProblem } from './scan.ts';

/** What keeps a file's bytes from being text. */
export interface EncodingProblem {
  readonly kind: 'size' | 'utf-16' | 'mark' | 'utf-8';
}

export interface SyntaxProblem {
  readonly kind: 'syntax';
  /** The parser's name for it; `Empty` for a file without any value. */
  readonly fault: string;
  readonly offset: number;
  readonly end: number;
}

/** What keeps a file from being read as strict JSON. */
export type JsonProblem = EncodingProblem | SyntaxProblem | ScanProblem;
