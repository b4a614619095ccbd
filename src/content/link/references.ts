import { pointerTo } from '../diagnostics/pointer.ts';
import { isArray, type JsonValue } from '../json/json.ts';
import { asList, asText } from '../json/unchecked.ts';
import type { Shape } from '../schema/shape.ts';
import { walk } from '../schema/walk.ts';
import type { ContentFile } from '../site/content-file.ts';
import { blocksIn } from '../site/page-entries.ts';
import { linksInMarkdown } from '../text/markdown-links.ts';

/** A place in a content file that names something else, as it is written there. */
export type Reference = { readonly pointer: string } & (
  | { readonly kind: 'link'; readonly href: string }
  | { readonly kind: 'media'; readonly path: string }
  | { readonly kind: 'item'; readonly collection: string; readonly key: string }
);

/** Where a link of a Markdown text stands: its line, where the text is written as lines. */
function placesOf(href: string, written: JsonValue, pointer: string): string {
  const line = isArray(written)
    ? written.findIndex((text) => typeof text === 'string' && linksInMarkdown(text).includes(href))
    : -1;
  return line === -1 ? pointer : pointerTo(pointer, line);
}

/** `card-carousel` and its like name items of whichever collection they show: no schema can say which. */
export function listedItems(value: JsonValue): (Reference & { kind: 'item' })[] {
  return blocksIn(value).flatMap(({ block, pointer }) => {
    const collection = asText(block.collection);
    if (collection === undefined) return [];
    return asList(block.items).flatMap((key, i) =>
      typeof key === 'string'
        ? [{ kind: 'item' as const, collection, key, pointer: pointerTo(`${pointer}/items`, i) }]
        : [],
    );
  });
}

const known = new WeakMap<ContentFile, readonly Reference[]>();

/** Everything that a file names: pages, files, anchors and items. `shape` is that of the file's schema. */
export function referencesOf(file: ContentFile, shape: Shape): readonly Reference[] {
  const before = known.get(file);
  if (before) return before;
  const found: Reference[] = [];
  if (file.value !== undefined)
    walk(shape, file.value, '', {
      leaf(text, role, collection, pointer, written) {
        if (collection !== null) found.push({ kind: 'item', collection, key: text, pointer });
        else if (role === 'media') found.push({ kind: 'media', path: text, pointer });
        else if (role === 'link') found.push({ kind: 'link', href: text, pointer });
        else if (role === 'markdown')
          for (const href of new Set(linksInMarkdown(text)))
            found.push({ kind: 'link', href, pointer: placesOf(href, written, pointer) });
      },
    });
  const all = file.value === undefined ? found : [...found, ...listedItems(file.value)];
  known.set(file, all);
  return all;
}
