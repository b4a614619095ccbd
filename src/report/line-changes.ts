import { diffArrays } from 'diff';
import { rememberedBy } from '../content/json/remembered.ts';
import type { Change, Piece } from './model.ts';

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** @returns whether one of the values is left, and takes it */
export function takerOf(values: readonly string[]): (value: string) => boolean {
  const left = new Map<string, number>();
  for (const value of values) left.set(value, (left.get(value) ?? 0) + 1);
  return (value) => {
    const count = left.get(value) ?? 0;
    left.set(value, count - 1);
    return count > 0;
  };
}

/** How much of their words two texts share, 0 to 1. */
export function likeness(one: string, other: string, wordsOf = words): number {
  const [own, others] = [wordsOf(one), wordsOf(other)];
  return (2 * others.filter(takerOf(own)).length) / Math.max(1, own.length + others.length);
}

const ALIKE = 0.35;

/** So many texts before and after its own place the one that took a text's place is looked for. */
const NEAR = 25;

/** Longer searches end in everything removed and everything added. */
const SEARCH_MS = 1500;

const changeOf = ({ kind, frame, place }: Piece, before: string | null, after: string | null): Change => ({
  kind,
  frame,
  place,
  before,
  after,
});
export const removal = (piece: Piece): Change => changeOf(piece, piece.value, null);
export const addition = (piece: Piece): Change => changeOf(piece, null, piece.value);

/** Puts a removed text and the added one that took its place together, in the order of the page. */
function pair(removed: readonly Piece[], added: readonly Piece[]): Change[] {
  const changes: Change[] = [];
  const wordsOf = rememberedBy(words);
  const alone = removed.length === 1 && added.length === 1;
  let next = 0;
  let place = 0;
  for (const piece of removed) {
    const from = Math.max(next, place - NEAR);
    const offset = added
      .slice(from, place + NEAR)
      .findIndex(({ value }) => alone || likeness(piece.value, value, wordsOf) >= ALIKE);
    const match = from + offset;
    const found = offset < 0 ? undefined : added[match];
    if (found) {
      changes.push(...added.slice(next, match).map(addition), changeOf(found, piece.value, found.value));
      next = match + 1;
      place = match;
    } else changes.push(removal(piece));
    place += 1;
  }
  return [...changes, ...added.slice(next).map(addition)];
}

/** A text that went in one place and came in another has moved. */
function withMoves(changes: readonly Change[]): Change[] {
  const isGone = takerOf(changes.flatMap(({ before, after }) => (after === null ? (before ?? []) : [])));
  const moved: string[] = [];
  const kept = changes.map((change): Change => {
    const { before, after } = change;
    if (before !== null || after === null || !isGone(after)) return change;
    moved.push(after);
    return { ...change, before: after };
  });
  const isMoved = takerOf(moved);
  return kept.filter(({ before, after }) => before === null || after !== null || !isMoved(before));
}

/** What changed between two lists of texts, in the order of the page. */
export function lineChanges(before: readonly Piece[], after: readonly Piece[]): Change[] {
  const comparator = (one: Piece, other: Piece) => one.value === other.value;
  const whole = [
    { removed: true, added: false, value: before },
    { removed: false, added: true, value: after },
  ];
  const runs = diffArrays([...before], [...after], { comparator, timeout: SEARCH_MS }) ?? whole;
  const changes: Change[] = [];
  let removed: Piece[] = [];
  let added: Piece[] = [];
  const settle = () => {
    changes.push(...pair(removed, added));
    [removed, added] = [[], []];
  };
  for (const run of runs) {
    if (run.removed) removed.push(...run.value);
    else if (run.added) added.push(...run.value);
    else settle();
  }
  settle();
  return withMoves(changes);
}
