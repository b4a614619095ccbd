import { pointerTo } from '../diagnostics/pointer.ts';
import { isArray, type JsonValue } from '../json/json.ts';
import { listedItems } from '../link/references.ts';
import { overlayOf } from '../overlay/locale.ts';
import type { Shape } from '../schema/shape.ts';
import { replaced, walk } from '../schema/walk.ts';
import type { ContentFile } from '../site/content-file.ts';
import { markPath, markText } from './marks.ts';

/** A field of a content file: the original's path, and the pointer in it. */
export interface Source {
  readonly path: string;
  readonly pointer: string;
  /** What is written there. */
  readonly text: string;
}

/** What of `site.json` visitors read; the rest of it the engine itself acts on. */
const SHOWN_OF_SITE = /^\/(brand|variables|compliance\/lines|contact\/consent)\//;
/** Words that resolvers compare: marked, they would no longer be the same. */
const COMPARED = /^(\/items\/\d+)?\/(topics|condensed)\//;

function isShown(path: string, pointer: string): boolean {
  if (path === 'theme.json' || pointer.endsWith('/$schema')) return false;
  return path === 'site.json' ? SHOWN_OF_SITE.test(pointer) : !COMPARED.test(pointer);
}

/** The files of a site in one language with every text that visitors read, and every picture, marked by its number in `sources`. */
export function markFiles(files: ReadonlyMap<string, ContentFile>, shapeOf: (schema: string) => Shape) {
  const sources: Source[] = [];
  const marked = new Map<string, ContentFile>();
  for (const [path, file] of files) {
    if (file.schema === undefined || file.value === undefined || overlayOf(path)) {
      marked.set(path, file);
      continue;
    }
    const named = new Set(listedItems(file.value).map(({ pointer }) => pointer));
    const by = new Map<string, string>();
    const mark = (text: JsonValue, role: string, pointer: string) => {
      if (typeof text !== 'string' || text === '' || named.has(pointer) || !isShown(path, pointer)) return;
      sources.push({ path, pointer, text });
      by.set(pointer, (role === 'media' ? markPath : markText)(text, sources.length - 1));
    };
    walk(shapeOf(file.schema), file.value, '', ({ role, collection, pointer, written }) => {
      if (collection !== null || (role !== 'text' && role !== 'markdown' && role !== 'media')) return;
      if (!isArray(written)) mark(written, role, pointer);
      else for (const [i, line] of written.entries()) mark(line, role, pointerTo(pointer, i));
    });
    marked.set(path, { ...file, text: file.text, value: replaced(file.value, by) });
  }
  return { files: marked, sources };
}
