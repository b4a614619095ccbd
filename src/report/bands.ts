import { diffArrays } from 'diff';

/** Rows from `top` to before `bottom`. */
export interface Rows {
  readonly top: number;
  readonly bottom: number;
}

/** Rows that differ, on either side; one of them may be empty. */
export interface Band {
  readonly before: Rows;
  readonly after: Rows;
}

/** Longer searches end in one band from the first difference to the last. */
const SEARCH_MS = 1500;

/** Where two pictures differ, given what their rows hold: rows that only moved down are the same. */
export function changedBands(before: readonly number[], after: readonly number[]): Band[] {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const left = before.slice(start, before.length - end);
  const right = after.slice(start, after.length - end);
  if (left.length === 0 && right.length === 0) return [];
  const whole = [
    { removed: true, added: false, count: left.length },
    { removed: false, added: true, count: right.length },
  ];
  const runs = diffArrays(left, right, { timeout: SEARCH_MS }) ?? whole;
  const bands: Band[] = [];
  let [i, j] = [start, start];
  for (const { added, removed, count } of runs) {
    const [down, across] = [added ? 0 : count, removed ? 0 : count];
    const last = bands.at(-1);
    const next = { before: { top: i, bottom: i + down }, after: { top: j, bottom: j + across } };
    if (last?.before.bottom === i && last.after.bottom === j && (added || removed))
      bands[bands.length - 1] = joined(last, next);
    else if (added || removed) bands.push(next);
    i += down;
    j += across;
  }
  return bands;
}

const joined = (one: Band, other: Band): Band => ({
  before: { top: one.before.top, bottom: other.before.bottom },
  after: { top: one.after.top, bottom: other.after.bottom },
});

const gap = (one: Band, other: Band) =>
  Math.min(other.before.top - one.before.bottom, other.after.top - one.after.bottom);

/** Joins bands that are closer than `near` rows, and then the closest ones until there are at most `most`. */
export function joinBands(bands: readonly Band[], near: number, most: number): Band[] {
  const list = [...bands];
  for (;;) {
    let closest = 0;
    for (let index = 1; index + 1 < list.length; index += 1) {
      const [one, other, first, second] = [list[index], list[index + 1], list[closest], list[closest + 1]];
      if (one && other && first && second && gap(one, other) < gap(first, second)) closest = index;
    }
    const [one, other] = [list[closest], list[closest + 1]];
    if (!one || !other || (gap(one, other) > near && list.length <= most)) return list;
    list.splice(closest, 2, joined(one, other));
  }
}

/** Rows with some of what is around them, within a picture of `height` rows. */
export const widened = ({ top, bottom }: Rows, by: number, height: number): Rows => ({
  top: Math.max(0, top - by),
  bottom: Math.min(height, bottom + by),
});
