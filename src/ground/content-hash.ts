import { createHash } from 'node:crypto';

/** What names a file by its content: the first 16 characters of its base64url SHA-256. */
export const contentHash = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 16);
