import { lineStarts, placeOf } from '../content/diagnostics/locate.ts';
import { rememberedBy } from '../content/json/remembered.ts';
import type { SiteIndex } from '../content/site/site-index.ts';
import type { Place } from '../content/uses/uses.ts';

/** Where places in content stand for people, each with its line. */
export function located(index: SiteIndex, places: readonly Place[]) {
  const textOf = (file: string) => index.allFiles.get(file)?.text ?? '';
  const startsOf = rememberedBy((file: string) => lineStarts(textOf(file)));
  return places.map((place) => {
    const [source, starts] = [textOf(place.file), startsOf(place.file)];
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
