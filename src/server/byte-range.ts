/** First and last byte, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads a `Range` header for a body of `size` bytes. `undefined` means to send the whole body: no header,
 * another unit, several ranges or nonsense (RFC 9110, 14.2 lets a server ignore them all).
 */
export function parseRange(
  header: string | null | undefined,
  size: number,
): ByteRange | 'outside' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec((header ?? '').trim().toLowerCase());
  if (match === null) return undefined;
  const [, from = '', to = ''] = match;
  if (from === '') return to === '' ? undefined : suffix(Number(to), size);
  const start = Number(from);
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < start) return undefined;
  return start < size ? { start, end } : 'outside';
}

function suffix(length: number, size: number): ByteRange | 'outside' {
  if (length === 0 || size === 0) return 'outside';
  return { start: Math.max(0, size - length), end: size - 1 };
}
