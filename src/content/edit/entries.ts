import type { Edit, Node } from 'jsonc-parser';
import { isArray, isObject, type JsonValue } from '../json/json.ts';

/** How a file is written: its line ends, and one step of its indentation, as its first indented line has it. */
function layoutOf(text: string) {
  const indent = /\n([ \t]+)\S/.exec(text)?.[1];
  return { eol: text.includes('\r\n') ? '\r\n' : '\n', indent: indent ?? '  ' };
}

/** JSON over several lines in the layout of a file, the further ones indented as the line of an offset is. */
function written(value: JsonValue, text: string, offset: number): string {
  const { eol, indent } = layoutOf(text);
  return JSON.stringify(value, null, indent).replaceAll('\n', eol + marginAt(text, offset));
}

/** JSON on one line, with a blank after each comma and colon. */
function writtenInLine(value: JsonValue): string {
  if (isArray(value)) return `[${value.map(writtenInLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, entry]) => `${JSON.stringify(key)}: ${writtenInLine(entry)}`,
  );
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** The blanks that the line of an offset begins with. */
function marginAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}

export const endOf = (node: Node) => node.offset + node.length;

/** Writes a value anew, in the layout of its file. */
export const rewritten = (text: string, { offset, length }: Node, value: JsonValue): Edit => ({
  offset,
  length,
  content: written(value, text, offset),
});

/** True where the entries of a list or an object stand on lines of their own. */
const isTall = (text: string, node: Node) =>
  text.slice(node.offset, node.children?.[0]?.offset ?? node.offset).includes('\n');

/** What stands between two entries of a list or an object. */
export const between = (text: string, node: Node, beside: Node) =>
  isTall(text, node) ? `,${layoutOf(text).eol}${marginAt(text, beside.offset)}` : ', ';

/** An entry as its neighbour is laid out: over several lines, or on one. */
function likeNeighbour(text: string, node: Node, beside: Node, value: JsonValue): string {
  const isFlat = beside.type === 'object' && !text.slice(beside.offset, endOf(beside)).includes('\n');
  return isTall(text, node) && !isFlat ? written(value, text, beside.offset) : writtenInLine(value);
}

/** Adds an entry behind another one. `name` is that of a property. */
const insertAfter = (text: string, node: Node, beside: Node, value: JsonValue, name = ''): Edit => ({
  offset: endOf(beside),
  length: 0,
  content: between(text, node, beside) + name + likeNeighbour(text, node, beside, value),
});

/** Adds entries to an array before the one that stands at a place now, in whole lines where the others have theirs. */
export function insertEntries(text: string, array: Node, at: number, values: readonly JsonValue[]): Edit[] {
  const beside = array.children?.[at];
  if (!beside) return appendEntries(text, array, values);
  const mark = between(text, array, beside);
  const fresh = values.map((value) => likeNeighbour(text, array, beside, value) + mark).join('');
  return [{ offset: beside.offset, length: 0, content: fresh }];
}

/** Moves an entry to the place of another: commas and blanks stay where they are, entries go as they are written. */
export function moveEntry(text: string, { children = [] }: Node, from: number, to: number): Edit[] {
  const order = [...children.keys()];
  order.splice(to, 0, ...order.splice(from, 1));
  const raw = (node: Node) => text.slice(node.offset, endOf(node));
  return children.flatMap((place, i): Edit[] => {
    const comes = children[order[i] ?? i];
    if (!comes || raw(comes) === raw(place)) return [];
    return [{ offset: place.offset, length: place.length, content: raw(comes) }];
  });
}

/** Adds entries at the end of an array, laid out as their neighbours are. */
export function appendEntries(text: string, array: Node, values: readonly JsonValue[]): Edit[] {
  const last = array.children?.at(-1);
  if (!last) return values.length > 0 ? [rewritten(text, array, values)] : [];
  return values.map((value) => insertAfter(text, array, last, value));
}

/** Adds a property at the end of an object. */
export function appendProperty(text: string, object: Node, name: string, value: JsonValue): Edit {
  const last = object.children?.at(-1);
  if (!last) return rewritten(text, object, { [name]: value });
  return insertAfter(text, object, last, value, `${JSON.stringify(name)}: `);
}

/**
 * Removes entries of an array or properties of an object, each with the comma and the blanks that belong to it.
 * @param removed which of the children
 */
export function removeChildren(node: Node, removed: ReadonlySet<Node>): Edit[] {
  const children = node.children ?? [];
  const kept = children.filter((child) => !removed.has(child));
  const [first] = children;
  if (!first || removed.size === 0) return [];
  if (kept.length === 0) return [{ offset: node.offset + 1, length: node.length - 2, content: '' }];
  const firstKept = children.indexOf(kept[0] ?? first);
  const cut = (from: number, to: number): Edit => ({ offset: from, length: to - from, content: '' });
  return children.flatMap((child, index): Edit[] => {
    if (!removed.has(child)) return [];
    const [previous, next] = [children[index - 1], children[index + 1]];
    // Before the first kept entry the blanks after an entry go with it; later those before it do.
    if (index < firstKept && next) return [cut(child.offset, next.offset)];
    return previous ? [cut(endOf(previous), endOf(child))] : [];
  });
}
