import type { Encoding } from './accept-encoding.ts';

/**
 * The plain file's tag is strong; a compressed one's is weak, since its bytes depend on how hard the
 * compressor tried. Both carry the content's hash, so either revalidates the other.
 */
export function entityTag(hash: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${hash}"` : `W/"${hash}"`;
}

/** Whether `If-None-Match` names this content (weak comparison, as RFC 9110, 13.1.2 asks). */
export function noneMatch(header: string | null | undefined, hash: string): boolean {
  if (header === null || header === undefined) return false;
  const wanted = `"${hash}"`;
  return header
    .split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === '*' || (tag.startsWith('W/') ? tag.slice(2) : tag) === wanted);
}

/** Whether a range may be answered: `If-Range` is absent or names this very content (strong comparison). */
export function rangeStillFits(header: string | null | undefined, hash: string): boolean {
  return header === null || header === undefined || header.trim() === `"${hash}"`;
}
