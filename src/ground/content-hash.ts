import { hash } from 'node:crypto';

/** How contents are told apart, also where a thread of its own does it: by the first 16 characters of a SHA-256. */
export const HASHED = { algorithm: 'sha256', encoding: 'base64url', length: 16 } as const;

/** What tells a content from others. */
export const contentHash = (content: Uint8Array | string): string =>
  hash(HASHED.algorithm, content, HASHED.encoding).slice(0, HASHED.length);

/** The part of it that stands in an address, since every page names several: beside a name, 48 bits tell states apart. */
export const addressHash = (hash: string): string => hash.slice(0, 8);
