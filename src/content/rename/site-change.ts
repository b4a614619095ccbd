import type { Compiler } from '../compile.ts';
import { applyEdits, type TextEdit } from '../edit/text-edit.ts';
import type { Diagnostic } from '../findings/finding.ts';
import type { MediaFile, SiteInput } from '../site/input.ts';

/** What happens to one content file. Paths are those in the site folder. */
export interface FileChange {
  /** Null for a file that is new. */
  readonly from: string | null;
  readonly to: string;
  readonly before: string;
  readonly edits: readonly TextEdit[];
}

/** A change of a site, worked out before anything is written. */
export interface SiteChange {
  readonly files: readonly FileChange[];
  /** Files below `public/` that move, by address. */
  readonly media: ReadonlyMap<string, string>;
}

export const textAfter = ({ before, edits }: FileChange): string => applyEdits(before, edits);

/** The site as it will be. */
export function changedInput(input: SiteInput, change: SiteChange): SiteInput {
  const files = new Map(input.files);
  for (const { from } of change.files) if (from !== null) files.delete(from);
  for (const file of change.files) files.set(file.to, textAfter(file));
  const media = new Map<string, MediaFile>(
    [...input.media].map(([path, file]) => [change.media.get(path) ?? path, file]),
  );
  // In the order of a folder that is read from the disk: where two files claim one thing, the first has it.
  const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...input, files: new Map(sorted), media: change.media.size > 0 ? media : input.media };
}

const hasDrafts = ({ files }: SiteInput) =>
  [...files.values()].some((text) => typeof text === 'string' && /"isActive"\s*:\s*false/.test(text));

/**
 * The mistakes that a site has and did not have before, for visitors and in a preview of drafts.
 * @param moved where files that changed their places were, as diagnostics name them
 */
export function addedMistakes(
  compiler: Compiler,
  input: SiteInput,
  after: SiteInput,
  now: Date,
  moved: ReadonlyMap<string, string> = new Map(),
): Diagnostic[] {
  const keyOf = ({ code, message }: Diagnostic, file: string) => `${file}\n${code}\n${message}`;
  const isError = ({ severity }: Diagnostic) => severity === 'error';
  const found = new Map<string, Diagnostic>();
  for (const drafts of hasDrafts(input) || hasDrafts(after) ? [false, true] : [false]) {
    const mistakes = compiler.check(after, now, { drafts }).diagnostics.filter(isError);
    if (mistakes.length === 0) continue;
    const before = compiler.check(input, now, { drafts }).diagnostics.filter(isError);
    const known = new Set(before.map((diagnostic) => keyOf(diagnostic, diagnostic.file)));
    for (const diagnostic of mistakes) {
      const key = keyOf(diagnostic, moved.get(diagnostic.file) ?? diagnostic.file);
      if (!known.has(key)) found.set(key, diagnostic);
    }
  }
  return [...found.values()];
}

/** The mistakes that a change would make. Mistakes that are there already do not count. */
export function newMistakes(
  compiler: Compiler,
  input: SiteInput,
  change: SiteChange,
  now: Date,
): Diagnostic[] {
  const moved = new Map(change.files.map(({ from, to }) => [`${input.name}/${to}`, `${input.name}/${from}`]));
  return addedMistakes(compiler, input, changedInput(input, change), now, moved);
}
