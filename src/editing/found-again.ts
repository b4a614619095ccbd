import { pointerTo } from '../content/diagnostics/pointer.ts';
import { isArray, type JsonValue, own, stringAt } from '../content/json/json.ts';

/** What an entry of a list is called in the content; undefined where it has neither. */
export const keyOf = (entry: JsonValue | undefined): string | undefined =>
  stringAt(entry, 'id') ?? stringAt(entry, 'slug');

/** What an entry of a list is told from the others by: what it is called, else all that it says. */
export const nameOf = (entry: JsonValue | undefined): string => keyOf(entry) ?? JSON.stringify(entry);

/** The number that an entry of a list has by now; undefined where it is gone. */
export function numberIn(
  before: readonly JsonValue[],
  after: readonly JsonValue[],
  at: number,
): number | undefined {
  if (at >= before.length) return after.length;
  const placesOf = (list: readonly JsonValue[], name: string) =>
    [...list.keys()].filter((place) => nameOf(list[place]) === name);
  const name = nameOf(before[at]);
  const [old, now] = [placesOf(before, name), placesOf(after, name)];
  if (old.length === now.length) return now[old.indexOf(at)];
  // It may say something else now, where it stood.
  const isNew = placesOf(before, nameOf(after[at])).length === 0;
  return isNew && before.length === after.length ? at : undefined;
}

/**
 * Where something stands in a file that stood at a place of an older state of it: entries of lists are found again wherever
 * they have moved. Undefined where one is gone.
 */
export function foundAgain(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  [step, ...rest]: readonly string[],
  pointer = '',
): string | undefined {
  if (step === undefined) return pointer;
  if (!isArray(before) || !isArray(after))
    return foundAgain(own(before, step), own(after, step), rest, pointerTo(pointer, step));
  const at = numberIn(before, after, Number(step));
  return at === undefined
    ? undefined
    : foundAgain(before[Number(step)], after[at], rest, pointerTo(pointer, at));
}
