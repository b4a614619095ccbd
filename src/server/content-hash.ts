import { createHash } from 'node:crypto';

/** The manifest's hash of a file: the first 16 characters of its base64url SHA-256. */
export function contentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
}
