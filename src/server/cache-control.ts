import type { CachePolicy } from '../model/build-manifest.ts';

/** `Cache-Control` for each policy of the manifest; hours and years in seconds. */
export const CACHE_CONTROL: Readonly<Record<CachePolicy, string>> = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'no-cache',
  hour: 'public, max-age=3600',
};
