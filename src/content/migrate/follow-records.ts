import { pointerTo } from '../diagnostics/pointer.ts';
import { isArray, isObject, type JsonValue, own } from '../json/json.ts';
import { hasIds, idOf } from '../overlay/merge-overlay.ts';

/** What stands at each place of a translation, by the name that its records have for it. */
function* placesIn(value: JsonValue, name = ''): Generator<[name: string, written: string]> {
  yield [name, JSON.stringify(value)];
  const named = hasIds(value);
  if (isArray(value))
    for (const [i, entry] of value.entries())
      yield* placesIn(entry, pointerTo(name, (named && idOf(entry)) || String(i)));
  else if (isObject(value))
    for (const [key, entry] of Object.entries(value)) yield* placesIn(entry, pointerTo(name, key));
}

/** What a translation says of its originals follows texts that have another place after a migration. */
export function followRecords(before: JsonValue, after: JsonValue): JsonValue {
  const source = own(after, '$source');
  if (after === before || !isObject(after) || !isObject(source)) return after;
  const old = new Map(placesIn(before));
  const now = new Map(placesIn(after));
  const fresh = new Map([...now].filter(([name]) => !old.has(name)));
  const follow = (name: string) => {
    const written = old.get(name);
    if (written === undefined || now.has(name)) return name;
    const next = [...fresh].find(([, at]) => at === written)?.[0];
    if (next !== undefined) fresh.delete(next);
    return next ?? name;
  };
  return {
    ...after,
    $source: Object.fromEntries(Object.entries(source).map(([name, hash]) => [follow(name), hash])),
  };
}
