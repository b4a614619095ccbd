import { isDeepStrictEqual } from 'node:util';
import { applyEdits, type Edit } from 'jsonc-parser';
import { nodesIn } from '../content/diagnostics/locate.ts';
import { around, lastStep, pointerSteps, pointerTo } from '../content/diagnostics/pointer.ts';
import { duplicateAt, insertAt, moveAt, removeAt, setAt } from '../content/edit/value-at.ts';
import { valueEdits } from '../content/edit/value-edits.ts';
import {
  isObject,
  type JsonObject,
  type JsonValue,
  listAt,
  objectAt,
  own,
  stringAt,
  valueAt,
} from '../content/json/json.ts';
import {
  fingerprint,
  recordedAs,
  recordName,
  renameRecords,
  translationState,
} from '../content/locales/records.ts';
import { hasIds, idOf } from '../content/overlay/merge-overlay.ts';
import type { FileChange } from '../content/rename/site-change.ts';
import { joinLines } from '../content/schema/walk.ts';
import type { SiteIndex } from '../content/site/site-index.ts';
import { STAND_IN } from '../content/text/stand-in.ts';
import { describeField } from './describe.ts';
import { isWhole, placeInOverlay } from './in-overlay.ts';
import type { Operation } from './operation.ts';

/** A translation that records the original of a field as it is now. */
export function recorded(overlay: JsonObject, pointer: string, original: JsonValue | undefined): JsonObject {
  const text = joinLines(valueAt(original, pointer));
  if (text === undefined) return overlay;
  const records = objectAt(overlay, '$source');
  const record = { [recordedAs(records, original, pointer)]: fingerprint(text) };
  return { ...overlay, $source: { ...records, ...record } };
}

export type SetOperation = Extract<Operation, { op: 'set' }>;

/** What is done to the entries of a list. */
export type ListOperation = Extract<Operation, { op: 'insert' | 'move' | 'duplicate' | 'remove' }>;

/** An operation with what it does besides: a column of a table takes its cells with it. */
export function wholeOf(operation: ListOperation, file: JsonValue | undefined): readonly ListOperation[] {
  const list = around(operation.pointer);
  const table = valueAt(file, around(list));
  if (stringAt(table, 'type') !== 'table' || lastStep(list) !== 'columns') return [operation];
  const { length } = listAt(table, 'columns');
  const cells = listAt(table, 'rows').flatMap((row, at): ListOperation[] => {
    const pointer = `${around(list)}/rows/${at}/cells/${lastStep(operation.pointer)}`;
    // A row that is short already is a mistake of its own.
    if (listAt(row, 'cells').length !== length) return [];
    return [{ ...operation, pointer, ...(operation.op === 'insert' && { value: STAND_IN.text }) }];
  });
  return [operation, ...cells];
}

/** Where the accent of a banner stands that says no words of the heading which it is about to have; undefined where none does. */
export function lostAccent(
  whole: JsonValue | undefined,
  pointer: string,
  heading: JsonValue | undefined,
): string | undefined {
  const section = valueAt(whole, around(pointer));
  const accent = stringAt(section, 'accent');
  const isHeading = stringAt(section, 'type') === 'banner' && lastStep(pointer) === 'heading';
  if (!isHeading || accent === undefined || typeof heading !== 'string') return undefined;
  return heading.includes(accent) ? undefined : `${around(pointer)}/accent`;
}

/** What goes or comes besides: the accent with the words of its heading; of a list its layout “table” and its columns, for one alone is a mistake. */
export function besideOf(
  { schemas }: SiteIndex,
  operation: SetOperation | ListOperation,
  whole: JsonValue | undefined,
): readonly (SetOperation | ListOperation)[] {
  const { op, file } = operation;
  const accent = op === 'set' ? lostAccent(whole, operation.pointer, operation.value) : undefined;
  if (accent !== undefined) return [{ op: 'remove', file, pointer: accent }];
  const place = op === 'insert' ? around(operation.pointer) : operation.pointer;
  const [section, name] = [around(place), lastStep(place)];
  const list = valueAt(whole, section);
  if (stringAt(list, 'type') !== 'collection-list' || !/^(layout|columns)$/.test(name)) return [];
  const isLayout = name === 'layout';
  const isWanted = isLayout ? op === 'set' && operation.value === 'table' : op !== 'remove';
  const isThere = isLayout ? own(list, 'columns') !== undefined : stringAt(list, 'layout') === 'table';
  if (isWanted === isThere) return [];
  const pointer = `${section}/${isLayout ? 'columns' : 'layout'}`;
  if (!isWanted) return [{ op: 'remove', file, pointer }];
  const field = schemas.types.get(stringAt(list, 'collection') ?? '')?.roles.get('title') ?? '';
  return [{ op: 'set', file, pointer, value: isLayout ? [{ label: STAND_IN.text, field }] : 'table' }];
}

/** The edits of an operation, at a pointer; on a list its entry stands there. @param fresh what one that comes is called instead */
export function editsOf(
  operation: SetOperation | ListOperation,
  text: string,
  pointer: string,
  fresh: JsonObject,
): Edit[] {
  if (operation.op === 'set') return setAt(text, pointer, operation.value);
  if (operation.op === 'insert') {
    const { value } = operation;
    return insertAt(text, pointer, isObject(value) ? { ...value, ...fresh } : value);
  }
  if (operation.op === 'move') return moveAt(text, pointer, operation.to);
  return operation.op === 'remove' ? removeAt(text, pointer) : duplicateAt(text, pointer, fresh);
}

/** Where an entry is found after the operation; undefined for one that is gone. */
function numberAfter({ op, ...rest }: ListOperation, at: number): (number: number) => number | undefined {
  if (op === 'remove') return (number) => (number === at ? undefined : number > at ? number - 1 : number);
  if (op === 'insert') return (number) => (number >= at ? number + 1 : number);
  if (op === 'duplicate') return (number) => (number > at ? number + 1 : number);
  const to = 'to' in rest ? rest.to : at;
  return (number) => {
    if (number === at) return to;
    if (number > at && number <= to) return number - 1;
    return number < at && number >= to ? number + 1 : number;
  };
}

/** What a translation says of the copy of an entry: the same as of the entry, and from the same originals. */
function doubled(
  text: string,
  value: JsonObject,
  base: JsonValue | undefined,
  { pointer }: ListOperation,
  fresh: JsonObject,
): Edit[] {
  const original = valueAt(base, pointer);
  const place = placeInOverlay(base, value, pointerSteps(pointer));
  const [entry, records] = [valueAt(value, place ?? ''), nodesIn(text).get('/$source')];
  if (place === undefined || idOf(original) === undefined || !isObject(entry)) return [];
  const blocks = listAt(fresh, 'blocks').map(idOf);
  const names = new Map(listAt(original, 'blocks').map((block, at) => [idOf(block), blocks[at]]));
  const named = (block: JsonValue) => {
    const id = names.get(idOf(block));
    return isObject(block) && id !== undefined ? { ...block, id } : block;
  };
  const inner = listAt(entry, 'blocks').map(named);
  const twin = { ...entry, id: own(fresh, 'id') ?? null, ...(inner.length > 0 && { blocks: inner }) };
  const [from, list] = [recordName(base, pointer), recordName(base, around(pointer))];
  const said = objectAt(value, '$source');
  const twins = Object.entries(said).flatMap(([name, print]) => {
    if (!name.startsWith(`${from}/`)) return [];
    const [field = '', block, ...rest] = name.slice(from.length + 1).split('/');
    const steps = [field, ...(block === undefined ? [] : [names.get(block) ?? block]), ...rest];
    return [[[list, idOf(twin), ...steps].join('/'), print]];
  });
  const next = pointerTo(around(place), Number(lastStep(place)) + 1);
  const recorded = records ? valueEdits(text, records, said, { ...said, ...Object.fromEntries(twins) }) : [];
  return [...insertAt(text, next, twin), ...recorded];
}

/** What a translation of the file does when an entry of the original comes, goes or moves. */
function followIn(
  text: string,
  value: JsonObject,
  base: JsonValue | undefined,
  operation: ListOperation,
  fresh: JsonObject,
): Edit[] {
  const [list, at] = [around(operation.pointer), Number(lastStep(operation.pointer))];
  const listPlace = placeInOverlay(base, value, pointerSteps(list));
  const listed = isWhole(
    valueAt(base, list),
    listPlace === undefined ? undefined : valueAt(value, listPlace),
  );
  const entry = placeInOverlay(base, value, pointerSteps(operation.pointer));
  const place = listed ? `${listPlace}/${at}` : operation.op === 'remove' ? entry : undefined;
  const twin = operation.op === 'duplicate' && !listed ? doubled(text, value, base, operation, fresh) : [];
  const own = place === undefined ? twin : editsOf(operation, text, place, fresh);
  const gone = operation.op === 'remove' ? idOf(valueAt(base, operation.pointer)) : undefined;
  const entries = valueAt(base, list);
  // Of an older version, which calls an entry by its number, a record goes by the id from now on.
  const idIn = (list: readonly JsonObject[], name: string) =>
    list.some((one) => idOf(one) === name) ? name : (idOf(list[Number(name)]) ?? name);
  const called = hasIds(entries)
    ? (name: string) => (idIn(entries, name) === gone ? undefined : idIn(entries, name))
    : (number: string) => numberAfter(operation, at)(Number(number))?.toString();
  const records = Number.isNaN(at) ? [] : renameRecords(text, recordName(base, list), called);
  return [...own, ...records];
}

/** What translations do when a field is set that they only repeat, since the list around it is written whole: they say the same again. */
export function repeatingChanges(index: SiteIndex, operation: SetOperation): FileChange[] {
  const { file, pointer, value } = operation;
  const base = index.files.get(file)?.value;
  const kind = describeField(index, operation)?.kind;
  const isText = kind === 'text' || kind === 'markdown';
  return [...index.languages].flatMap(([code, { files }]) => {
    const path = `locales/${code}/${file}`;
    const { text: before, value: overlay } = index.allFiles.get(path) ?? {};
    const origins = files.get(file)?.origins;
    if (before === undefined || !origins?.isTranslated(pointer) || origins.wholeOf(pointer) === pointer)
      return [];
    const place = origins.placeOf(pointer) ?? '';
    if (!isDeepStrictEqual(valueAt(overlay, place), valueAt(base, pointer))) return [];
    // A name that stays as it is in a language, or a text of which nobody can tell, is a translation.
    if (isText && translationState(base, overlay, origins, pointer) !== 'untranslated') return [];
    return [{ from: path, to: path, before, after: applyEdits(before, setAt(before, place, value)) }];
  });
}

/** What the translations of a file do beside it. */
export function followingChanges(
  index: SiteIndex,
  file: string,
  operations: readonly ListOperation[],
  fresh: JsonObject,
): FileChange[] {
  const base = index.files.get(file)?.value;
  return [...index.languages.keys()].flatMap((code) => {
    const path = `locales/${code}/${file}`;
    const before = index.allFiles.get(path)?.text;
    if (before === undefined || !isObject(index.allFiles.get(path)?.value)) return [];
    const after = operations.reduce(
      (text, operation) => applyEdits(text, followIn(text, JSON.parse(text), base, operation, fresh)),
      before,
    );
    return [{ from: path, to: path, before, after }];
  });
}
