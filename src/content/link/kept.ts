import type { ContentFile } from '../site/content-file.ts';

/** As many as a site has languages, in the usual case. */
const MOST_KEPT = 4;

/**
 * Remembers what was made of the parts of all files, for as long as none of the parts has changed: one edit of
 * thousands of files seldom touches what a rule looks at.
 * @param same whether two parts say the same; the same object always does
 */
export function keptWhileSame<Part, Given, Result>(
  same: (one: Part, other: Part) => boolean,
  make: (parts: ReadonlyMap<string, Part>, given: Given) => Result,
) {
  const kept: {
    readonly parts: ReadonlyMap<string, Part>;
    readonly given: Given;
    readonly result: Result;
  }[] = [];
  return (files: Iterable<ContentFile>, partOf: (file: ContentFile) => Part, given: Given): Result => {
    const parts = new Map<string, Part>();
    for (const file of files) parts.set(file.path, partOf(file));
    const isKept = (entry: (typeof kept)[number]): boolean => {
      if (entry.given !== given || entry.parts.size !== parts.size) return false;
      for (const [path, part] of parts) {
        const before = entry.parts.get(path);
        if (before === undefined || (before !== part && !same(before, part))) return false;
      }
      return true;
    };
    const found = kept.findIndex(isKept);
    const result = kept[found]?.result ?? make(parts, given);
    if (found >= 0) kept.splice(found, 1);
    kept.unshift({ parts, given, result });
    kept.length = Math.min(kept.length, MOST_KEPT);
    return result;
  };
}
