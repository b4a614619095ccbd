import { hash } from 'node:crypto';

/** What tells a content from others: the first 16 characters of its base64url SHA-256. */
export const contentHash = (content: Uint8Array | string): string =>
  hash('sha256', content, 'base64url').slice(0, 16);

/** The part that stands in an address: as long as those of pictures and scripts, since every page names several. */
export const addressHash = (content: Uint8Array | string): string => contentHash(content).slice(0, 8);
