import { applyEdits, type Edit, type Node } from 'jsonc-parser';
import { nodesIn } from '../diagnostics/locate.ts';
import { around, knownAbove, lastStep, pointerSteps, pointerTo } from '../diagnostics/pointer.ts';
import type { JsonObject, JsonValue } from '../json/json.ts';
import { appendProperty, between, endOf, insertEntries, moveEntry, removeChildren } from './entries.ts';
import { valueEdits } from './value-edits.ts';

/** Something that cannot be done to a file as it is: said in a sentence. */
export class EditError extends Error {}

/** JSON as it is written, from its tree. */
const parsedAt = (text: string, { offset, length }: Node): JsonValue =>
  JSON.parse(text.slice(offset, offset + length));

function nodeAt(text: string, pointer: string, type?: Node['type']): Node {
  const node = nodesIn(text).get(pointer);
  if (!node || (type !== undefined && node.type !== type))
    throw new EditError(`There is no ${type ?? 'value'} at “${pointer}” any more.`);
  return node;
}

const listAround = (text: string, pointer: string) => {
  const array = nodeAt(text, around(pointer), 'array');
  const at = Number(lastStep(pointer));
  const entry = array.children?.[at];
  if (!entry) throw new EditError(`There is no entry at “${pointer}” any more.`);
  return { array, at, entry };
};

/** Sets a value: where there is none yet, with the objects that lead to it. The bytes of all else stay. */
export function setAt(text: string, pointer: string, value: JsonValue): Edit[] {
  const nodes = nodesIn(text);
  const known = nodes.get(pointer);
  if (known) return valueEdits(text, known, parsedAt(text, known), value);
  const above = knownAbove(nodes, pointer);
  const holder = nodes.get(above);
  const [name = '', ...inner] = pointerSteps(pointer.slice(above.length));
  const missing = inner.reduceRight<JsonValue>((nested, step) => ({ [step]: nested }), value);
  if (holder?.type !== 'object') throw new EditError(`Nothing can be written at “${pointer}”.`);
  return [appendProperty(text, holder, name, missing)];
}

/** Inserts an entry before the one at a pointer, or behind the last one. */
export function insertAt(text: string, pointer: string, value: JsonValue): Edit[] {
  if (!/^\d+$/.test(lastStep(pointer)))
    throw new EditError(`“${pointer}” names no place in a list: it ends with a number, and the first is 0.`);
  const list = nodesIn(text).get(around(pointer));
  if (!list) return setAt(text, around(pointer), [value]);
  const array = nodeAt(text, around(pointer), 'array');
  return insertEntries(text, array, Number(lastStep(pointer)), [value]);
}

/** Moves an entry of a list to another place of it. @param to its index afterwards */
export function moveAt(text: string, pointer: string, to: number): Edit[] {
  const { array, at } = listAround(text, pointer);
  return moveEntry(text, array, at, Math.max(0, Math.min(to, (array.children ?? []).length - 1)));
}

/** Writes an entry once more behind itself. @param changes what the copy says instead */
export function duplicateAt(text: string, pointer: string, changes: JsonObject = {}): Edit[] {
  const { array, entry } = listAround(text, pointer);
  const raw = text.slice(entry.offset, endOf(entry));
  const edits = Object.entries(changes).flatMap(([name, value]) => setAt(raw, pointerTo('', name), value));
  const content = between(text, array, entry) + applyEdits(raw, edits);
  return [{ offset: endOf(entry), length: 0, content }];
}

/** Removes a property or an entry, with the comma and the lines that are its own. */
export function removeAt(text: string, pointer: string): Edit[] {
  const { offset } = nodeAt(text, pointer);
  const holder = nodeAt(text, around(pointer));
  const own = holder.children?.find((child) => child.offset <= offset && offset < endOf(child));
  return own ? removeChildren(holder, new Set([own])) : [];
}
