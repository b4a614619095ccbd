import { lineChanges } from './line-changes.ts';
import type { Change, Piece } from './model.ts';

const isFigure = (value: string | null) => /: (-?[\d.]+|true|false)$/.test(value ?? '');

interface Known {
  /** True where the page shows a text anyway. */
  seen(before: string | null, after: string | null): boolean;
  /** True where entries that came or went are told as a whole. */
  readonly hasEntries: boolean;
  /** True where the page tells of other changes: figures mostly stand in it as well. */
  readonly isExplained: boolean;
}

/** What changed in a page’s data and nowhere else on it: texts that show once a visitor acts. */
export function dataChanges(before: readonly Piece[], after: readonly Piece[], known: Known): Change[] {
  const items = (pieces: readonly Piece[]) => new Set(pieces.map(({ item }) => item));
  const told = (pieces: readonly Piece[], others: ReadonlySet<string | undefined>) =>
    known.hasEntries ? pieces.filter(({ item }) => others.has(item)) : pieces;
  const changes = lineChanges(told(before, items(after)), told(after, items(before)));
  return changes.filter(
    ({ before: old, after: now }) =>
      old !== now && !known.seen(old, now) && !(known.isExplained && (isFigure(old) || isFigure(now))),
  );
}
