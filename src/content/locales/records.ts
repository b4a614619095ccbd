import { isDeepStrictEqual } from 'node:util';
import type { Edit, Node } from 'jsonc-parser';
import { contentHash } from '../../ground/content-hash.ts';
import type { TranslationState } from '../../model/editing.ts';
import { nodesIn } from '../diagnostics/locate.ts';
import { pointerSteps, pointerTo } from '../diagnostics/pointer.ts';
import { removeChildren } from '../edit/entries.ts';
import { literalEdit } from '../edit/value-edits.ts';
import { isArray, type JsonValue, own, stringAt, valueAt } from '../json/json.ts';
import { hasIds, idOf, type Origins } from '../overlay/merge-overlay.ts';
import { joinLines } from '../schema/walk.ts';

/** A fingerprint of a text, short enough to stand beside many others. */
export const fingerprint = (text: string) => contentHash(text).slice(0, 8);

/**
 * The name by which a translation records a text of its original: its pointer, in which an entry goes by its id where it has
 * one, so that entries may come, go and move around it.
 */
export function recordName(original: JsonValue | undefined, pointer: string): string {
  let [value, name] = [original, ''];
  for (const step of pointerSteps(pointer)) {
    const entry = isArray(value) ? value[Number(step)] : own(value, step);
    name = pointerTo(name, (hasIds(value) && idOf(entry)) || step);
    value = entry;
  }
  return name;
}

/** The name by which records have a text: those of older versions call each entry by its number, that is by the pointer. */
export function recordedAs(
  records: JsonValue | undefined,
  original: JsonValue | undefined,
  pointer: string,
): string {
  const name = recordName(original, pointer);
  return own(records, name) === undefined && own(records, pointer) !== undefined ? pointer : name;
}

/**
 * True for a text that a translation repeats only since a list without ids is written whole: as in the original, and not recorded
 * while others are.
 */
function isCopied(
  original: JsonValue | undefined,
  overlay: JsonValue | undefined,
  origins: Origins,
  pointer: string,
): boolean {
  const records = own(overlay, '$source');
  if (records === undefined || origins.wholeOf(pointer) === pointer) return false;
  if (own(records, recordedAs(records, original, pointer)) !== undefined) return false;
  return isDeepStrictEqual(valueAt(original, pointer), valueAt(overlay, origins.placeOf(pointer) ?? ''));
}

/** How a text of an original stands in a translation. @param overlay undefined where there is none */
export function translationState(
  original: JsonValue | undefined,
  overlay: JsonValue | undefined,
  origins: Origins | undefined,
  pointer: string,
): TranslationState {
  if (!origins?.isTranslated(pointer) || isCopied(original, overlay, origins, pointer)) return 'untranslated';
  const records = own(overlay, '$source');
  const known = stringAt(records, recordedAs(records, original, pointer));
  const now = joinLines(valueAt(original, pointer));
  return known === undefined || now === undefined || known === fingerprint(now) ? 'translated' : 'stale';
}

/**
 * The edits that keep a translation's records with their fields after entries of a list of the original have come, gone,
 * moved or got another id: only what the entries are called in their names changes.
 * @param list the list's own name in records
 * @param to says what an entry is called afterwards; undefined for one that is gone
 */
export function renameRecords(text: string, list: string, to: (entry: string) => string | undefined): Edit[] {
  const records = nodesIn(text).get('/$source');
  const gone = new Set<Node>();
  const edits = (records?.children ?? []).flatMap((record): Edit[] => {
    const name = record.children?.[0];
    const pointer = String(name?.value);
    if (!name || !pointer.startsWith(`${list}/`)) return [];
    const [entry = '', ...rest] = pointer.slice(list.length + 1).split('/');
    const next = to(entry);
    if (next === undefined) gone.add(record);
    if (next === undefined || next === entry) return [];
    return literalEdit(text, name, [list, next, ...rest].join('/'));
  });
  return [...edits, ...(records ? removeChildren(records, gone) : [])];
}
