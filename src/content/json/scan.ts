import { createScanner } from 'jsonc-parser';
import { pointerTo } from '../diagnostics/pointer.ts';

/** Deepest nesting that is accepted: recursive code sees nothing deeper. */
export const MAX_DEPTH = 64;

/** The most entries of a list, and names of an object: validating a list of mistakes takes time that grows with its square. */
export const MAX_ENTRIES = 10_000;

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

export type ScanProblem =
  | { readonly kind: 'depth'; readonly offset: number }
  | { readonly kind: 'length'; readonly offset: number }
  | {
      readonly kind: 'duplicate' | 'forbidden';
      readonly key: string;
      readonly pointer: string;
      readonly offset: number;
      readonly end: number;
    };

interface Level {
  readonly pointer: string;
  readonly keys: Set<string> | null;
  expectsKey: boolean;
  step: string | number;
}

/**
 * Looks for what `JSON.parse` lets pass: nesting beyond the limit, keys that stand twice, and keys that name a prototype.
 * It keeps its own stack, so that no input can exhaust the machine's, and it bears text that is not JSON at all: its
 * signs are counted as the parser counts them, so that brackets in a comment or a string are none.
 */
export function scan(text: string): ScanProblem[] {
  const problems: ScanProblem[] = [];
  const stack: Level[] = [];
  const open = (keys: Set<string> | null): boolean => {
    const parent = stack.at(-1);
    stack.push({
      pointer: parent ? pointerTo(parent.pointer, parent.step) : '',
      keys,
      expectsKey: keys !== null,
      step: keys ? '' : 0,
    });
    return stack.length <= MAX_DEPTH;
  };
  const tokens = createScanner(text, true);
  for (tokens.scan(); tokens.getTokenOffset() < text.length; tokens.scan()) {
    const offset = tokens.getTokenOffset();
    const sign = text[offset];
    const top = stack.at(-1);
    if (sign === '"' && top?.keys && top.expectsKey) {
      const key = tokens.getTokenValue();
      top.expectsKey = false;
      top.step = key;
      const where = {
        key,
        pointer: pointerTo(top.pointer, key),
        offset,
        end: offset + tokens.getTokenLength(),
      };
      if (FORBIDDEN.has(key)) problems.push({ kind: 'forbidden', ...where });
      else if (top.keys.has(key)) problems.push({ kind: 'duplicate', ...where });
      top.keys.add(key);
    } else if (sign === '{' || sign === '[') {
      if (!open(sign === '{' ? new Set() : null)) return [...problems, { kind: 'depth', offset }];
    } else if (sign === '}' || sign === ']') {
      // A bracket that closes nothing is passed over, as the parser does: else the depth is counted too low.
      if (top && (top.keys !== null) === (sign === '}')) stack.pop();
    } else if (sign === ',' && top) {
      if (top.keys) top.expectsKey = true;
      else if (typeof top.step === 'number') top.step += 1;
      if (top.step === MAX_ENTRIES || top.keys?.size === MAX_ENTRIES)
        return [...problems, { kind: 'length', offset }];
    }
  }
  return problems;
}
