import { isDeepStrictEqual } from 'node:util';
import { applyEdits } from 'jsonc-parser';
import { pointerTo } from '../content/diagnostics/pointer.ts';
import { EditError, removeAt, setAt } from '../content/edit/value-at.ts';
import { isArray, isObject, type JsonValue, own, valueAt } from '../content/json/json.ts';
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
    for (const { pointer, ...values } of differences(parsed(before), parsed(after)))
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
  return { what, files: [{ path: file, before: now, after: applyEdits(now, edits) }] };
}
