import { applyEdits } from 'jsonc-parser';
import { scaffoldItem } from '../changes/scaffold/item.ts';
import { newFile } from '../changes/scaffold/new-file.ts';
import { scaffoldPage } from '../changes/scaffold/page.ts';
import { around, pointerSteps, pointerTo } from '../content/diagnostics/pointer.ts';
import { EditError, removeAt } from '../content/edit/value-at.ts';
import {
  isArray,
  isObject,
  type JsonObject,
  type JsonValue,
  listAt,
  own,
  stringAt,
  valueAt,
} from '../content/json/json.ts';
import { recordedAs } from '../content/locales/records.ts';
import { localesOf, overlaySchema } from '../content/overlay/locale.ts';
import { changeTo, type FileChange, type SiteChange } from '../content/rename/site-change.ts';
import { blocksIn } from '../content/site/page-entries.ts';
import type { SiteIndex } from '../content/site/site-index.ts';
import {
  besideOf,
  editsOf,
  followingChanges,
  type ListOperation,
  lostAccent,
  recorded,
  repeatingChanges,
  type SetOperation,
  wholeOf,
} from './follow.ts';
import { placeInOverlay, translatedAt } from './in-overlay.ts';
import type { Placed } from './operation.ts';

function textOf(index: SiteIndex, file: string): string {
  const text = index.allFiles.get(file)?.text;
  if (text === undefined) throw new EditError(`There is no file “${file}” in the site.`);
  return text;
}

const NAMES = ['id', 'slug'];

/** A name that is not taken, as near to the given one as can be; from then on it is taken. */
function freeName(taken: Set<string | undefined>, name: string): string {
  const stem = name.replace(/-\d+$/, '');
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${stem}-${number}`;
  taken.add(free);
  return free;
}

/** What a section that comes is called instead of a name that one of its page has, and what those in it are. */
function freshSection(whole: JsonValue | undefined, entry: JsonValue | undefined): JsonObject {
  const taken = new Set(blocksIn(whole).map(({ block }) => stringAt(block, 'id')));
  const named = (block: JsonValue | undefined): JsonObject => {
    const id = stringAt(block, 'id');
    return id === undefined ? {} : { id: freeName(taken, id) };
  };
  const own = named(entry);
  const blocks = listAt(entry, 'blocks').map((block) =>
    isObject(block) ? { ...block, ...named(block) } : block,
  );
  return blocks.length > 0 ? { ...own, blocks } : own;
}

/** What an entry that comes into a list is called instead of a name that one of it has. */
function freshNames(whole: JsonValue | undefined, pointer: string, entry: JsonValue | undefined): JsonObject {
  if (/^\/(?:sections|body)\/\d+(?:\/blocks\/\d+)?$/.test(pointer)) return freshSection(whole, entry);
  const list = valueAt(whole, around(pointer));
  return Object.fromEntries(
    NAMES.flatMap((key) => {
      const name = stringAt(entry, key);
      const taken = new Set((isArray(list) ? list : []).map((one) => stringAt(one, key)));
      return name === undefined ? [] : [[key, freeName(taken, name)]];
    }),
  );
}

/** A value in a language: an entry of the overlay, which comes into being with its first. */
function translation(index: SiteIndex, operation: SetOperation, code: string): FileChange {
  const { file, pointer, value } = operation;
  const original = index.files.get(file)?.value;
  const path = `locales/${code}/${file}`;
  const overlay = index.allFiles.get(path);
  const before = isObject(overlay?.value) ? overlay.value : {};
  // In one that was written by hand a name that is the same in both would be taken for a copy that nobody has translated.
  const isRecorded = before.$source !== undefined || Object.keys(before).every((key) => key === '$schema');
  const accent = lostAccent(index.languages.get(code)?.files.get(file)?.value, pointer, value);
  // Which of its words have the accent is for whoever translates to choose: until then all of them.
  const after = [pointer, ...(accent === undefined ? [] : [accent])].reduce((overlay, one) => {
    const said = translatedAt(original, overlay, pointerSteps(one), value);
    return isObject(said) ? (isRecorded ? recorded(said, one, original) : said) : {};
  }, before);
  if (overlay?.text !== undefined) return changeTo(path, overlay.text, before, after);
  const schema = overlaySchema(path, index.schemas.types);
  if (schema === undefined) throw new EditError(`“${file}” is not translated.`);
  return newFile(index, path, schema, after);
}

/** A translation without what it says of a field, and without its record of that. */
function without(text: string, original: JsonValue | undefined, pointer: string): string {
  const place = placeInOverlay(original, JSON.parse(text), pointerSteps(pointer));
  if (place === undefined)
    throw new EditError('The translation says nothing here: the original is shown, until you write one.');
  const edits = removeAt(text, place);
  const after: JsonValue = JSON.parse(applyEdits(text, edits));
  const records = own(after, '$source');
  const record = recordedAs(records, original, pointer);
  const known = own(records, record) !== undefined;
  const forgotten = known ? removeAt(text, pointerTo('/$source', record)) : [];
  return applyEdits(text, [...edits, ...forgotten]);
}

/** Takes a translation away: the original's text is shown again. */
function untranslated(index: SiteIndex, file: string, pointer: string, code: string): FileChange {
  const path = `locales/${code}/${file}`;
  const before = textOf(index, path);
  const original = index.files.get(file)?.value;
  const shown = index.languages.get(code)?.files.get(file)?.value;
  const accent = lostAccent(shown, pointer, valueAt(original, pointer));
  const after = [pointer, ...(accent === undefined ? [] : [accent])].reduce(
    (text, one) => without(text, original, one),
    before,
  );
  return { from: path, to: path, before, after };
}

function planInFile(index: SiteIndex, operation: SetOperation | ListOperation): FileChange[] {
  const { file, pointer, locale } = operation;
  const codes = localesOf(index.site).map(({ code }) => code);
  if (locale !== undefined && !codes.includes(locale))
    throw new EditError(`There is no language “${locale}”. Possible: ${codes.join(', ')}.`);
  if (operation.op !== 'set' && pointer === '')
    throw new EditError('An empty pointer is the whole file: say which of its entries.');
  const isOther = locale !== undefined && index.languages.has(locale);
  if (isOther && operation.op === 'set') return [translation(index, operation, locale)];
  if (isOther && operation.op === 'remove') return [untranslated(index, file, pointer, locale)];
  const text = textOf(index, file);
  const whole = index.allFiles.get(file)?.value;
  const entry = operation.op === 'insert' ? operation.value : valueAt(whole, pointer);
  const fresh = freshNames(whole, pointer, entry);
  const operations = [
    ...(operation.op === 'set' ? [operation] : wholeOf(operation, whole)),
    ...besideOf(index, operation, whole),
  ];
  const after = operations.reduce(
    (text, one) => applyEdits(text, editsOf(one, text, one.pointer, fresh)),
    text,
  );
  const ofLists = operations.flatMap((one) => (one.op === 'set' ? [] : [one]));
  const repeated = operation.op === 'set' ? repeatingChanges(index, operation) : [];
  const own = { from: file, to: file, before: text, after };
  return [own, ...repeated, ...followingChanges(index, file, ofLists, fresh)];
}

/**
 * Works out what an operation does to the files of a site.
 * @param index of the site with its drafts
 * @throws EditError in a sentence, where it cannot be done
 */
export function planOperation(
  index: SiteIndex,
  operation: Exclude<Placed, { op: 'readdress' | 'delete' }>,
): SiteChange {
  if (operation.op === 'page' || operation.op === 'item') {
    const made =
      operation.op === 'page'
        ? scaffoldPage(index, operation.route, operation.title)
        : scaffoldItem(index, { ...operation, now: index.now });
    if ('problem' in made) throw new EditError(made.problem);
    return made.change;
  }
  const files = planInFile(index, operation).filter(({ before, after }) => before !== after);
  return { files, media: new Map() };
}
