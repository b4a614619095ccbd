import type { ContentFile } from '../site/content-file.ts';
import { isPublic } from '../site/items.ts';
import type { SiteIndex } from '../site/site-index.ts';
import { factsOf } from './file-facts.ts';

/** Files on which the meaning of every other file depends. */
const COMMON = ['site.json', 'theme.json'];

interface Known<Finding> {
  readonly index: SiteIndex;
  readonly findings: ReadonlyMap<ContentFile, readonly Finding[]>;
  /** How many items visitors see: the clock alone changes it. */
  readonly shown: number;
}

const shownItems = (index: SiteIndex) =>
  [...index.collections.values()].reduce(
    (sum, { all }) => sum + all.filter((item) => isPublic(item, index)).length,
    0,
  );

/** True where nothing has changed that another file's links could depend on. */
function standsAsBefore(before: SiteIndex, now: SiteIndex): boolean {
  if (
    before.drafts !== now.drafts ||
    before.input.media !== now.input.media ||
    before.files.size !== now.files.size
  )
    return false;
  if (COMMON.some((path) => before.files.get(path) !== now.files.get(path))) return false;
  for (const [path, file] of now.files) {
    const old = before.files.get(path);
    if (!old || (old !== file && factsOf(old) !== factsOf(file))) return false;
  }
  return true;
}

/**
 * Remembers what linking found in each file. While nothing has changed that others can name, only changed files
 * are linked anew, and the pages that stand for items: they show fields of their items.
 */
export function createLinkMemory<Finding>(link: (index: SiteIndex, file: ContentFile) => readonly Finding[]) {
  let known: Known<Finding> | undefined;
  return (index: SiteIndex, files: readonly ContentFile[]): readonly Finding[] => {
    const shown = shownItems(index);
    const before = known && known.shown === shown && standsAsBefore(known.index, index) ? known : undefined;
    const templates = new Set(index.templates.map(({ file }) => file));
    const findings = new Map<ContentFile, readonly Finding[]>();
    for (const file of files) {
      const kept = templates.has(file) ? undefined : before?.findings.get(file);
      findings.set(file, kept ?? link(index, file));
    }
    known = { index, findings, shown };
    return [...findings.values()].flat();
  };
}
