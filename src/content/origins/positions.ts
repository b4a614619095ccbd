import { type Node, parseTree } from 'jsonc-parser';
import type { SourcePlace } from '../../model/sources.ts';
import { lineStarts, nodesOf, placeOf } from '../diagnostics/locate.ts';
import type { SiteIndex } from '../site/site-index.ts';

interface Opened {
  readonly nodes: ReadonlyMap<string, Node>;
  readonly starts: readonly number[];
}

export interface Positions {
  /** Where a field is written: in the translation, where that says it, else in the original. */
  of(path: string, pointer: string): SourcePlace;
}

/**
 * Finds fields in the files of a site.
 * @param index the site in the language that is shown
 * @param code of that language; undefined for the site's own
 */
export function createPositions(index: SiteIndex, main: SiteIndex, code: string | undefined): Positions {
  const opened = new Map<string, Opened>();

  function open(path: string): Opened {
    const known = opened.get(path);
    if (known) return known;
    const text = main.allFiles.get(path)?.text ?? '';
    const tree = parseTree(text, [], { disallowComments: true });
    const made: Opened = { nodes: tree ? nodesOf(tree) : new Map<string, Node>(), starts: lineStarts(text) };
    opened.set(path, made);
    return made;
  }

  function written(path: string, pointer: string): readonly [string, string] {
    const origins = index.files.get(path)?.origins;
    if (code === undefined || !origins?.isTranslated(pointer)) return [path, pointer];
    return [`locales/${code}/${path}`, origins.placeOf(pointer) ?? ''];
  }

  return {
    of(original, wanted) {
      const [path, pointer] = written(original, wanted);
      const { nodes, starts } = open(path);
      // What is not written has its nearest holder's place.
      let at = pointer;
      while (at !== '' && !nodes.has(at)) at = at.slice(0, at.lastIndexOf('/'));
      const node = nodes.get(at);
      const { line, column } = placeOf(starts, [node?.offset ?? 0, node?.offset ?? 0]);
      return { file: `${index.input.name}/${path}`, line, column, pointer: at };
    },
  };
}
