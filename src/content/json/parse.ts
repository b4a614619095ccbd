import { createScanner, getLocation, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { attempt } from '../../model/attempt.ts';
import { pointerTo } from '../diagnostics/pointer.ts';
import type { JsonValue } from './json.ts';

/** Deepest nesting that is accepted: recursive code sees nothing deeper. */
export const MAX_DEPTH = 64;

/** The most entries of a list, and names of an object: validating a list of mistakes takes time that grows with its square. */
const MAX_ENTRIES = 10_000;

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

export type ScanProblem =
  | { readonly kind: 'depth'; readonly offset: number }
  | { readonly kind: 'length'; readonly pointer: string; readonly offset: number }
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
  const tokens = createScanner(text, true);
  for (tokens.scan(); tokens.getTokenOffset() < text.length; tokens.scan()) {
    const offset = tokens.getTokenOffset();
    const sign = text[offset];
    const top = stack.at(-1);
    if (sign === '"' && top?.keys && top.expectsKey) {
      const key = tokens.getTokenValue();
      top.expectsKey = false;
      top.step = key;
      const pointer = pointerTo(top.pointer, key);
      const where = { key, pointer, offset, end: offset + tokens.getTokenLength() };
      if (FORBIDDEN.has(key)) problems.push({ kind: 'forbidden', ...where });
      else if (top.keys.has(key)) problems.push({ kind: 'duplicate', ...where });
      top.keys.add(key);
    } else if (sign === '{' || sign === '[') {
      const pointer = top ? pointerTo(top.pointer, top.step) : '';
      const keys = sign === '{' ? new Set<string>() : null;
      stack.push({ pointer, keys, expectsKey: keys !== null, step: keys ? '' : 0 });
      if (stack.length > MAX_DEPTH) return [...problems, { kind: 'depth', offset }];
    } else if (sign === '}' || sign === ']') {
      // A bracket that closes nothing is passed over, as the parser does: else the depth is counted too low.
      if (top && (top.keys !== null) === (sign === '}')) stack.pop();
    } else if (sign === ',' && top) {
      if (top.keys) top.expectsKey = true;
      else if (typeof top.step === 'number') top.step += 1;
      if (top.step === MAX_ENTRIES || top.keys?.size === MAX_ENTRIES)
        return [...problems, { kind: 'length', pointer: top.pointer, offset }];
    }
  }
  return problems;
}

/** The largest file that is read, in bytes. */
export const MAX_BYTES = 2 * 1024 * 1024;

/** What keeps a file's bytes from being text. */
interface EncodingProblem {
  readonly kind: 'size' | 'utf-16' | 'mark' | 'utf-8';
  /** Of what is nearly UTF-8 the text before the first byte that is not, and a sign in the place of that. */
  readonly upTo?: string;
}

interface SyntaxProblem {
  readonly kind: 'syntax';
  /** The parser's name for it; `Empty` for a file without any value. */
  readonly fault: string;
  readonly offset: number;
  readonly end: number;
}

/** What keeps a file from being read as strict JSON. */
export type JsonProblem = EncodingProblem | SyntaxProblem | ScanProblem;

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

function upToFault(bytes: Uint8Array): string {
  // Decoded with stand-ins and encoded again, it is the same as far as it was sound.
  const sound = new TextEncoder().encode(new TextDecoder().decode(bytes));
  const end = bytes.findIndex((byte, at) => byte !== sound[at]);
  return `${new TextDecoder().decode(bytes.subarray(0, end), { stream: true })}\ufffd`;
}

/** Decodes a file as UTF-8 without a byte order mark. */
export function decode(
  bytes: Uint8Array,
  most = MAX_BYTES,
): { readonly text: string } | { readonly problem: EncodingProblem } {
  const problem = (kind: EncodingProblem['kind']) => ({ problem: { kind } });
  if (bytes.byteLength > most) return problem('size');
  const [a, b, c] = bytes;
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff) || a === 0 || b === 0)
    return problem('utf-16');
  if (a === 0xef && b === 0xbb && c === 0xbf) return problem('mark');
  const text = attempt(() => UTF_8.decode(bytes));
  return text === undefined ? { problem: { kind: 'utf-8', upTo: upToFault(bytes) } } : { text };
}

const MERGE_MARK = /^(?:<{7}|\|{7}|={7}|>{7})(?: [^\n]*)?$/m;
const GUILLEMET = /^[«»‹›]/;
const CURLY = /^[“”„‟‘’]/;

/** The sign at fault in a text: the parser names the whole text, which may be a long paragraph. */
function signIn(text: string, fault: string): RegExpExecArray | undefined {
  if (fault === 'InvalidCharacter') return /[^ -\uffff]/.exec(text) ?? undefined;
  if (fault !== 'InvalidEscapeCharacter') return undefined;
  return [...text.matchAll(/\\./gs)].find(([pair]) => !'"\\/bfnrtu'.includes(pair.charAt(1)));
}

/** What a person would call the fault, by the parser's name, the two signs before it and the one that it begins with. */
const AROUND = [
  ['InvalidSymbol', /[\p{Z}\p{Cf}]$/u, 'Invisible'],
  ['InvalidSymbol', /;$/, 'Semicolon'],
  ['InvalidSymbol', /[、，،]$/, 'ForeignComma'],
  ['InvalidSymbol', /：$/, 'ForeignColon'],
  // A colour without its quotes stands behind a colon.
  ['InvalidSymbol', /(?<!: ?)[#<]$/, 'InvalidCommentToken'],
  ['InvalidSymbol', /=$/, 'Equals'],
  ['InvalidSymbol', /\d ?[^\s"]$|\p{Sc}$/u, 'MoreThanDigits'],
  ['InvalidSymbol', /"[\p{L}\p{N}]$/u, 'QuoteInside'],
  ['CommaExpected', /"[\p{L}\p{N}]$/u, 'QuoteInside'],
  ['CommaExpected', /[^\w.]0\d$/, 'LeadingZero'],
  ['CommaExpected', /\d[-:]$/, 'MoreThanDigits'],
  ['CommaExpected', /:$/, 'NameInList'],
  ['CommaExpected', /\}$/, 'CloseBracketExpected'],
  ['CommaExpected', /\]$/, 'CloseBraceExpected'],
  ['EndOfFileExpected', /":$/, 'FirstBrace'],
  ['PropertyNameExpected', /\{$/, 'NamelessObject'],
  ['PropertyNameExpected', /\d,\d$/, 'CommaInNumber'],
] as const;

/** What a comma before it would only move: a name in a list, and an object without one in an object, lack a bracket. */
function unclosed(text: string, offset: number, end: number): string | undefined {
  const isObject = text[offset] === '{';
  const isName = text[offset] === '"' && text.slice(end).trimStart().startsWith(':');
  if (!isObject && !isName) return undefined;
  const isInList = typeof getLocation(text, offset).path.at(-1) === 'number';
  if (isName) return isInList ? 'NameInList' : undefined;
  return isInList ? undefined : 'NamelessObject';
}

/** The same of all faults, where the parser only says that something is no JSON. */
function nameOf(parsers: string, text: string, offset: number, end: number): string {
  const found = text.slice(offset, end);
  if (text.trim() === '') return 'Empty';
  if (parsers === 'InvalidSymbol' && GUILLEMET.test(found)) return 'Guillemet';
  if (parsers === 'InvalidSymbol' && CURLY.test(found)) return 'CurlyQuote';
  const before = text.slice(0, offset);
  const isBehind = before.trimEnd().endsWith('}') && !/[\p{Z}\p{Cf}]$/u.test(found.charAt(0));
  if (parsers === 'InvalidSymbol' && isBehind && attempt(() => JSON.parse(before)))
    return 'EndOfFileExpected';
  // Where the text has the other one, too, both belong to it.
  if (parsers === 'UnexpectedEndOfString' && /^[^«]*»[,}\]]?\s*$/.test(found)) return 'GuillemetEnd';
  if (parsers === 'UnexpectedEndOfString' && /[“”][,}\]]?\s*$/.test(found)) return 'CurlyEnd';
  const lacking = parsers === 'CommaExpected' ? unclosed(text, offset, end) : undefined;
  if (lacking !== undefined) return lacking;
  const around = text.slice(Math.max(offset - 2, 0), offset + 1);
  return AROUND.find(([fault, signs]) => fault === parsers && signs.test(around))?.[2] ?? parsers;
}

function syntaxProblem(text: string): SyntaxProblem {
  const mark = MERGE_MARK.exec(text);
  if (mark)
    return { kind: 'syntax', fault: 'MergeMark', offset: mark.index, end: mark.index + mark[0].length };
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const first = errors.sort((a, b) => a.offset - b.offset)[0];
  const offset = first?.offset ?? 0;
  const named = first ? printParseErrorCode(first.error) : '';
  // The parser measures an unclosed comment one character too long.
  const end = Math.min(offset + Math.max(first?.length ?? 0, 1), text.length);
  const fault = nameOf(named, text, offset, end);
  // The parser takes the first name for the whole file, and stops behind it.
  if (fault === 'FirstBrace') return { kind: 'syntax', fault, offset: text.search(/\S/), end: offset };
  const sign = signIn(text.slice(offset, end), fault);
  if (!sign) return { kind: 'syntax', fault, offset, end };
  const at = offset + sign.index;
  return { kind: 'syntax', fault, offset: at, end: at + sign[0].length };
}

/** Parses strict JSON. The value is undefined where nothing may be read. */
export function parseJson(text: string): {
  readonly value: JsonValue | undefined;
  readonly problems: readonly JsonProblem[];
} {
  const problems = scan(text);
  // The scan ends where a limit is passed, so that this is the last problem.
  const last = problems.at(-1);
  if (last?.kind === 'depth' || last?.kind === 'length') return { value: undefined, problems: [last] };
  const value = attempt((): JsonValue => JSON.parse(text));
  if (value === undefined) return { value, problems: [syntaxProblem(text)] };
  // A name that stands twice is refused, but what JSON makes of it can still be checked for other mistakes.
  const isForbidden = problems.some(({ kind }) => kind === 'forbidden');
  return { value: isForbidden ? undefined : value, problems };
}
