import { diffArrays } from 'diff';
import type { Change, Piece } from './model.ts';

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** How much of their words two texts share, 0 to 1. */
export function likeness(one: string, other: string): number {
  const [own, others] = [words(one), words(other)];
  const left = new Map<string, number>();
  for (const word of own) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of others) {
    const count = left.get(word) ?? 0;
    if (count > 0) shared += 1;
    left.set(word, count - 1);
  }
  return (2 * shared) / Math.max(1, own.length + others.length);
}

const ALIKE = 0.35;

export const removal = ({ kind, frame, place, value }: Piece): Change => ({
  kind,
  frame,
  place,
  before: value,
  after: null,
});

export const addition = ({ kind, frame, place, value }: Piece): Change => ({
  kind,
  frame,
  place,
  before: null,
  after: value,
});

/** Puts a removed text and the added one that took its place together, in the order of the page. */
function pair(removed: readonly Piece[], added: readonly Piece[]): Change[] {
  const changes: Change[] = [];
  let next = 0;
  for (const piece of removed) {
    const alone = removed.length === 1 && added.length === 1;
    const match = added.findIndex(
      ({ value }, index) => index >= next && (alone || likeness(piece.value, value) >= ALIKE),
    );
    const found = added[match];
    if (!found) {
      changes.push(removal(piece));
      continue;
    }
    changes.push(...added.slice(next, match).map(addition), { ...addition(found), before: piece.value });
    next = match + 1;
  }
  return [...changes, ...added.slice(next).map(addition)];
}

/** A text that went in one place and came in another has moved. */
function withMoves(changes: readonly Change[]): Change[] {
  const gone = new Map<string, number>();
  for (const { before, after } of changes)
    if (before !== null && after === null) gone.set(before, (gone.get(before) ?? 0) + 1);
  const moved = new Map<string, number>();
  const kept = changes.map((change): Change => {
    const { before, after } = change;
    if (before !== null || after === null || (gone.get(after) ?? 0) === 0) return change;
    gone.set(after, (gone.get(after) ?? 0) - 1);
    moved.set(after, (moved.get(after) ?? 0) + 1);
    return { ...change, before: after };
  });
  return kept.filter(({ before, after }) => {
    if (before === null || after !== null || (moved.get(before) ?? 0) === 0) return true;
    moved.set(before, (moved.get(before) ?? 0) - 1);
    return false;
  });
}

/** What changed between two lists of texts, in the order of the page. */
export function lineChanges(before: readonly Piece[], after: readonly Piece[]): Change[] {
  const runs = diffArrays(
    before.map(({ value }) => value),
    after.map(({ value }) => value),
  );
  const changes: Change[] = [];
  let [left, right] = [0, 0];
  let removed: Piece[] = [];
  let added: Piece[] = [];
  const settle = () => {
    changes.push(...pair(removed, added));
    [removed, added] = [[], []];
  };
  for (const run of runs) {
    if (run.removed) removed.push(...before.slice(left, left + run.count));
    else if (run.added) added.push(...after.slice(right, right + run.count));
    else settle();
    if (!run.added) left += run.count;
    if (!run.removed) right += run.count;
  }
  settle();
  return withMoves(changes);
}
