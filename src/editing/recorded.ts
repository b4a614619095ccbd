import { type JsonObject, type JsonValue, objectAt, own } from '../content/json/json.ts';
import { fingerprint } from '../content/locales/coverage.ts';
import { joinLines } from '../content/schema/walk.ts';

/** A translation that records the original of a field as it is now, where it records originals at all. */
export function recorded(overlay: JsonObject, pointer: string, original: JsonValue | undefined): JsonObject {
  const text = joinLines(original);
  if (own(overlay, '$source') === undefined || text === undefined) return overlay;
  return { ...overlay, $source: { ...objectAt(overlay, '$source'), [pointer]: fingerprint(text) } };
}

/** The same records after entries of a list of the original have come, gone or moved. `to` says an entry's new number. */
export function renumbered(
  overlay: JsonObject,
  list: string,
  to: (at: number) => number | undefined,
): JsonObject {
  if (own(overlay, '$source') === undefined) return overlay;
  const entries = Object.entries(objectAt(overlay, '$source')).flatMap(([pointer, mark]) => {
    const [, number, rest = ''] = pointer.startsWith(`${list}/`)
      ? (/^(\d+)(\D.*)?$/s.exec(pointer.slice(list.length + 1)) ?? [])
      : [];
    if (number === undefined) return [[pointer, mark] as const];
    const next = to(Number(number));
    return next === undefined ? [] : [[`${list}/${next}${rest}`, mark] as const];
  });
  return { ...overlay, $source: Object.fromEntries(entries) };
}
