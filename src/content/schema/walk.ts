import { pointerTo } from '../diagnostics/pointer.ts';
import { isArray, isObject, type JsonValue, stringAt } from '../json/json.ts';
import { remembered } from '../json/remembered.ts';
import type { Shape } from './shape.ts';

/** A text where it stands: one string, or a list of lines that were joined. */
export interface Text extends Pick<Shape & { kind: 'leaf' }, 'role' | 'collection' | 'needs'> {
  readonly text: string;
  readonly pointer: string;
  readonly written: JsonValue;
}

export function variantOf(shape: Shape & { kind: 'union' }, value: JsonValue): Shape | undefined {
  return shape.variants.get(stringAt(value, 'type') ?? '');
}

/** Markdown may be written as one text or as lines; it is one text from here on. */
export function joinLines(value: JsonValue | undefined): string | undefined {
  if (typeof value === 'string') return value;
  return isArray(value) ? joined(value) : undefined;
}
const joined = remembered((lines: readonly JsonValue[]) => lines.map(String).join('\n'));

/** Where a character of a text is written: in which of its lines, where it has some. */
export function lineAt({ pointer, written }: Pick<Text, 'pointer' | 'written'>, index: number) {
  let start = 0;
  for (const [i, line] of (isArray(written) ? written : []).entries()) {
    const end = start + String(line).length;
    if (index <= end) return { pointer: pointerTo(pointer, i), index: index - start };
    start = end + 1;
  }
  return { pointer, index };
}

/**
 * Visits every text of a value, guided by its shape. Values that do not fit are passed over: the schema has said so.
 * @param isLeftOut of a property, by its shape and name
 */
export function walk(
  shape: Shape,
  value: JsonValue | undefined,
  pointer: string,
  visit: (text: Text) => void,
  isLeftOut?: (inner: Shape, key: string) => boolean,
): void {
  if (value === undefined) return;
  if (shape.kind === 'leaf') {
    const { role, collection, needs } = shape;
    const text = role === 'markdown' ? joinLines(value) : value;
    if (typeof text === 'string') visit({ text, role, collection, needs, pointer, written: value });
  } else if (shape.kind === 'union') {
    const variant = variantOf(shape, value);
    if (variant) walk(variant, value, pointer, visit, isLeftOut);
  } else if (shape.kind === 'array') {
    if (isArray(value))
      for (const [index, item] of value.entries())
        walk(shape.items, item, pointerTo(pointer, index), visit, isLeftOut);
  } else if (isObject(value)) {
    for (const key of Object.keys(value)) {
      const inner = shape.properties.get(key) ?? shape.additional;
      if (inner && !isLeftOut?.(inner, key))
        walk(inner, value[key], pointerTo(pointer, key), visit, isLeftOut);
    }
  }
}

/** A value with other texts at some pointers. */
export function replaced(value: JsonValue, by: ReadonlyMap<string, string>, pointer = ''): JsonValue {
  const found = by.get(pointer);
  if (found !== undefined) return found;
  if (isArray(value)) return value.map((item, i) => replaced(item, by, pointerTo(pointer, i)));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, replaced(item, by, pointerTo(pointer, key))]),
  );
}

/** Every value in a value, itself first, each with its pointer. */
export function* within(
  value: JsonValue | undefined,
  pointer = '',
): Generator<readonly [pointer: string, value: JsonValue]> {
  if (value === undefined) return;
  yield [pointer, value];
  const inner = isArray(value) ? value.entries() : isObject(value) ? Object.entries(value) : [];
  for (const [key, item] of inner) yield* within(item, pointerTo(pointer, key));
}
