import type { Node } from 'jsonc-parser';
import type { JsonValue } from '../json/json.ts';
import { layoutOf, marginAt, written, writtenInLine } from './layout.ts';
import type { TextEdit } from './text-edit.ts';

export const endOf = (node: Node) => node.offset + node.length;

/** True where the entries of an array or object stand on lines of their own, as they mostly do. */
function isTall(text: string, node: Node): boolean {
  const [first] = node.children ?? [];
  return !first || text.slice(node.offset, first.offset).includes('\n');
}

/** @param value writes the entry: over several lines from a margin on, or, where that is null, on one line */
function insertLast(text: string, node: Node, value: (margin: string | null) => string): TextEdit {
  const layout = layoutOf(text);
  const last = node.children?.at(-1);
  if (!last) {
    const outer = marginAt(text, node.offset);
    const margin = outer + layout.indent;
    const entry = layout.eol + margin + value(margin) + layout.eol + outer;
    return { start: node.offset + 1, end: endOf(node) - 1, text: entry };
  }
  const at = { start: endOf(last), end: endOf(last) };
  if (!isTall(text, node)) return { ...at, text: `, ${value(null)}` };
  const margin = marginAt(text, last.offset);
  const isFlat = last.type === 'object' && !text.slice(last.offset, endOf(last)).includes('\n');
  return { ...at, text: `,${layout.eol}${margin}${value(isFlat ? null : margin)}` };
}

const writer = (text: string, value: JsonValue) => (margin: string | null) =>
  margin === null ? writtenInLine(value) : written(value, layoutOf(text), margin);

/** Adds entries at the end of an array, laid out as their neighbours are. */
export function appendEntries(text: string, array: Node, values: readonly JsonValue[]): TextEdit[] {
  const [first, ...others] = values.map((value) => insertLast(text, array, writer(text, value)));
  if (!first) return [];
  if ((array.children ?? []).length > 0) return [first, ...others];
  const layout = layoutOf(text);
  const margin = marginAt(text, array.offset);
  return [{ ...first, text: written(values, layout, margin).slice(1, -1) }];
}

/** Adds a property at the end of an object. */
export function appendProperty(text: string, object: Node, name: string, value: JsonValue): TextEdit {
  const write = writer(text, value);
  return insertLast(text, object, (margin) => `${JSON.stringify(name)}: ${write(margin)}`);
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
