import { isArray, isObject, type JsonObject, type JsonValue, own, stringAt } from '../json/json.ts';
import { overlayOf } from '../overlay/locale.ts';
import type { ContentFile } from '../site/content-file.ts';

/** The file of the site that a translation lies over: `locales/hi/pages/a.json` → `pages/a.json`; else the path itself. */
export const baseOf = (path: string): string => overlayOf(path)?.original ?? path;

/** Where the translation of a file lies, beside the given translation. */
export function besideBase(path: string, base: string): string {
  const overlay = overlayOf(path);
  return overlay ? `locales/${overlay.code}/${base}` : base;
}

/** A translation names its sections by id alone; what kind they are stands in the file below it. */
function withTypes(value: JsonValue, base: JsonValue | undefined): JsonValue {
  if (isArray(value)) {
    const entries = isArray(base) ? base : [];
    // Of two with one id the first counts.
    const byId = new Map(entries.map((entry) => [stringAt(entry, 'id'), entry] as const).toReversed());
    return value.map((entry, index) => {
      const id = stringAt(entry, 'id');
      return withTypes(entry, id === undefined ? entries[index] : byId.get(id));
    });
  }
  if (!isObject(value)) return value;
  const below: JsonObject = isObject(base) ? base : {};
  const entries = Object.entries(value).map(([key, entry]) => [key, withTypes(entry, own(below, key))]);
  const kinds = ['type', 'collection'].flatMap((key) => {
    const kind = own(value, key) === undefined ? own(below, key) : undefined;
    return kind === undefined ? [] : [[key, kind]];
  });
  return Object.fromEntries([...entries, ...kinds]);
}

/** What a file says, with the kinds of its sections: those of a translation stand in the file below it. */
export function readable(file: ContentFile, files: ReadonlyMap<string, ContentFile>): JsonValue | undefined {
  if (file.value === undefined || !overlayOf(file.path)) return file.value;
  return withTypes(file.value, files.get(baseOf(file.path))?.value);
}
