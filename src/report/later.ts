import type { JsonValue } from '../content/json/json.ts';
import { dayOf } from '../content/site/clock.ts';
import { allItems, type Item, isHeldBack, isPublic, textIn } from '../content/site/items.ts';
import type { SiteIndex } from '../content/site/site-index.ts';
import { lineChanges } from './line-changes.ts';
import type { Piece, SharedChange } from './model.ts';

/** Names of ours, which no visitor reads. */
const UNTOLD = new Set(['$schema', 'id', 'type']);

/** All that is written in an entry, a line each. */
function linesOf(value: JsonValue | undefined): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (typeof value !== 'object') return [String(value)];
  return Object.entries(value).flatMap(([name, part]) => (UNTOLD.has(name) ? [] : linesOf(part)));
}

/** Of a translation only what it says otherwise. */
function piecesOf(item: Item | undefined, isTranslation: boolean): Piece[] {
  const known = new Set(isTranslation ? linesOf(item?.original) : []);
  return linesOf(item?.value)
    .filter((value) => !known.has(value))
    .map((value) => ({ kind: 'text', frame: false, place: '', value }));
}

const itemsOf = (index: SiteIndex | undefined): ReadonlyMap<string, Item> =>
  new Map(allItems(index?.collections ?? new Map()).map((item) => [`${item.collection}/${item.key}`, item]));

function between(before: SiteIndex | undefined, after: SiteIndex, language: string): SharedChange[] {
  const [old, items] = [itemsOf(before), itemsOf(after)];
  return [...new Set([...items.keys(), ...old.keys()])].flatMap((name) => {
    const [was, is] = [old.get(name), items.get(name)];
    // What shows today is on the pages that are compared.
    if (is ? isPublic(is, after) : !was) return [];
    const isHeld = is !== undefined && isHeldBack(is, after);
    if (!isHeld && !(was && isHeldBack(was, after))) return [];
    const changes = lineChanges(piecesOf(was, language !== ''), piecesOf(is, language !== ''));
    if (changes.length === 0) return [];
    const day = is && dayOf(textIn(is, 'publishedFrom') ?? '', after);
    const when = isHeld ? `From ${day}` : 'No longer to come';
    return [{ changes, where: `${when}: ${name}${language && ` in “${language}”`}`, routes: [] }];
  });
}

/** What differs of the entries that no page shows yet and a later build will, without anybody being asked again. */
export const laterChanges = (before: SiteIndex | undefined, after: SiteIndex): SharedChange[] =>
  [['', after] as const, ...after.languages].flatMap(([code, index]) =>
    between(code === '' ? before : before?.languages.get(code), index, code),
  );
