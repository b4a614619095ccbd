import { pointerTo } from '../diagnostics/pointer.ts';
import { isArray, isObject, type JsonValue } from '../json/json.ts';
import { listedItems } from '../link/references.ts';
import { overlayOf } from '../overlay/overlay-place.ts';
import type { Shape } from '../schema/shape.ts';
import { variantOf } from '../schema/walk.ts';
import type { ContentFile } from '../site/content-file.ts';
import type { MediaFile } from '../site/input.ts';
import { markPath, markText, withoutMarks } from './marks.ts';

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

type MarkLeaf = (text: string, role: string, pointer: string) => string;

/** A value with its texts changed, guided by its shape. */
function change(shape: Shape, value: JsonValue, pointer: string, leaf: MarkLeaf): JsonValue {
  if (shape.kind === 'leaf') {
    if (shape.collection !== null) return value;
    if (typeof value === 'string') return leaf(value, shape.role, pointer);
    if (shape.role !== 'markdown' || !isArray(value)) return value;
    return value.map((line, i) =>
      typeof line === 'string' ? leaf(line, 'markdown', pointerTo(pointer, i)) : line,
    );
  }
  if (shape.kind === 'union') {
    const variant = variantOf(shape, value);
    return variant ? change(variant, value, pointer, leaf) : value;
  }
  if (shape.kind === 'array')
    return isArray(value)
      ? value.map((item, i) => change(shape.items, item, pointerTo(pointer, i), leaf))
      : value;
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const inner = shape.properties.get(key) ?? shape.additional;
      return [key, inner ? change(inner, item, pointerTo(pointer, key), leaf) : item];
    }),
  );
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
    const leaf: MarkLeaf = (text, role, pointer) => {
      const kept = text === '' || named.has(pointer) || !isShown(path, pointer);
      if (kept || (role !== 'text' && role !== 'markdown' && role !== 'media')) return text;
      sources.push({ path, pointer, text });
      return (role === 'media' ? markPath : markText)(text, sources.length - 1);
    };
    marked.set(path, { ...file, value: change(shapeOf(file.schema), file.value, '', leaf) });
  }
  return { files: marked, sources };
}

/** The files below `public/`, which marked paths find too. */
export class MarkedMedia extends Map<string, MediaFile> {
  override get(path: string): MediaFile | undefined {
    return super.get(withoutMarks(path));
  }
  override has(path: string): boolean {
    return super.has(withoutMarks(path));
  }
}
