import { lineStarts, placeOf } from '../content/diagnostics/locate.ts';
import type { SiteIndex } from '../content/site/site-index.ts';
import type { Place } from '../content/uses/uses.ts';

/** Where places in content stand for people, each with its line. */
export function located(index: SiteIndex, places: readonly Place[]) {
  const linesOf = new Map<string, readonly number[]>();
  return places.map((place) => {
    const source = index.allFiles.get(place.file)?.text ?? '';
    const starts = linesOf.get(place.file) ?? lineStarts(source);
    linesOf.set(place.file, starts);
    const position = placeOf(starts, place.range());
    const start = starts[position.line - 1] ?? 0;
    const text = source.slice(start, starts[position.line] ?? source.length).trimEnd();
    return { file: `${index.input.name}/${place.file}`, ...position, pointer: place.pointer, text };
  });
}

const WIDTH = 120;

/** The part of a long line around a column. */
export function cut(text: string, column: number): string {
  const from = text.length > WIDTH && column > WIDTH - 40 ? column - 40 : 0;
  const part = text.slice(from, from + WIDTH).trim();
  return `${from > 0 ? '…' : ''}${part}${from + WIDTH < text.length ? '…' : ''}`;
}
