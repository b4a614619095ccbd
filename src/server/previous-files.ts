import type { ManifestFile } from '../model/build-manifest.ts';
import { describeFile } from './media-type.ts';

/** Names that the build gives, none of which begins with a dot; precompressed siblings have no address of their own. */
const HASHED = /^\/(?:assets|_data|media)(?:\/[\w-][\w.-]*)+$/;
const COMPRESSED = /\.(?:br|gz)$/;

export type PreviousFiles = ReturnType<typeof previousFiles>;

/**
 * Hashed files of earlier builds, for visitors whose page was loaded before the last build.
 * @param dir which need not be there
 */
export function previousFiles(dir: string) {
  const known = new Map<string, ManifestFile>();
  return {
    dir,
    /** Never rejects. */
    async find(address: string): Promise<ManifestFile | undefined> {
      if (!HASHED.test(address) || COMPRESSED.test(address)) return undefined;
      const found = known.get(address) ?? (await describeFile(dir, address.slice(1), 'immutable'));
      if (found) known.set(address, found);
      return found;
    },
  };
}
