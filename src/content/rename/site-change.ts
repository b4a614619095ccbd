import { applyEdits, type Edit } from 'jsonc-parser';
import type { Compiler } from '../compile.ts';
import { nodesIn } from '../diagnostics/locate.ts';
import { valueEdits } from '../edit/value-edits.ts';
import type { Diagnostic } from '../findings/finding.ts';
import type { JsonValue } from '../json/json.ts';
import { MAX_BYTES } from '../json/parse.ts';
import type { SiteInput } from '../site/input.ts';

/** What happens to one content file. Paths are those in the site folder. */
export interface FileChange {
  /** Null for a file that is new. */
  readonly from: string | null;
  readonly to: string;
  readonly before: string;
  readonly after: string;
}

/** A change of a site, worked out before anything is written. */
export interface SiteChange {
  readonly files: readonly FileChange[];
  /** Files below `public/` that move, by address. */
  readonly media: ReadonlyMap<string, string>;
}

/** A file that stays where it is, with edits made in it. */
export const edited = (path: string, before: string, edits: Edit[]): FileChange => {
  return { from: path, to: path, before, after: applyEdits(before, edits) };
};

/** The file's change from one value to another, all else as it is written. */
export function changeTo(path: string, text: string, before: JsonValue, after: JsonValue): FileChange {
  const tree = nodesIn(text).get('');
  return edited(path, text, tree ? valueEdits(text, tree, before, after) : []);
}

/** What happens to one file: null where there is none. */
export interface FileStep {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** What a change does to each file; one that moves goes at its old place and comes at its new one. */
export function stepsOf({ files }: SiteChange): FileStep[] {
  const before = new Map(files.flatMap(({ from, before }) => (from === null ? [] : [[from, before]])));
  const after = new Map(files.map(({ to, after }) => [to, after]));
  return [...new Set([...before.keys(), ...after.keys()])].map((path) => ({
    path,
    before: before.get(path) ?? null,
    after: after.get(path) ?? null,
  }));
}

/** The site as it will be. @param moved files below `public/` that move, by address */
export function inputAfter(
  input: SiteInput,
  steps: readonly FileStep[],
  moved: SiteChange['media'] = new Map(),
): SiteInput {
  const files = new Map(input.files);
  for (const { path, after } of steps) {
    if (after === null) files.delete(path);
    // What is too large is not read from the disk, either.
    else files.set(path, Buffer.byteLength(after) > MAX_BYTES ? Buffer.from(after) : after);
  }
  // In the order of a folder that is read from the disk: where two files claim one thing, the first has it.
  const sorted = new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
  const media = new Map([...input.media].map(([path, file]) => [moved.get(path) ?? path, file]));
  return { ...input, files: sorted, media: moved.size > 0 ? media : input.media };
}

export const changedInput = (input: SiteInput, change: SiteChange): SiteInput =>
  inputAfter(input, stepsOf(change), change.media);

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
