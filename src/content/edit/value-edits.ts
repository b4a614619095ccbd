import { isDeepStrictEqual } from 'node:util';
import type { Node } from 'jsonc-parser';
import { isArray, isObject, type JsonObject, type JsonValue, own } from '../json/json.ts';
import { appendProperty, endOf, removeChildren, rewritten } from './entries.ts';
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

/**
 * The edits that make one JSON value of another and leave all that is the same as it is written.
 * @param node of the older value, in the file’s text
 */
export function valueEdits(text: string, node: Node, before: JsonValue, after: JsonValue): TextEdit[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isObject(before) && isObject(after) && node.type === 'object')
    return objectEdits(text, node, before, after);
  if (isArray(before) && isArray(after) && before.length === after.length)
    return before.flatMap((entry, index) => {
      const [child, fresh] = [node.children?.[index], after[index]];
      return child && fresh !== undefined ? valueEdits(text, child, entry, fresh) : [];
    });
  return [rewritten(text, node, after)];
}
