import { hash } from 'node:crypto';

/** What names a file by its content: the first 16 characters of its base64url SHA-256. */
export const contentHash = (content: Uint8Array | string): string =>
  hash('sha256', content, 'base64url').slice(0, 16);
