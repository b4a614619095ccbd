import { existsSync, realpathSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { contentHash } from '../ground/content-hash.ts';
import type { ManifestFile } from '../model/build-manifest.ts';

/**
 * The path of a file below a folder, which itself may be a link; nothing below it may: a build writes none.
 *
 * @throws the file system's error (`ENOENT`) where there is no such file, or a link in its place.
 */
export async function ownFile(dir: string, file: string): Promise<string> {
  const path = join(await realpath(dir), file);
  if ((await realpath(path)) === path) return path;
  throw Object.assign(new Error(`${file} is a link.`), { code: 'ENOENT' });
}

/** Names that the build gives, none of which begins with a dot; precompressed siblings have no address of their own. */
const HASHED = /^\/(?:assets|_data|media)(?:\/[\w-][\w.-]*)+$/;
const COMPRESSED = /\.(?:br|gz)$/;

/** Where the hashed files of a folder's earlier builds lie: what one folder holds is no other's, such as drafts. */
export const previousFolder = (root: string, out: string): string =>
  join(root, '.cache/previous', contentHash(existsSync(out) ? realpathSync(out) : out));

export type PreviousFiles = ReturnType<typeof previousFiles>;

/**
 * Hashed files of earlier builds, for visitors whose page was loaded before the last build.
 * @param own folders that need not be there
 * @param earlier folders of whole builds that were served before, which need not be there any more
 */
export function previousFiles(own: readonly string[], earlier: readonly string[] = []) {
  const known = new Map<string, { readonly dir: string; readonly file: ManifestFile }>();
  return {
    /** Never rejects. */
    async find(address: string) {
      if (!HASHED.test(address) || COMPRESSED.test(address)) return undefined;
      const before = known.get(address);
      if (before && existsSync(join(before.dir, before.file.file))) return before;
      for (const place of [...own, ...earlier]) {
        const file = await describeFile(place, address.slice(1));
        if (file === undefined) continue;
        const found = { dir: place, file };
        known.set(address, found);
        return found;
      }
      return undefined;
    },
  };
}

/** What browsers that can may fetch before it is asked for: a header names it. */
export const SPECULATION_RULES = {
  file: 'speculation-rules.json',
  type: 'application/speculationrules+json',
} as const;

/** What Apple asks for, whose name has no ending. */
const APP_LINKS = '.well-known/apple-app-site-association';

/** Those of sounds, and of the captions of a video, that the package does not know: told a wrong one, browsers refuse to play. */
const PLAYED: Readonly<Record<string, string>> = {
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  vtt: 'text/vtt; charset=utf-8',
};

/** The media type by a file's extension, for files that no manifest describes any more. */
export const mediaType = (file: string): string =>
  file === SPECULATION_RULES.file
    ? SPECULATION_RULES.type
    : (getMimeType(file === APP_LINKS ? '.json' : file.toLowerCase()) ??
      getMimeType(file.toLowerCase(), PLAYED) ??
      (/^\.well-known\/[^.]*$/.test(file) ? 'text/plain; charset=utf-8' : 'application/octet-stream'));

/** A hashed file as a manifest would have it; undefined where it cannot be read. */
async function describeFile(dir: string, file: string): Promise<ManifestFile | undefined> {
  const bytes = await ownFile(dir, file)
    .then((path) => readFile(path))
    .catch(() => undefined);
  if (bytes === undefined) return undefined;
  return {
    file,
    type: mediaType(file),
    bytes: bytes.byteLength,
    hash: contentHash(bytes),
    cache: 'immutable',
  };
}
