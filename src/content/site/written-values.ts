import { isArray, valueAt } from '../json/json.ts';
import { type ContentType, namedBy } from '../schema/content-types.ts';
import { mayHold } from './items.ts';
import { valuesOf } from './queries.ts';
import type { SiteIndex } from './site-index.ts';

interface Place {
  readonly file: string;
  readonly pointer: string;
}

/** Where each value of a field is written, in the order of the items. */
export function placesOf(type: ContentType, field: string, index: SiteIndex): ReadonlyMap<string, Place[]> {
  const places = new Map<string, Place[]>();
  const named = index.collections.get(namedBy(type.item, field) ?? '');
  for (const { original, file, pointer } of index.collections.get(type.name)?.all ?? []) {
    const isList = isArray(valueAt(original, field));
    for (const [i, value] of valuesOf(original, field).entries()) {
      // What names no item is told of as that.
      if (named && !mayHold(named, value)) continue;
      // A text of nothing is told where it stands: blanks always, none at all where its schema refuses it.
      if (value.trim() === '' && (value !== '' || index.files.get(file)?.isSound === false)) continue;
      const found = places.get(value) ?? [];
      found.push({ file, pointer: `${pointer}${field}${isList ? `/${i}` : ''}` });
      places.set(value, found);
    }
  }
  return places;
}
