import { isDeepStrictEqual } from 'node:util';
import type { Node } from 'jsonc-parser';
import { isArray, isObject, type JsonObject, type JsonValue, own } from '../json/json.ts';
import { appendProperty, endOf, insertEntries, removeChildren, rewritten } from './entries.ts';
import { common, literalEdit } from './literal.ts';
import type { TextEdit } from './text-edit.ts';

const nameOf = (property: Node) => String(property.children?.[0]?.value);

function objectEdits(text: string, node: Node, before: JsonObject, after: JsonObject): TextEdit[] {
  const properties = node.children ?? [];
  const added = Object.keys(after).filter((key) => own(before, key) === undefined);
  const removed = new Set<Node>();
  const edits: TextEdit[] = [];
  for (const property of properties) {
    const [name, value] = property.children ?? [];
    const key = nameOf(property);
    const [old, now] = [own(before, key), own(after, key)];
    if (!name || !value || old === undefined) continue;
    if (now !== undefined) edits.push(...valueEdits(text, value, old, now));
    else {
      // The same value under another name stays where it is.
      const renamed = added.findIndex((candidate) => isDeepStrictEqual(own(after, candidate), old));
      const [fresh] = renamed === -1 ? [] : added.splice(renamed, 1);
      if (fresh === undefined) removed.add(property);
      else edits.push({ start: name.offset, end: endOf(name), text: JSON.stringify(fresh) });
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
): TextEdit[] {
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
export function valueEdits(text: string, node: Node, before: JsonValue, after: JsonValue): TextEdit[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isObject(before) && isObject(after) && node.type === 'object')
    return objectEdits(text, node, before, after);
  if (isArray(before) && isArray(after)) return arrayEdits(text, node, before, after);
  if (typeof after === 'string' && node.type === 'string') return literalEdit(text, node, after);
  return [rewritten(text, node, after)];
}
