import { pointerTo } from '../content/diagnostics/pointer.ts';
import { isArray, isObject, type JsonObject, type JsonValue, own } from '../content/json/json.ts';
import { hasIds, idOf } from '../content/overlay/merge-overlay.ts';

function inList(
  base: readonly JsonValue[],
  overlay: JsonValue | undefined,
  at: number,
  change: (entry: JsonValue | undefined, overlay: JsonValue | undefined) => JsonValue,
): JsonValue {
  const given = isArray(overlay) ? overlay : [];
  if (!hasIds(base))
    return (isArray(overlay) ? overlay : base).map((entry, i) => (i === at ? change(base[i], entry) : entry));
  const id = idOf(base[at]) ?? '';
  const place = given.findIndex((entry) => idOf(entry) === id);
  const fresh = change(base[at], given[place]);
  if (place !== -1) return given.map((entry, i) => (i === place ? fresh : entry));
  // In the order of the original.
  const before = base.slice(0, at).map(idOf);
  const behind = given.findLastIndex((entry) => before.includes(idOf(entry))) + 1;
  const named: JsonObject = { id, ...(isObject(fresh) ? fresh : {}) };
  return [...given.slice(0, behind), named, ...given.slice(behind)];
}

/**
 * A translation that says a value for a field of its original: what leads to the field is made, entries with their ids.
 * @param steps to the field, in the original
 */
export function translatedAt(
  base: JsonValue | undefined,
  overlay: JsonValue | undefined,
  [step, ...rest]: readonly string[],
  value: JsonValue,
): JsonValue {
  if (step === undefined) return value;
  if (isArray(base))
    return inList(base, overlay, Number(step), (entry, given) => translatedAt(entry, given, rest, value));
  const inner = translatedAt(own(base, step), own(overlay, step), rest, value);
  return { ...(isObject(overlay) ? overlay : {}), [step]: inner };
}

/** Where a translation says something of a value of its original; undefined where it says nothing of it. */
export function placeInOverlay(
  base: JsonValue | undefined,
  overlay: JsonValue | undefined,
  [step, ...rest]: readonly string[],
  pointer = '',
): string | undefined {
  if (overlay === undefined || step === undefined) return overlay === undefined ? undefined : pointer;
  if (isArray(base) && isArray(overlay)) {
    const entry = base[Number(step)];
    const at = hasIds(base) ? overlay.findIndex((one) => idOf(one) === idOf(entry)) : Number(step);
    return placeInOverlay(entry, overlay[at], rest, pointerTo(pointer, at));
  }
  return placeInOverlay(own(base, step), own(overlay, step), rest, pointerTo(pointer, step));
}

/** True where a translation holds the whole of a list: then its entries follow those of the original by number. */
export const isWhole = (base: JsonValue | undefined, overlay: JsonValue | undefined): boolean =>
  isArray(base) && isArray(overlay) && !hasIds(base) && base.length === overlay.length;
