import type { Piece } from './model.ts';

/** Names of what a visitor never reads. */
const UNREAD = new Set(
  'type id slug href src srcset sources sizes path key icon style tone align width height hash level tag accent format currency locale'.split(
    ' ',
  ),
);

/** Words, not an address, a date of machines or a name of ours. */
const isWords = (text: string) =>
  /\p{L}/u.test(text) &&
  !/^(\/|#|https?:|mailto:|tel:|\d{4}-\d\d-\d\d)/.test(text) &&
  !/^[a-z][\w-]*$/.test(text);

function walk(value: unknown, path: readonly string[], frame: boolean, pieces: Piece[]): void {
  const key = path.at(-1) ?? '';
  const place = path.join(' › ');
  if (typeof value === 'string') {
    const text = value.replace(/\s+/g, ' ').trim();
    if (isWords(text)) pieces.push({ kind: 'data', frame, place, value: text });
  } else if (typeof value === 'number' || typeof value === 'boolean')
    pieces.push({ kind: 'data', frame, place, value: `${key}: ${value}` });
  else if (Array.isArray(value)) for (const entry of value) walk(entry, path, frame, pieces);
  else if (typeof value === 'object' && value !== null)
    for (const [name, entry] of Object.entries(value))
      if (!UNREAD.has(name))
        walk(entry, name === 'children' || name === 'data' ? path : [...path, name], frame, pieces);
}

export interface PageData {
  readonly model?: { readonly sections?: readonly { readonly id?: string; readonly data?: unknown }[] };
}

/** The texts and figures of a page’s data, below the id of their section. */
export function pageDataPieces({ model }: PageData): Piece[] {
  const pieces: Piece[] = [];
  for (const { id = '', data } of model?.sections ?? []) walk(data, [id], false, pieces);
  return pieces;
}

/** The same of what all pages share: menus and the engine’s own words. */
export function shellPieces(shell: unknown): Piece[] {
  const pieces: Piece[] = [];
  walk(shell, [], true, pieces);
  return pieces;
}

/** What of a page’s data does not stand in its HTML: it shows when a visitor acts. */
export function unseen(data: readonly Piece[], page: readonly Piece[]): Piece[] {
  const seen = page.map(({ value }) => value).join('\n');
  return data.filter(({ value }) => !seen.includes(value));
}
