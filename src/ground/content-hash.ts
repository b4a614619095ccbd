import { hash } from 'node:crypto';

/** What tells a content from others: the first 16 characters of its base64url SHA-256. */
export const contentHash = (content: Uint8Array | string): string =>
  hash('sha256', content, 'base64url').slice(0, 16);

/** The part of it that stands in an address, since every page names several: beside a name, 48 bits tell states apart. */
export const addressHash = (hash: string): string => hash.slice(0, 8);
