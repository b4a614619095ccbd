import { lineChanges } from './line-changes.ts';
import type { Change, Piece } from './model.ts';

/** Names of what a visitor never reads. */
const UNREAD = new Set(
  'type id slug href src srcset sources sizes path key icon style tone align width height hash iso url level tag accent format currency locale'.split(
    ' ',
  ),
);

/** Words, not an address, a date of machines or a name of ours. */
const isWords = (text: string) =>
  /\p{L}/u.test(text) &&
  !/^(\/|#|https?:|mailto:|tel:|\d{4}-\d\d-\d\d)/.test(text) &&
  !/^[a-z][\w-]*$/.test(text);

interface Place {
  readonly path: readonly string[];
  readonly frame: boolean;
  readonly item?: string;
}

function walk(value: unknown, place: Place, pieces: Piece[]): void {
  const { path, ...piece } = place;
  const key = path.at(-1) ?? '';
  const add = (text: string) => pieces.push({ kind: 'data', place: path.join(' › '), value: text, ...piece });
  if (typeof value === 'string') {
    const text = value.replace(/\s+/g, ' ').trim();
    if (isWords(text)) add(text);
  } else if (typeof value === 'number' || typeof value === 'boolean') add(`${key}: ${value}`);
  else if (Array.isArray(value))
    for (const entry of value) walk(entry, { ...place, ...itemOf(entry) }, pieces);
  else if (typeof value === 'object' && value !== null)
    for (const [name, entry] of Object.entries(value)) {
      const isPlain = name === 'children' || name === 'data';
      if (!UNREAD.has(name) && !/Id$/.test(name))
        walk(entry, isPlain ? place : { ...place, path: [...path, name] }, pieces);
    }
}

/** What a list holds is told apart by its id. */
function itemOf(entry: unknown): { readonly item?: string } {
  const id = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined;
  return typeof id === 'string' ? { item: id } : {};
}

/** The texts and figures of a page’s data, below the id of their section. */
export function pageDataPieces(data: {
  readonly model?: { readonly sections?: readonly { readonly id?: string; readonly data?: unknown }[] };
}): Piece[] {
  const pieces: Piece[] = [];
  for (const section of data.model?.sections ?? [])
    walk(section.data, { path: [section.id ?? ''], frame: false }, pieces);
  return pieces;
}

/** The same of what all pages share: menus and the engine’s own words. */
export function shellPieces(shell: unknown): Piece[] {
  const pieces: Piece[] = [];
  walk(shell, { path: [], frame: true }, pieces);
  return pieces;
}

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
