import type { EncodingProblem } from './problem.ts';

/** The largest file that is read, in bytes. */
export const MAX_BYTES = 2 * 1024 * 1024;

const problem = (kind: EncodingProblem['kind']) => ({ problem: { kind } });

/** Decodes a file as UTF-8 without a byte order mark. */
export function decode(bytes: Uint8Array): { readonly text: string } | { readonly problem: EncodingProblem } {
  if (bytes.byteLength > MAX_BYTES) return problem('size');
  const [a, b, c] = bytes;
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff) || a === 0 || b === 0)
    return problem('utf-16');
  if (a === 0xef && b === 0xbb && c === 0xbf) return problem('mark');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return problem('utf-8');
  }
}
