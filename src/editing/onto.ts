import { isDeepStrictEqual } from 'node:util';
import { pointerTo } from '../content/diagnostics/pointer.ts';
import { EditError } from '../content/edit/value-at.ts';
import { isArray, isObject, type JsonValue, own } from '../content/json/json.ts';
import { changeTo, type FileStep } from '../content/rename/site-change.ts';
import type { ContentFile } from '../content/site/content-file.ts';
import { parsed } from './changes.ts';
import { nameOf, numberIn } from './found-again.ts';
import { fieldName } from './say.ts';

type List = readonly JsonValue[];
type Value = JsonValue | undefined;

const differs = (pointer: string) =>
  new EditError(`“${fieldName(pointer)}” was changed in the meantime: it is no longer as this step left it.`);

/** Entries that a change let come, go or move do so; those that others brought stay. */
function listOnto(now: List, from: List, to: List, pointer: string): JsonValue[] {
  const [is, was, goal] = [now.map(nameOf), from.map(nameOf), to.map(nameOf)];
  const common = (names: readonly string[]) =>
    names.filter((name) => is.includes(name) && was.includes(name) && goal.includes(name));
  const [before, after] = [common(was), common(goal)];
  const isMoved = !isDeepStrictEqual(before, after);
  const isGone = (name: string) => was.includes(name) && !goal.includes(name);
  const isThere = (name: string, i: number) => isDeepStrictEqual(now[is.indexOf(name)], from[i]);
  if (
    new Set(is).size < is.length ||
    !was.every((name, i) => !isGone(name) || isThere(name, i)) ||
    goal.some((name) => !was.includes(name) && is.includes(name)) ||
    (isMoved && !isDeepStrictEqual(common(is), before))
  )
    throw differs(pointer);
  const order = [...after];
  const result = is
    .filter((name) => !isGone(name))
    .map((name) => (isMoved && after.includes(name) ? (order.shift() ?? name) : name))
    .map((name) => now[is.indexOf(name)] ?? null);
  for (const [i, entry] of to.entries()) {
    if (was.includes(nameOf(entry))) continue;
    const behind = result.findLastIndex((other) => goal.slice(0, i).includes(nameOf(other)));
    result.splice(behind + 1, 0, entry);
  }
  return result;
}

/** A value as it is now with a change, which made one value of another, made in it too. @throws EditError where it does not fit */
function valueOnto(now: Value, from: Value, to: Value, pointer = ''): Value {
  if (isDeepStrictEqual(from, to)) return now;
  if (isDeepStrictEqual(now, from)) return to;
  if (isObject(now) && isObject(from) && isObject(to)) {
    const keys = [...new Set([...Object.keys(now), ...Object.keys(from), ...Object.keys(to)])];
    return Object.fromEntries(
      keys.flatMap((key) => {
        const value = valueOnto(own(now, key), own(from, key), own(to, key), pointerTo(pointer, key));
        return value === undefined ? [] : [[key, value]];
      }),
    );
  }
  if (!isArray(now) || !isArray(from) || !isArray(to) || !isObject(from[0] ?? to[0])) throw differs(pointer);
  const hasNames = !from.map(nameOf).some((name) => name.startsWith('{'));
  const isSame = isDeepStrictEqual(from.map(nameOf), to.map(nameOf));
  if (hasNames ? !isSame : from.length !== to.length) return listOnto(now, from, to, pointer);
  const result = [...now];
  for (const [i, entry] of from.entries()) {
    if (isDeepStrictEqual(entry, to[i])) continue;
    const at = numberIn(from, now, i);
    const value = at === undefined ? undefined : valueOnto(now[at], entry, to[i], pointerTo(pointer, i));
    if (at === undefined || value === undefined) throw differs(pointer);
    result[at] = value;
  }
  return result;
}

/** What a step does to a file, on the file as it is now: it may say something else elsewhere. @throws EditError where it does not fit */
export function onto(step: FileStep, file: ContentFile | undefined): FileStep {
  const { path, before, after } = step;
  const { text, value } = file ?? {};
  if (text === undefined || value === undefined || before === null || after === null || text === before)
    return step;
  const [from, to] = [parsed(before), parsed(after)];
  if (from === undefined || to === undefined) throw differs('');
  const made = valueOnto(value, from, to);
  return { path, before: text, after: changeTo(path, text, value, made ?? null).after };
}
