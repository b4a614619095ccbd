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

function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text.charCodeAt(first - 1) === 92) first -= 1;
  return (at - first) % 2 === 1;
}

/** Says where strings end: at a quote, or where their line does. To be asked in the order of the text. */
function stringEnds(text: string): (start: number) => number {
  const next = (sign: string, from: number) => (text.indexOf(sign, from) + 1 || text.length + 1) - 1;
  let [feed, carriage] = [-1, -1];
  return (start) => {
    if (feed < start) feed = next('\n', start);
    if (carriage < start) carriage = next('\r', start);
    const line = Math.min(feed, carriage);
    let end = next('"', start + 1);
    while (end < line && isEscaped(text, end)) end = next('"', end + 1);
    return Math.min(end, line, text.length - 1) + 1;
  };
}

/** Where a comment ends; JSON has none, but brackets in one must not be counted otherwise than the parser counts them. */
function commentEnd(text: string, start: number): number {
  const second = text[start + 1];
  if (second !== '/' && second !== '*') return start;
  let end = start + 2;
  if (second === '/') while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end += 1;
  else end = text.indexOf('*/', end) + 1 || text.length;
  return end;
}

function keyOf(raw: string): string {
  if (!raw.includes('\\')) return raw.slice(1, -1);
  try {
    const value: unknown = JSON.parse(raw);
    return typeof value === 'string' ? value : raw;
  } catch {
    return raw;
  }
}

/**
 * Looks for what `JSON.parse` lets pass: nesting beyond the limit, keys that stand twice, and keys that name a prototype.
 * It keeps its own stack, so that no input can exhaust the machine's, and it bears text that is not JSON at all.
 */
export function scan(text: string): ScanProblem[] {
  const problems: ScanProblem[] = [];
  const stack: Level[] = [];
  const stringEnd = stringEnds(text);
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
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const top = stack[stack.length - 1];
    if (code === 34) {
      const end = stringEnd(at);
      if (top?.keys && top.expectsKey) {
        const key = keyOf(text.slice(at, end));
        top.expectsKey = false;
        top.step = key;
        const where = { key, pointer: pointerTo(top.pointer, key), offset: at, end };
        if (FORBIDDEN.has(key)) problems.push({ kind: 'forbidden', ...where });
        else if (top.keys.has(key)) problems.push({ kind: 'duplicate', ...where });
        top.keys.add(key);
      }
      at = end - 1;
    } else if (code === 123 || code === 91) {
      if (!open(code === 123 ? new Set() : null)) return [...problems, { kind: 'depth', offset: at }];
    } else if (code === 125 || code === 93) {
      // A bracket that closes nothing is passed over, as the parser does: else the depth is counted too low.
      if (top && (top.keys !== null) === (code === 125)) stack.pop();
    } else if (code === 47) at = commentEnd(text, at);
    else if (code === 44 && top) {
      if (top.keys) top.expectsKey = true;
      else if (typeof top.step === 'number') top.step += 1;
      if (top.step === MAX_ENTRIES || top.keys?.size === MAX_ENTRIES)
        return [...problems, { kind: 'length', offset: at }];
    }
  }
  return problems;
}
