import { applyEdits, type Edit } from 'jsonc-parser';
import { nodesIn } from '../diagnostics/locate.ts';
import { escaped } from '../edit/text-edit.ts';
import { stringAt } from '../json/json.ts';
import { rememberedBy } from '../json/remembered.ts';
import { renameRecords } from '../locales/records.ts';
import type { SiteIndex } from '../site/site-index.ts';
import type { Place } from '../uses/uses.ts';
import type { FileChange, SiteChange } from './site-change.ts';

/** What a renaming is worked out of. */
export interface Job {
  /** The site with all that is hidden, and as visitors see it. */
  readonly all: SiteIndex;
  readonly shown: SiteIndex;
  /** Everything that its files name. */
  readonly places: readonly Place[];
}

export type Draft = ReturnType<typeof createDraft>;

/** What a renaming comes to, with the number of redirects that it needs; or why it cannot be done. */
export type Planned = { readonly draft: Draft; readonly redirects: number } | { readonly problem: string };

const depth = (path: string) => path.split('/').length;

/** The path of a file's schema, seen from another folder: it lies outside the site, so that only the depth counts. */
function schemaSeenFrom(written: string, from: string, to: string): string | undefined {
  const deeper = depth(to) - depth(from);
  if (!written.startsWith('../') || deeper === 0) return undefined;
  if (deeper > 0) return '../'.repeat(deeper) + written;
  const up = '../'.repeat(-deeper);
  return written.startsWith(`${up}../`) ? written.slice(up.length) : undefined;
}

/** A renaming that is being worked out. */
export function createDraft(index: SiteIndex) {
  const moves = new Map<string, string>();
  const media = new Map<string, string>();
  const edits = new Map<string, Edit[]>();
  const treeOf = rememberedBy(nodesIn);
  let places = 0;

  /** A file of which nothing changes is none of the change. */
  function edit(file: string, more: readonly Edit[]): void {
    if (more.length > 0) edits.set(file, [...(edits.get(file) ?? []), ...more]);
  }

  /** The value at a pointer, as it stands in the file. */
  function nodeAt(file: string, pointer: string) {
    const source = index.allFiles.get(file)?.text;
    if (source === undefined) return undefined;
    const node = treeOf(source).get(pointer);
    return node && { node, source };
  }

  /** Writes another text at a pointer. */
  function replace(file: string, pointer: string, text: string): void {
    const node = nodeAt(file, pointer)?.node;
    if (node) edit(file, [{ offset: node.offset + 1, length: node.length - 2, content: escaped(text) }]);
  }

  /** In a translation: its records name the entry of a list as the original does now. */
  function replaceRecords(file: string, list: string, from: string, to: string): void {
    const text = index.allFiles.get(file)?.text;
    if (text !== undefined)
      edit(
        file,
        renameRecords(text, list, (entry) => (entry === from ? to : entry)),
      );
  }

  return {
    moveMedia: (from: string, to: string) => void media.set(from, to),
    /** Moves a content file, and the path of its schema with it. */
    move(from: string, to: string): void {
      moves.set(from, to);
      const schema = stringAt(index.allFiles.get(from)?.value, '$schema');
      const moved = schema === undefined ? undefined : schemaSeenFrom(schema, from, to);
      if (moved !== undefined) replace(from, '/$schema', moved);
    },
    /** Writes something else in a part of a place; all of it where nothing is said. */
    rewrite(place: Place, text: string, from?: number, to?: number): void {
      const [start, end] = place.range(from, to);
      places += 1;
      edit(place.file, [{ offset: start, length: end - start, content: escaped(text) }]);
    },
    replace,
    replaceRecords,
    edit,
    nodeAt,
    /** How many references were rewritten. */
    places: () => places,
    change(): SiteChange {
      const touched = [...new Set([...moves.keys(), ...edits.keys()])].sort();
      const files = touched.map((from): FileChange => {
        const before = index.allFiles.get(from)?.text ?? '';
        const after = applyEdits(before, edits.get(from) ?? []);
        return { from, to: moves.get(from) ?? from, before, after };
      });
      return { files, media };
    },
  };
}
