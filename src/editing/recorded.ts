import type { Node } from 'jsonc-parser';
import { nodesIn } from '../content/diagnostics/locate.ts';
import { removeChildren } from '../content/edit/entries.ts';
import { literalEdit } from '../content/edit/literal.ts';
import type { TextEdit } from '../content/edit/text-edit.ts';
import { type JsonObject, type JsonValue, objectAt, own } from '../content/json/json.ts';
import { fingerprint } from '../content/locales/coverage.ts';
import { joinLines } from '../content/schema/walk.ts';

/** A translation that records the original of a field as it is now, where it records originals at all. */
export function recorded(overlay: JsonObject, pointer: string, original: JsonValue | undefined): JsonObject {
  const text = joinLines(original);
  if (own(overlay, '$source') === undefined || text === undefined) return overlay;
  return { ...overlay, $source: { ...objectAt(overlay, '$source'), [pointer]: fingerprint(text) } };
}

/**
 * The edits that keep a translation's records with their fields after entries of a list of the original have come, gone
 * or moved: only the numbers in their names change.
 * @param to says an entry's new number; undefined for one that is gone
 */
export function renumberEdits(
  text: string,
  list: string,
  to: (at: number) => number | undefined,
): TextEdit[] {
  const records = nodesIn(text).get('/$source');
  const gone = new Set<Node>();
  const edits = (records?.children ?? []).flatMap((record): TextEdit[] => {
    const name = record.children?.[0];
    const pointer = String(name?.value);
    const [, number, rest = ''] = pointer.startsWith(`${list}/`)
      ? (/^(\d+)(\D.*)?$/s.exec(pointer.slice(list.length + 1)) ?? [])
      : [];
    if (!name || number === undefined) return [];
    const next = to(Number(number));
    if (next === undefined) gone.add(record);
    return next === undefined ? [] : literalEdit(text, name, `${list}/${next}${rest}`);
  });
  return [...edits, ...(records ? removeChildren(records, gone) : [])];
}
