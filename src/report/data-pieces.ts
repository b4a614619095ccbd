import { takerOf } from './line-changes.ts';
import type { Piece } from './model.ts';

/** Names of what a visitor never reads, though there are blanks in it. */
const UNREAD = new Set(['srcset', 'sizes', 'icon', 'style']);

/** Words, not an address, a date of machines or a name of ours. */
const isWords = (text: string) =>
  /\p{L}/u.test(text) &&
  !/^(\/|#|https?:|mailto:|tel:|\d{4}-\d\d-\d\d)/.test(text) &&
  !/^[a-z][\w-]*$/.test(text);

/** The texts that scripts are given. */
export function dataTexts(value: unknown): string[] {
  if (typeof value === 'string') return isWords(value) ? [value.replace(/\s+/g, ' ').trim()] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, entry]) => (UNREAD.has(name) ? [] : dataTexts(entry)));
}

/** The texts of a page that only scripts show, once a visitor acts, and that the scripts of its other version do not have. */
export function unseen(pieces: readonly Piece[], others: readonly Piece[]): Piece[] {
  const [data, known] = [pieces, others].map((list) => list.filter(({ kind }) => kind === 'data'));
  const isKnown = takerOf((known ?? []).map(({ value }) => value));
  const seen = pieces.flatMap(({ kind, value }) => (kind === 'data' ? [] : value)).join('\n');
  return (data ?? []).filter(({ value }) => !isKnown(value) && !seen.includes(value));
}
