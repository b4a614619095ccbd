import { isDeepStrictEqual } from 'node:util';
import { pointerSteps } from '../content/diagnostics/pointer.ts';
import { isArray, isObject, type JsonValue, stringAt } from '../content/json/json.ts';
import { cut } from '../model/cut.ts';
import { labelOf } from './field-kind.ts';
import type { Placed } from './operation.ts';

const MOST = 60;

/** A value in a sentence, cut where it is long. */
export function shortly(value: JsonValue | undefined): string {
  if (value === undefined) return 'nothing';
  const isLines = isArray(value) && !value.some((one) => typeof one === 'object');
  const text = typeof value === 'string' ? value : isLines ? value.join(' ') : JSON.stringify(value);
  const line = text.replace(/\s+/g, ' ').trim();
  return `“${cut(line, MOST)}”`;
}

/** A field in words: the last name on its way. */
export function fieldName(pointer: string): string {
  const steps = pointerSteps(pointer);
  const name = steps.findLast((step) => !/^\d+$/.test(step));
  return name === undefined ? 'The file' : labelOf(name);
}

/** The words that name an entry of a list; a section whose heading is its item’s has its id. */
const TITLES = ['heading', 'title', 'label', 'name', 'question', 'term', 'value', 'text', 'alt', 'id'];

/** The texts of its first list, such as the cells of a row or the days of some hours. */
const listedIn = (value: JsonValue | undefined): string => {
  const isText = (entry: JsonValue) => typeof entry === 'string';
  const list = isObject(value) ? Object.values(value).find((one) => isArray(one) && one.every(isText)) : [];
  return isArray(list) ? list.filter(Boolean).join(', ') : '';
};

/** An entry of a list in its own words; empty where it has none. */
export const wordsOf = (value: JsonValue | undefined): string =>
  typeof value === 'string'
    ? value
    : (TITLES.flatMap((name) => stringAt(value, name) ?? [])[0] ?? listedIn(value));

const DONE = { insert: 'added', move: 'moved', duplicate: 'duplicated', remove: 'removed' };

/** What an operation did, in words. */
export function sayOperation(operation: Placed, before: JsonValue | undefined): string {
  const { op } = operation;
  if (op === 'page') return `New page ${operation.route}`;
  if (op === 'item') return `New item ${operation.collection}/${operation.slug}`;
  if (op === 'delete') return `Deleted: ${operation.route}`;
  if (op === 'readdress') return `Address: ${operation.route} → ${operation.to}`;
  const name = fieldName(operation.pointer);
  const place = operation.locale === undefined ? operation.file : `${operation.locale}: ${operation.file}`;
  if (op === 'set' && isDeepStrictEqual(before, operation.value)) return `${name}: still right (${place})`;
  if (op === 'set') return `${name}: ${shortly(before)} → ${shortly(operation.value)} (${place})`;
  const words = wordsOf(op === 'insert' ? operation.value : before);
  const isEntry = /\/\d+$/.test(operation.pointer);
  return `${name}: ${isEntry ? 'an entry ' : ''}${DONE[op]}${words && `: ${shortly(words)}`} (${place})`;
}
