import { pointerTo } from '../diagnostics/pointer.ts';
import { isArray, isObject, type JsonObject, type JsonValue, own } from '../json/json.ts';
import type { Role, Shape } from './shape.ts';

export interface Visitor {
  /** A text (or list of lines, joined; `written` is the list) with a role; `collection` is set where it names an item. */
  leaf(value: string, role: Role, collection: string | null, pointer: string, written: JsonValue): void;
  /** A link or image object, before its own leaves are visited. */
  whole?(value: JsonObject, as: 'link' | 'image', pointer: string): void;
}

export function variantOf(shape: Shape & { kind: 'union' }, value: JsonValue): Shape | undefined {
  const type = isObject(value) ? own(value, 'type') : undefined;
  return typeof type === 'string' ? shape.variants.get(type) : undefined;
}

/** Markdown may be written as one text or as lines; it is one text from here on. */
export function joinLines(value: JsonValue | undefined): string | undefined {
  if (typeof value === 'string') return value;
  return isArray(value) ? value.map(String).join('\n') : undefined;
}

/** Visits every text of a value, guided by its shape. Values that do not fit are passed over: the schema has said so. */
export function walk(shape: Shape, value: JsonValue, pointer: string, visitor: Visitor): void {
  if (shape.kind === 'leaf') {
    const text = shape.role === 'markdown' ? joinLines(value) : value;
    if (typeof text === 'string') visitor.leaf(text, shape.role, shape.collection, pointer, value);
  } else if (shape.kind === 'union') {
    const variant = variantOf(shape, value);
    if (variant) walk(variant, value, pointer, visitor);
  } else if (shape.kind === 'array') {
    if (isArray(value))
      for (const [index, item] of value.entries())
        walk(shape.items, item, pointerTo(pointer, index), visitor);
  } else if (isObject(value)) {
    if (shape.as) visitor.whole?.(value, shape.as, pointer);
    for (const key of Object.keys(value)) {
      const inner = shape.properties.get(key) ?? shape.additional;
      const item = value[key];
      if (inner && item !== undefined) walk(inner, item, pointerTo(pointer, key), visitor);
    }
  }
}
