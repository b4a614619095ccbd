import type { Node } from 'jsonc-parser';
import type { JsonValue } from '../json/json.ts';
import { layoutOf, marginAt, written, writtenInLine } from './layout.ts';
import type { TextEdit } from './text-edit.ts';

export const endOf = (node: Node) => node.offset + node.length;

/** Writes a value anew, in the layout of its file. */
export const rewritten = (text: string, { offset, length }: Node, value: JsonValue): TextEdit => ({
  start: offset,
  end: offset + length,
  text: written(value, layoutOf(text), marginAt(text, offset)),
});

/** Adds an entry behind the last one, laid out as that is: over several lines, or on one. `name` is that of a property. */
function insertAfter(text: string, node: Node, last: Node, value: JsonValue, name = ''): TextEdit {
  const layout = layoutOf(text);
  const margin = marginAt(text, last.offset);
  const first = node.children?.[0] ?? last;
  const isTall = text.slice(node.offset, first.offset).includes('\n');
  const isFlat = last.type === 'object' && !text.slice(last.offset, endOf(last)).includes('\n');
  const entry = isTall && !isFlat ? written(value, layout, margin) : writtenInLine(value);
  const between = isTall ? `,${layout.eol}${margin}` : ', ';
  return { start: endOf(last), end: endOf(last), text: between + name + entry };
}

/** Adds entries at the end of an array, laid out as their neighbours are. */
export function appendEntries(text: string, array: Node, values: readonly JsonValue[]): TextEdit[] {
  const last = array.children?.at(-1);
  if (!last) return values.length > 0 ? [rewritten(text, array, values)] : [];
  return values.map((value) => insertAfter(text, array, last, value));
}

/** Adds a property at the end of an object. */
export function appendProperty(text: string, object: Node, name: string, value: JsonValue): TextEdit {
  const last = object.children?.at(-1);
  if (!last) return rewritten(text, object, { [name]: value });
  return insertAfter(text, object, last, value, `${JSON.stringify(name)}: `);
}

/**
 * Removes entries of an array or properties of an object, each with the comma and the blanks that belong to it.
 * @param removed which of the children
 */
export function removeChildren(node: Node, removed: ReadonlySet<Node>): TextEdit[] {
  const children = node.children ?? [];
  const kept = children.filter((child) => !removed.has(child));
  const [first] = children;
  if (!first || removed.size === 0) return [];
  if (kept.length === 0) return [{ start: node.offset + 1, end: endOf(node) - 1, text: '' }];
  return children.flatMap((child, index): TextEdit[] => {
    if (!removed.has(child)) return [];
    const next = children[index + 1];
    const before = children.slice(0, index).some((other) => !removed.has(other));
    const previous = children[index - 1];
    // Before the first kept entry the blanks after an entry go with it; later those before it do.
    if (!before && next) return [{ start: child.offset, end: next.offset, text: '' }];
    return previous ? [{ start: endOf(previous), end: endOf(child), text: '' }] : [];
  });
}
