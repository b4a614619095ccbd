import { isDeepStrictEqual } from 'node:util';
import type { Node } from 'jsonc-parser';
import { escaped, type TextEdit } from './text-edit.ts';

/** One UTF-16 unit of a text, as a literal writes it. */
const UNIT = /\\u[\da-fA-F]{4}|\\.|[^\\]/gs;
const isLow = (unit: string | undefined) => unit !== undefined && /^[\udc00-\udfff]$/.test(unit);

const decoded = (unit: string): string => (unit.length === 1 ? unit : String(JSON.parse(`"${unit}"`)));

/** Writes new words with the escapes that the literal around them uses. */
function inStyleOf(literal: string, text: string): string {
  const plain = escaped(text);
  const slashes = literal.includes('\\/') ? plain.replaceAll('/', '\\/') : plain;
  const isAscii = /\\u(?!00[0-7])/.test(literal) && !/[^ -~]/.test(literal);
  const code = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return isAscii ? slashes.replace(/[^ -~]/g, (char) => char.split('').map(code).join('')) : slashes;
}

/** How many entries two lists have in common from their beginning, or from their end. */
export function common<T>(a: readonly T[], b: readonly T[], most: number, fromEnd: boolean): number {
  const at = (list: readonly T[], i: number) => list[fromEnd ? list.length - 1 - i : i];
  let count = 0;
  while (count < most && isDeepStrictEqual(at(a, count), at(b, count))) count += 1;
  return count;
}

/** The edit that makes a literal say another text: what both say at the beginning and the end stays as it is written. */
export function literalEdit(source: string, { offset, length }: Node, text: string): TextEdit[] {
  const literal = source.slice(offset + 1, offset + length - 1);
  const written = literal.match(UNIT) ?? [];
  const [before, after] = [written.map(decoded), text.split('')];
  let head = common(before, after, Math.min(before.length, after.length), false);
  // A character of two units is changed whole.
  if (head > 0 && (isLow(before[head]) || isLow(after[head]))) head -= 1;
  let tail = common(before, after, Math.min(before.length, after.length) - head, true);
  if (tail > 0 && isLow(before[before.length - tail])) tail -= 1;
  if (head + tail === before.length && before.length === after.length) return [];
  const widthOf = (units: readonly string[]) => units.join('').length;
  const start = offset + 1 + widthOf(written.slice(0, head));
  const end = offset + length - 1 - widthOf(written.slice(written.length - tail));
  const fresh = after.slice(head, after.length - tail).join('');
  return [{ start, end, text: inStyleOf(literal, fresh) }];
}
