import type { Finding } from '../diagnostics/diagnostic.ts';
import type { ContentFile } from '../site/read-files.ts';

/** A rule that looks at one file and nothing else: as long as the file is the same, so is its answer. */
export function onceAFile(rule: (file: ContentFile) => readonly Finding[]) {
  const known = new WeakMap<ContentFile, readonly Finding[]>();
  return (file: ContentFile): readonly Finding[] => {
    const before = known.get(file);
    if (before) return before;
    const findings = rule(file);
    known.set(file, findings);
    return findings;
  };
}
