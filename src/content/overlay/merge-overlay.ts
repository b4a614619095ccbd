import { isDeepStrictEqual } from 'node:util';
import { knownAbove, pointerTo } from '../diagnostics/pointer.ts';
import { isArray, isObject, type JsonObject, type JsonValue, own, stringAt } from '../json/json.ts';
import { remembered } from '../json/remembered.ts';

/** Where the values of a merged file come from. Pointers of the merged value are those of the original. */
export interface Origins {
  /** True where the overlay gives a value, one around it, or any below it. */
  gives(pointer: string): boolean;
  /** The place in the overlay that a place of the merged value was taken from, or stands in; undefined where the overlay says nothing near it. */
  placeOf(pointer: string): string | undefined;
  /** True for a value that the overlay itself gives. */
  isTranslated(pointer: string): boolean;
  /** The value around a place that the overlay gives whole; the place itself where there is none. */
  wholeOf(pointer: string): string;
}

/** What an overlay may not do, by a pointer of the overlay; `of` is that of the original's value. */
export type OverlayProblem = { readonly pointer: string } & (
  | { readonly kind: 'fixed'; readonly name: string; readonly of: string; readonly original?: string }
  | { readonly kind: 'moved'; readonly slug: string; readonly original: string | undefined }
  | { readonly kind: 'misspelt-id'; readonly name: string }
  | { readonly kind: 'no-id'; readonly known: readonly string[] }
  | { readonly kind: 'twice'; readonly id: string }
  | { readonly kind: 'unknown-id'; readonly id: string; readonly known: readonly string[] }
);

/** What says what a thing is, and where it leads: the same in every language. */
const FIXED = new Set('type id slug href link document videoId collection each endpoint'.split(' '));
/** What holds for the whole site, in all of its languages. */
const SETTINGS = new Set(
  'baseUrl basePath assetBase locales timeZone captcha analytics environments redirects security search refusedCrawlers notFound'.split(
    ' ',
  ),
);
/** True for a field at the top of a file that no language changes. */
export const isSetting = (path: string, key: string): boolean =>
  path === 'theme.json' || (path === 'site.json' && SETTINGS.has(key));
/** True for a text of a whole file, or of an entry that is found by its id, that no language changes. */
export const isFixed = (key: string): boolean => key !== 'id' && FIXED.has(key);
/** What an overlay says about itself. */
const ITS_OWN = new Set(['$schema', '$source']);

export const idOf = (value: JsonValue | undefined) => stringAt(value, 'id');
/** Asked for each text below a list. */
const allHaveIds = remembered(
  (list: readonly JsonValue[]) => list.length > 0 && list.every((item) => idOf(item) !== undefined),
);
/** True for a list that a translation merges by the ids of its entries; others it replaces whole. */
export const hasIds = (value: JsonValue | undefined): value is readonly JsonObject[] =>
  isArray(value) && allHaveIds(value);
/** True for a value that says nothing else than the original, or than a part of it. */
const saysSame = (before: JsonValue | undefined, after: JsonValue | undefined): boolean =>
  isObject(before) && isObject(after)
    ? Object.keys(after).every((key) => saysSame(own(before, key), own(after, key)))
    : isDeepStrictEqual(before, after);
/** An entry that names none of the original's: its "id" is misspelt, or missing. */
function withoutId(pointer: string, item: JsonValue, ids: readonly string[]): OverlayProblem {
  const name = Object.keys(Object(item)).find((key) => ids.includes(stringAt(item, key) ?? ''));
  return name === undefined
    ? { kind: 'no-id', pointer, known: ids }
    : { kind: 'misspelt-id', pointer: pointerTo(pointer, name), name };
}

/**
 * Lays a translation over a file: objects merge by key, lists whose entries have ids merge by id, everything else is
 * replaced whole. Nothing is assigned to an existing object, and the result shares what was not translated.
 * @param path of the original, whose settings no translation changes
 */
export function mergeOverlay(base: JsonValue, overlay: JsonValue, path = '') {
  const problems: OverlayProblem[] = [];
  const given = new Map<string, string>();
  const holders = new Map<string, string>();
  const around = new Set<string>();

  const fixed = (name: string, of: string, pointer: string, original?: JsonValue) =>
    problems.push({ kind: 'fixed', pointer, name, of, ...(typeof original === 'string' && { original }) });

  /** Where a list is replaced whole, what may not change must be there again. */
  function checkFixed(from: JsonValue | undefined, to: JsonValue, pointer: string, at: string): void {
    if (isArray(to) && isArray(from)) {
      const slugs = from.map((entry) => stringAt(entry, 'slug'));
      const moved = to.findIndex((entry, i) => {
        const slug = stringAt(entry, 'slug');
        return slug !== undefined && slug !== slugs[i] && slugs.includes(slug);
      });
      const slug = stringAt(to[moved], 'slug');
      // What stands in another entry’s place differs in all that it says.
      if (slug !== undefined)
        return void problems.push({
          kind: 'moved',
          pointer: `${pointerTo(at, moved)}/slug`,
          slug,
          original: slugs[moved],
        });
      for (const [index, item] of to.entries())
        checkFixed(from[index], item, pointerTo(pointer, index), pointerTo(at, index));
    }
    if (!isObject(to) || !isObject(from)) return;
    // Left out it would show other items, and nobody would miss it.
    const [wanted, where] = [own(from, 'where'), own(to, 'where')];
    if (wanted !== undefined && !isDeepStrictEqual(wanted, where))
      fixed('where', pointerTo(pointer, 'where'), where === undefined ? at : pointerTo(at, 'where'));
    for (const key of Object.keys(to)) {
      const [before, after] = [own(from, key), own(to, key)];
      const [inner, place] = [pointerTo(pointer, key), pointerTo(at, key)];
      if (after === undefined) continue;
      if (FIXED.has(key) && typeof after !== 'object' && before !== undefined && before !== after)
        fixed(key, inner, place, before);
      else checkFixed(before, after, inner, place);
    }
  }

  function replace(from: JsonValue | undefined, to: JsonValue, pointer: string, at: string): JsonValue {
    given.set(pointer, at);
    for (let end = pointer.length; end > 0; ) {
      end = pointer.lastIndexOf('/', end - 1);
      around.add(pointer.slice(0, end));
    }
    checkFixed(from, to, pointer, at);
    return to;
  }

  function mergeList(from: readonly JsonObject[], to: readonly JsonValue[], pointer: string, at: string) {
    const result: JsonValue[] = [...from];
    const ids = from.flatMap((entry) => idOf(entry) ?? []);
    // Of two with one id the first counts.
    const indexes = new Map(ids.map((id, index) => [id, index] as const).toReversed());
    const seen = new Set<string>();
    for (const [number, item] of to.entries()) {
      const id = idOf(item);
      const index = indexes.get(id ?? '') ?? -1;
      const place = pointerTo(at, number);
      const base = from[index];
      if (id !== undefined && seen.has(id)) problems.push({ kind: 'twice', pointer: `${place}/id`, id });
      else if (id !== undefined && base) result[index] = merge(base, item, pointerTo(pointer, index), place);
      else
        problems.push(
          id === undefined
            ? withoutId(place, item, ids)
            : { kind: 'unknown-id', pointer: isObject(item) ? `${place}/id` : place, id, known: ids },
        );
      if (id !== undefined) seen.add(id);
    }
    return result;
  }

  function merge(from: JsonValue, to: JsonValue, pointer: string, at: string): JsonValue {
    // A list that was emptied had entries with ids, if its translation has.
    const isEmptied = isArray(from) && from.length === 0 && hasIds(to);
    if (isArray(to) && (isEmptied || hasIds(from))) {
      holders.set(pointer, at);
      return mergeList(hasIds(from) ? from : [], to, pointer, at);
    }
    if (!isObject(from) || !isObject(to)) return replace(from, to, pointer, at);
    holders.set(pointer, at);
    const entries = new Map<string, JsonValue>(Object.entries(from));
    for (const key of Object.keys(to)) {
      const [before, after] = [own(from, key), own(to, key)];
      const [inner, place] = [pointerTo(pointer, key), pointerTo(at, key)];
      if (after === undefined || (at === '' && ITS_OWN.has(key))) continue;
      if ((FIXED.has(key) && typeof after !== 'object') || (at === '' && isSetting(path, key))) {
        if (!saysSame(before, after)) fixed(key, inner, place);
      } else
        entries.set(
          key,
          before === undefined ? replace(undefined, after, inner, place) : merge(before, after, inner, place),
        );
    }
    return Object.fromEntries(entries);
  }

  const value = merge(base, overlay, '', '');
  const origins: Origins = {
    gives: (pointer) => around.has(pointer) || origins.isTranslated(pointer),
    isTranslated: (pointer) => given.has(knownAbove(given, pointer)),
    wholeOf: (pointer) => (origins.isTranslated(pointer) ? knownAbove(given, pointer) : pointer),
    placeOf(pointer) {
      const at = knownAbove(given, pointer);
      const exact = given.get(at);
      if (exact !== undefined) return exact + pointer.slice(at.length);
      const holder = knownAbove(holders, pointer);
      return holder === '' ? undefined : holders.get(holder);
    },
  };
  return { value, origins, problems };
}
