import { isDeepStrictEqual } from 'node:util';
import type { Edit, Node } from 'jsonc-parser';
import { isArray, isObject, type JsonObject, type JsonValue, own } from '../json/json.ts';
import { appendProperty, insertEntries, removeChildren, rewritten } from './entries.ts';
import { escaped } from './text-edit.ts';

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
  return isAscii ? slashes.replace(/[^ -~]/g, code) : slashes;
}

/** How many entries two lists have in common from their beginning, or from their end. */
function common<T>(a: readonly T[], b: readonly T[], most: number, fromEnd: boolean): number {
  const at = (list: readonly T[], i: number) => list[fromEnd ? list.length - 1 - i : i];
  let count = 0;
  while (count < most && isDeepStrictEqual(at(a, count), at(b, count))) count += 1;
  return count;
}

/** The edit that makes a literal say another text: what both say at the beginning and the end stays as it is written. */
export function literalEdit(source: string, { offset, length }: Node, text: string): Edit[] {
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
  return [{ offset: start, length: end - start, content: inStyleOf(literal, fresh) }];
}

function objectEdits(text: string, node: Node, before: JsonObject, after: JsonObject): Edit[] {
  const properties = node.children ?? [];
  const added = Object.keys(after).filter((key) => own(before, key) === undefined);
  const removed = new Set<Node>();
  const edits: Edit[] = [];
  for (const property of properties) {
    const [name, value] = property.children ?? [];
    const key = String(name?.value);
    const [old, now] = [own(before, key), own(after, key)];
    if (!name || !value || old === undefined) continue;
    if (now !== undefined) edits.push(...valueEdits(text, value, old, now));
    else {
      // The same value under another name stays where it is.
      const renamed = added.findIndex((candidate) => isDeepStrictEqual(own(after, candidate), old));
      const [fresh] = renamed === -1 ? [] : added.splice(renamed, 1);
      if (fresh === undefined) removed.add(property);
      else edits.push({ offset: name.offset, length: name.length, content: JSON.stringify(fresh) });
    }
  }
  if (removed.size === properties.length && removed.size > 0) return [rewritten(text, node, after)];
  const appended = added.flatMap((key) => {
    const value = own(after, key);
    return value === undefined ? [] : [appendProperty(text, node, key, value)];
  });
  return [...edits, ...removeChildren(node, removed), ...appended];
}

/** What both lists begin and end with stays; between, entry becomes entry, and what is too many or missing goes or comes. */
function arrayEdits(
  text: string,
  node: Node,
  before: readonly JsonValue[],
  after: readonly JsonValue[],
): Edit[] {
  const children = node.children ?? [];
  const most = Math.min(before.length, after.length);
  if (most === 0) return [rewritten(text, node, after)];
  const head = common(before, after, most, false);
  const tail = common(before, after, most - head, true);
  const pairs = most - head - tail;
  const edits = children.slice(head, head + pairs).flatMap((child, i) => {
    const [old, fresh] = [before[head + i], after[head + i]];
    return old === undefined || fresh === undefined ? [] : valueEdits(text, child, old, fresh);
  });
  const removed = new Set(children.slice(head + pairs, before.length - tail));
  const added = after.slice(head + pairs, after.length - tail);
  const inserted = added.length > 0 ? insertEntries(text, node, head + pairs, added) : [];
  return [...edits, ...removeChildren(node, removed), ...inserted];
}

/**
 * The edits that make one JSON value of another and leave all that is the same as it is written.
 * @param node of the older value, in the file’s text
 */
export function valueEdits(text: string, node: Node, before: JsonValue, after: JsonValue): Edit[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isObject(before) && isObject(after) && node.type === 'object')
    return objectEdits(text, node, before, after);
  if (isArray(before) && isArray(after)) return arrayEdits(text, node, before, after);
  if (typeof after === 'string' && node.type === 'string') return literalEdit(text, node, after);
  return [rewritten(text, node, after)];
}
