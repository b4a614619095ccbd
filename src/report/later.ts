import { type JsonValue, stringAt, valueAt } from '../content/json/json.ts';
import { dayOf, todayOf } from '../content/site/clock.ts';
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

/** @param original of a translation, of which only what it says otherwise is told */
function piecesOf(value: JsonValue | undefined, original: JsonValue | undefined): Piece[] {
  const known = new Set(linesOf(original));
  return linesOf(value)
    .filter((line) => !known.has(line))
    .map((line) => ({ kind: 'text', frame: false, place: '', value: line }));
}

/** What an entry says. */
const said = (item: Item | undefined, language: string) =>
  piecesOf(item?.value, language === '' ? undefined : item?.original);

const itemsOf = (index: SiteIndex | undefined): ReadonlyMap<string, Item> =>
  new Map(allItems(index?.collections ?? new Map()).map((item) => [`${item.collection}/${item.key}`, item]));

const inLanguage = (code: string) => code && ` in “${code}”`;

function between(before: SiteIndex | undefined, after: SiteIndex, language: string): SharedChange[] {
  const [old, items] = [itemsOf(before), itemsOf(after)];
  return [...new Set([...items.keys(), ...old.keys()])].flatMap((name) => {
    const [was, is] = [old.get(name), items.get(name)];
    // What shows today is on the pages that are compared.
    if (is ? isPublic(is, after) : !was) return [];
    const isHeld = is !== undefined && isHeldBack(is, after);
    if (!isHeld && !(was && isHeldBack(was, after))) return [];
    const changes = lineChanges(said(was, language), said(is, language));
    if (changes.length === 0) return [];
    const day = is && dayOf(textIn(is, 'publishedFrom') ?? '', after);
    const when = isHeld ? `From ${day}` : 'No longer to come';
    return [{ changes, where: `${when}: ${name}${inLanguage(language)}`, routes: [] }];
  });
}

/** The site’s notice where its first day is still to come. */
function noticeIn(index: SiteIndex | undefined): JsonValue | undefined {
  const notice = valueAt(index?.files.get('navigation.json')?.value, '/notice');
  return index && (stringAt(notice, 'from') ?? '') > todayOf(index) ? notice : undefined;
}

/** What differs of it. @param original of a translation */
function ofNotice(
  before: SiteIndex | undefined,
  after: SiteIndex,
  language: string,
  original: SiteIndex,
): SharedChange[] {
  const [was, is] = [noticeIn(before), noticeIn(after)];
  // One that shows by now is on the pages that are compared.
  if (is === undefined && after.navigation.notice) return [];
  const known = language === '' ? undefined : noticeIn(original);
  const changes = lineChanges(piecesOf(was, known), piecesOf(is, known));
  const when = is === undefined ? 'No longer to come' : `From ${stringAt(is, 'from')}`;
  return changes.length === 0
    ? []
    : [{ changes, where: `${when}: the notice${inLanguage(language)}`, routes: [] }];
}

/** What differs of the entries, and of the site’s notice, that no page shows yet and a later build will, without anybody being asked again. */
export const laterChanges = (before: SiteIndex | undefined, after: SiteIndex): SharedChange[] =>
  [['', after] as const, ...after.languages].flatMap(([code, index]) => {
    const old = code === '' ? before : before?.languages.get(code);
    return [...between(old, index, code), ...ofNotice(old, index, code, after)];
  });
