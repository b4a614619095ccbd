import { isDeepStrictEqual } from 'node:util';
import { applyEdits } from 'jsonc-parser';
import { nodesIn } from '../content/diagnostics/locate.ts';
import { pointerTo } from '../content/diagnostics/pointer.ts';
import { EditError, removeAt, setAt } from '../content/edit/value-at.ts';
import { valueEdits } from '../content/edit/value-edits.ts';
import { isArray, isObject, type JsonValue, objectAt, own, valueAt } from '../content/json/json.ts';
import { recordName } from '../content/locales/records.ts';
import { overlayOf } from '../content/overlay/locale.ts';
import type { SiteIndex } from '../content/site/site-index.ts';
import { attempt } from '../model/attempt.ts';
import type { Change } from '../model/editing.ts';
import { keyOf } from './found-again.ts';
import type { openGit } from './git.ts';
import type { Step } from './journal.ts';
import { isOwnFile } from './operation.ts';
import { fieldName, shortly } from './say.ts';

export type Git = NonNullable<Awaited<ReturnType<typeof openGit>>>;

interface Difference {
  readonly pointer: string;
  readonly before: JsonValue | undefined;
  readonly after: JsonValue | undefined;
}

const sameNames = (a: readonly JsonValue[], b: readonly JsonValue[]) =>
  a.length === b.length && a.every((entry, i) => keyOf(entry) === keyOf(b[i]));

/** Where two values differ: field by field, but a list that got or lost entries as one. */
function differences(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  pointer = '',
): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isArray(before) && isArray(after) && sameNames(before, after) && typeof before[0] === 'object')
    return before.flatMap((entry, i) => differences(entry, after[i], pointerTo(pointer, i)));
  if (isObject(before) && isObject(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((key) => key !== '$source')
      .flatMap((key) => differences(own(before, key), own(after, key), pointerTo(pointer, key)));
  return [{ pointer, before, after }];
}

/** What a file of the past says; undefined where it cannot be read. */
export const parsed = (text: string): JsonValue | undefined => attempt((): JsonValue => JSON.parse(text));

/** A list in words: what its entries are called. */
const said = (value: JsonValue | undefined): string =>
  isArray(value) && value.some(isObject)
    ? value.map((entry) => keyOf(entry) ?? shortly(entry)).join(', ')
    : shortly(value);

/** A translation that says what it said, and was found to be right still. */
const CHECKED = {
  field: 'Still right',
  before: 'for an older original',
  after: 'for the original as it is now',
};

/** What of a site differs from the last commit. */
export async function changesOf(index: SiteIndex, git: Git): Promise<Change[]> {
  const changes: Change[] = [];
  for (const file of await git.changed()) {
    const overlay = overlayOf(file);
    const entry = index.routeOfFile.get(overlay?.original ?? file);
    const where = entry ? `${entry.route}${overlay ? ` (${overlay.code})` : ''}` : file;
    const route = entry && `${overlay ? `/${overlay.code}` : ''}${entry.route}`.replace(/(.)\/$/, '$1');
    const canTakeBack = isOwnFile(file);
    const shown = { file, where, canTakeBack, ...(route !== undefined && { route }) };
    const text = index.allFiles.get(file)?.text;
    const [before, after] = [await git.before(file), text];
    if (!file.endsWith('.json') || before === null || after === undefined) {
      const gone = file.endsWith('.json') ? 'removed' : 'changed';
      const state = before === null ? { before: 'nothing', after: 'new' } : { before: 'there', after: gone };
      changes.push({ ...shown, pointer: '', field: 'The file', ...state });
      continue;
    }
    const [old, now] = [parsed(before), parsed(after)];
    const found = differences(old, now);
    if (found.length === 0 && !isDeepStrictEqual(old, now))
      changes.push({ ...shown, ...CHECKED, pointer: '/$source' });
    for (const { pointer, ...values } of found)
      changes.push({
        ...shown,
        pointer,
        field: fieldName(pointer),
        before: said(values.before),
        after: said(values.after),
      });
  }
  return changes;
}

/** A translation of which a part is as it was, with the records that this part had. */
function recordedAgain(text: string, old: JsonValue | undefined, pointer: string): string {
  const value = parsed(text);
  const [records, node] = [objectAt(value, '$source'), nodesIn(text).get('/$source')];
  const name = recordName(old, pointer);
  const isPart = (record: string) => record === name || record.startsWith(`${name}/`);
  const entries = [
    ...Object.entries(records).filter(([record]) => !isPart(record)),
    ...Object.entries(objectAt(old, '$source')).filter(([record]) => isPart(record)),
  ];
  return node ? applyEdits(text, valueEdits(text, node, records, Object.fromEntries(entries))) : text;
}

/** The step that takes one change back, as the last commit has it: of a new file all of it. */
export async function takingBack(index: SiteIndex, git: Git, file: string, pointer: string): Promise<Step> {
  const old = await git.before(file);
  const now = index.allFiles.get(file)?.text ?? null;
  const what = `${fieldName(pointer)} taken back (${file})`;
  if (old === null || now === null || pointer === '')
    return { what, files: [{ path: file, before: now, after: old }] };
  const value = valueAt(parsed(old), pointer);
  if (isDeepStrictEqual(value, valueAt(parsed(now), pointer)))
    throw new EditError('This is as it was already.');
  const edits = value === undefined ? removeAt(now, pointer) : setAt(now, pointer, value);
  const taken = applyEdits(now, edits);
  return { what, files: [{ path: file, before: now, after: recordedAgain(taken, parsed(old), pointer) }] };
}
