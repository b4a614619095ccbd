import { readFile } from 'node:fs/promises';
import { getMimeType } from 'hono/utils/mime';
import { contentHash } from '../ground/content-hash.ts';
import type { CachePolicy, ManifestFile } from '../model/build-manifest.ts';
import { ownFile } from './own-file.ts';

/** What browsers that can may fetch before it is asked for: a header names it. */
export const SPECULATION_RULES = {
  file: 'speculation-rules.json',
  type: 'application/speculationrules+json',
} as const;

/** The media type by a file's extension, for files that no manifest describes any more. */
export const mediaType = (file: string): string =>
  file === SPECULATION_RULES.file
    ? SPECULATION_RULES.type
    : (getMimeType(file.toLowerCase()) ?? 'application/octet-stream');

/** A file as a manifest would have it; undefined where it cannot be read. */
export async function describeFile(
  dir: string,
  file: string,
  cache: CachePolicy,
): Promise<ManifestFile | undefined> {
  const bytes = await ownFile(dir, file)
    .then((path) => readFile(path))
    .catch(() => undefined);
  if (bytes === undefined) return undefined;
  return { file, type: mediaType(file), bytes: bytes.byteLength, hash: contentHash(bytes), cache };
}
