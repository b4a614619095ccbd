import { parseAccept } from 'hono/utils/accept';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Best first; the first wins where the browser likes several as much. */
const OFFERED: readonly Encoding[] = ['br', 'gzip', 'identity'];

/**
 * The encoding to answer with (RFC 9110, 12.5.3): highest weight, then br before gzip before none.
 * Where nothing is acceptable the plain file is still the more useful answer than a 406.
 */
export function chooseEncoding(header: string | null): Encoding {
  const weights = new Map(
    parseAccept((header ?? '').toLowerCase()).map(({ type, q, params }) => [
      type === 'x-gzip' ? 'gzip' : type,
      Number.isNaN(Number(params.q ?? 1)) ? 0 : q,
    ]),
  );
  // Unmentioned, the plain file is acceptable but asked for by nobody.
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? (encoding === 'identity' ? 0 : (weights.get('*') ?? 0));
  const wanted = OFFERED.filter((encoding) => weightOf(encoding) > 0);
  return wanted.toSorted((a, b) => weightOf(b) - weightOf(a))[0] ?? 'identity';
}

/** First and last byte, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads a `Range` header for a body of `size` bytes. `undefined` means to send the whole body: no header,
 * another unit, several ranges or nonsense (RFC 9110, 14.2 lets a server ignore them all).
 */
export function parseRange(header: string | null, size: number): ByteRange | 'outside' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header ?? '');
  if (match === null) return undefined;
  const [, from = '', to = ''] = match;
  // `-500` asks for the last bytes, `500-` for those from there on.
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < start) return undefined;
  return start < size ? { start, end } : 'outside';
}

/**
 * The plain file's tag is strong; a compressed one's is weak, since its bytes depend on how hard the
 * compressor tried. Both carry the content's hash, so either revalidates the other.
 */
export function entityTag(hash: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${hash}"` : `W/"${hash}"`;
}

const tagsIn = (header: string) => header.split(',').map((tag) => tag.trim());

/** Whether `If-Match` is absent or names this content (strong comparison, as RFC 9110, 13.1.1 asks). */
export function stillMatches(header: string | null, hash: string): boolean {
  return header === null || tagsIn(header).some((tag) => tag === '*' || tag === `"${hash}"`);
}

/** Whether `If-None-Match` names this content (weak comparison, as RFC 9110, 13.1.2 asks). */
export function noneMatch(header: string | null, hash: string): boolean {
  return tagsIn(header ?? '').some((tag) => tag === '*' || tag.replace(/^W\//, '') === `"${hash}"`);
}

/** Whether a range may be answered: `If-Range` is absent or names this very content (strong comparison). */
export function rangeStillFits(header: string | null, hash: string): boolean {
  return header === null || header === `"${hash}"`;
}
